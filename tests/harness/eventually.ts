import { vi } from "vitest";
import { HANGS_MS } from "./patience.ts";

/** Resolves when `holds` no longer throws. */
export const eventually = <Value>(holds: () => Value | Promise<Value>) =>
  vi.waitFor(holds, { timeout: HANGS_MS, interval: 20 });
