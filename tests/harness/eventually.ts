import { vi } from "vitest";

/**
 * Resolves when `holds` throws no more. Half of the minute after which a process asks anew by itself:
 * what was not told must not be found out meanwhile.
 */
export const eventually = <Value>(holds: () => Value | Promise<Value>) =>
  vi.waitFor(holds, { timeout: 30_000, interval: 20 });
