import { setTimeout as delay } from "node:timers/promises";
import { openWorld } from "./world.ts";

/** Far below the delay of a silent call. */
const IMPATIENT_MS = 2500;
/** No call is too late on a busy machine. */
const PATIENT_MS = 30_000;

export type FaultOptions = {
  /** Whether the tests meet a gateway that is silent, which they do not want to wait for. */
  readonly isImpatient?: boolean;
};

/** Log messages of unexpected errors, except the warning about tokens that are too long. */
const SURPRISE = /"level":"(?:error|fatal)"(?!.*"token too long for a session")/;

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>;

/**
 * The product in this process, with its gateway behind a relay that can cut it off. Calls time out
 * after 30 s, or 2.5 s where asked for, and the log is recorded. `close` returns the world, and throws on unexpected errors.
 */
export async function openFaultWorld({ isImpatient = false }: FaultOptions = {}) {
  const timeoutMs = isImpatient ? IMPATIENT_MS : PATIENT_MS;
  const env = { GATEWAY_TIMEOUT_MS: `${timeoutMs}`, LOG_LEVEL: "info" };
  const world = await openWorld({ env, shared: true, relayed: true });
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
