import { setTimeout as delay } from "node:timers/promises";
import { getRuntime } from "#server/runtime.ts";
import { skipWaits } from "./skip-waits.ts";
import { openWorld } from "./world.ts";

/** Waits until no call of the product is under way. */
async function untilIdle(): Promise<void> {
  const isBusy = () => {
    const { busyConnections, waitingCalls } = getRuntime().connections.measure();
    return busyConnections + waitingCalls > 0;
  };
  while (isBusy()) await delay(1);
}

/** Log messages of unexpected errors, except the warning about tokens that are too long. */
const SURPRISE = /"level":"(?:error|fatal)"(?!.*"token too long for a session")/;

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>;

/**
 * The product in this process, with a relay before the gateway that can cut it off. The log is
 * recorded. `close` returns the world, and throws on unexpected errors.
 */
export async function openFaultWorld() {
  const env = { LOG_LEVEL: "info" };
  const world = await openWorld({ env, shared: true, relayed: true });
  const { relay } = world;
  if (relay === null) throw new TypeError("a world of faults has a relay");
  // All cut connections are closed once the loop has read their ends.
  for (let turn = 0; turn < 20; turn += 1) await delay(1);
  return {
    ...world,
    relay,
    /** Does work while the gateway refuses connections; retries cost no real time. */
    async whileRefused<Result>(work: () => Promise<Result>): Promise<Result> {
      await relay.refuse();
      // A call that its page did not wait for, or that waits for its next try, would report a refusal
      // after the gateway is back.
      const result = await skipWaits(
        async () => {
          const made = await work();
          await untilIdle();
          return made;
        },
        { toTheEnd: true },
      );
      await relay.accept();
      return result;
    },
    close() {
      const surprises = world
        .log()
        .split("\n")
        .filter((line) => SURPRISE.test(line));
      world.close();
      if (surprises.length > 0) throw new Error(`surprised:\n${surprises.join("\n")}`);
    },
  };
}
