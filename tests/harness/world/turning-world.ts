import { vi } from "vitest";
import { openWorld, type World, type WorldOptions } from "./world.ts";

/** A world with a clock that a test sets. */
export type TurningWorld = World & {
  /** Sets the time of product and gateway. */
  readonly turnTo: (moment: string) => void;
};

/**
 * One build and one sandbox for many days, because opening a world takes longer than most pages. As
 * in production no CLOCK is set, so the product reads the process's time at each request, and stale
 * values of another day would show. Sign in again after each change: sessions last two hours, and
 * answers are cached per session.
 */
export async function openTurningWorld(
  moment: string,
  options: Omit<WorldOptions, "clock"> = {},
): Promise<TurningWorld> {
  const turnTo = (to: string) => void vi.setSystemTime(new Date(to));
  try {
    // Opened before the clock is set: the date classes of date-fns copy the methods of the Date
    // they find when they are loaded, and the fake Date has none of its own.
    const world = await openWorld({ ...options, clock: null });
    turnTo(moment);
    return {
      ...world,
      turnTo,
      close() {
        vi.useRealTimers();
        world.close();
      },
    };
  } catch (error) {
    vi.useRealTimers();
    throw error;
  }
}
