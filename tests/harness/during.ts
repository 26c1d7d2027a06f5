import type { Fault } from "./world.ts";

type Troubled = {
  readonly fault: (...faults: Fault[]) => Promise<unknown>;
  readonly mend: () => Promise<unknown>;
};

/** What makes faults of the gateway, what ends them, and what does work while they last. */
export const withDuring = <World extends Troubled>(world: World) => ({
  ...world,
  async during<Result>(
    faults: Fault | readonly Fault[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    await world.fault(...[faults].flat());
    const result = await work();
    await world.mend();
    return result;
  },
});
