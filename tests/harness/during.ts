import { skipWaits } from "./world/skip-waits.ts";
import type { Fault } from "./world/world.ts";

type Troubled = {
  readonly fault: (...faults: Fault[]) => Promise<unknown>;
  readonly mend: () => Promise<unknown>;
};

/** Adds `during`: does work while the gateway has faults, and ends the faults. */
export const withDuring = <World extends Troubled>(world: World) => ({
  ...world,
  /**
   * Silent calls cost no real time: their time-outs fire as soon as nothing else is left to run.
   */
  async during<Result>(
    faults: Fault | readonly Fault[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const all = [faults].flat();
    await world.fault(...all);
    const isSilent = all.some(({ delayMs }) => delayMs === SILENT_MS);
    const result = await (isSilent ? skipWaits(work, { toTheEnd: true }) : work());
    await world.mend();
    return result;
  },
});

const SILENT_MS = 600_000;

/** The fault of a call that is never answered. */
export const SILENT: Fault = { delayMs: SILENT_MS };
