import { setTimeout as delay } from "node:timers/promises";
import { openWorld } from "./world.ts";

/** Far below the delay of a silent call, and far above a call's time on a busy machine. */
const IMPATIENT = { GATEWAY_TIMEOUT_MS: "1500", LOG_LEVEL: "info" };

/** Log messages of unexpected errors, except the warning about tokens that are too long. */
const SURPRISE = /"level":"(?:error|fatal)"(?!.*"token too long for a session")/;

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>;

/**
 * The product in this process, with its gateway behind a relay that can cut it off. Calls time out
 * after 1.5 s, and the log is recorded. `close` returns the world, and throws on unexpected errors.
 */
export async function openFaultWorld() {
  const world = await openWorld({ env: IMPATIENT, shared: true, relayed: true });
  const { relay } = world;
  if (relay === null) throw new TypeError("a world of faults has a relay");
  // By then all cut-off connections are closed.
  await delay(20);
  return {
    ...world,
    relay,
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
