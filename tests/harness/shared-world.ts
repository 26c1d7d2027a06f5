import { vi } from "vitest";
import { stopAll } from "./processes.ts";
import { openRealWorld, type RealWorld } from "./real-world.ts";

/** Far below what a silent call is silent for, and far above what one takes on a busy machine. */
const SHARED = { GATEWAY_TIMEOUT_MS: "1500" };

let shared: RealWorld | undefined;

/**
 * A real world that the files of this worker have one after the other: to start one and to warm it
 * up takes longer than what most of them do in it. It comes as a new one would, but for what the
 * dashboard keeps by session (docs/decisions/2026-11-21-shared-worlds.md). `close` gives it back.
 */
export async function borrowWorld(): Promise<RealWorld> {
  if (shared?.sandbox.isAlive() !== true || !shared.dashboard.isAlive()) {
    shared = await openRealWorld({ env: SHARED });
    shared.sandbox.keep();
    shared.dashboard.keep();
  }
  const { relay, dashboard, reset, visitor } = shared;
  // Whatever the last file left under way ends here, and says so before this file listens.
  await relay.restore();
  await reset();
  const { headers } = await visitor().send("/login");
  const last = headers.get("x-request-id");
  if (last === null) throw new Error("the dashboard gives its answers no number");
  await vi.waitUntil(() => dashboard.output().includes(last), { timeout: 10_000 });
  const from = dashboard.output().lastIndexOf("\n") + 1;
  return {
    ...shared,
    dashboard: { ...dashboard, output: () => dashboard.output().slice(from) },
    close: stopAll,
  };
}
