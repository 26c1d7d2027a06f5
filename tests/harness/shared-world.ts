import { vi } from "vitest";
import { stopAll } from "./processes.ts";
import { openRealWorld, type RealWorld } from "./real-world.ts";

/** Far below the delay of a silent call, and far above a call's time on a busy machine. */
const SHARED = { GATEWAY_TIMEOUT_MS: "1500" };

let shared: RealWorld | undefined;

/**
 * A real world shared by consecutive files of this worker, because starting one takes longer than
 * most files. It is reset, except for what the dashboard caches by session
 * (docs/decisions/2026-11-21-shared-worlds.md). `close` returns it.
 */
export async function borrowWorld(): Promise<RealWorld> {
  if (shared?.dashboard.isAlive() !== true) {
    shared = await openRealWorld({ env: SHARED });
    shared.dashboard.keep();
  }
  const { relay, dashboard, reset, visitor } = shared;
  // Whatever the last file left under way ends here, and says so before this file listens.
  await relay.restore();
  await reset();
  const { headers } = await visitor().send("/login");
  const last = headers.get("x-request-id");
  if (last === null) throw new Error("the dashboard gives its answers no number");
  await vi.waitUntil(() => dashboard.output().includes(last), { timeout: 60_000 });
  const from = dashboard.output().lastIndexOf("\n") + 1;
  return {
    ...shared,
    dashboard: { ...dashboard, output: () => dashboard.output().slice(from) },
    close: stopAll,
  };
}
