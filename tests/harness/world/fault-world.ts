import { setTimeout as delay } from "node:timers/promises";
import { skipWaits } from "./skip-waits.ts";
import { openWorld } from "./world.ts";

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
  // By then all cut connections are closed.
  await delay(20);
  return {
    ...world,
    relay,
    /** Does work while the gateway refuses connections; retries cost no real time. */
    async whileRefused<Result>(work: () => Promise<Result>): Promise<Result> {
      await relay.refuse();
      const result = await skipWaits(work);
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
