import { vi } from "vitest";

/**
 * Resolves when `holds` no longer throws. The limit is half of the minute after which a process
 * reads again by itself, so that a missed message fails the test.
 */
export const eventually = <Value>(holds: () => Value | Promise<Value>) =>
  vi.waitFor(holds, { timeout: 30_000, interval: 20 });
