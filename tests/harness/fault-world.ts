import { setTimeout as delay } from "node:timers/promises";
import { openWorld } from "./world.ts";

/** Far below what a silent call is silent for, and far above what one takes on a busy machine. */
const IMPATIENT = { GATEWAY_TIMEOUT_MS: "1500", LOG_LEVEL: "info" };

/** What the log says of what nobody foresaw; of a token that no session holds it tells the operator. */
const SURPRISE = /"level":"(?:error|fatal)"(?!.*"token too long for a session")/;

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>;

/**
 * The product in this process, its gateway behind a relay that can cut it off. It waits 1.5 s for an
 * answer, and its log is kept. `close` gives it back, and throws where something was a surprise.
 */
export async function openFaultWorld() {
  const world = await openWorld({ env: IMPATIENT, shared: true, relayed: true });
  const { relay } = world;
  if (relay === null) throw new TypeError("a world of faults has a relay");
  // Whoever was cut off when the relay was restored has noticed by then.
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
