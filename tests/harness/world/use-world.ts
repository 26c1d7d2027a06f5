import { afterAll, afterEach, beforeAll } from "vitest";
import { openFaultWorld, type FaultWorld } from "./fault-world.ts";
import { openServedWorld } from "./served.ts";
import { openTurningWorld, type TurningWorld } from "./turning-world.ts";
import { openWorld, type World, type WorldOptions } from "./world.ts";

/**
 * The world of a file's or a block's tests, open while they run. Faults and handlers end with the
 * test that sets them; changed data stay changed until `reset`.
 */
export const useWorld = (options?: WorldOptions): World => use(() => openWorld(options));

/** The same with a relay before the gateway; the last test's end throws on unexpected errors. */
export const useFaultWorld = (): FaultWorld => use(openFaultWorld);

/** The same behind its HTTP server. */
export const useServedWorld = (): ServedWorld => use(openServedWorld);

/** The same with a clock that tests turn. */
export const useTurningWorld = (moment: string): TurningWorld =>
  use(() => openTurningWorld(moment));

type ServedWorld = Awaited<ReturnType<typeof openServedWorld>>;

/** Ends what a test changed in this world. */
export function resetting<Opened extends Pick<World, "reset">>(world: Opened): Opened {
  afterEach(() => world.reset());
  return world;
}

/** A world that a file opens itself, open while its tests run. */
export function use<Opened extends World>(open: () => Promise<Opened>): Opened {
  let world: Opened | undefined;
  beforeAll(async () => {
    world = await open();
  });
  afterEach(async () => {
    world?.network.resetHandlers();
    await world?.mend();
  });
  afterAll(() => world?.close());
  const later: ProxyHandler<Opened> = { get: (_target, name) => world && Reflect.get(world, name) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is open once the tests run
  return new Proxy({} as Opened, later);
}
