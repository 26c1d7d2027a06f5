import { vi } from "vitest";
import { openWorld, type World, type WorldOptions } from "./world.ts";

/** A world whose clock stands still, and is put forward or back by hand. */
export type TurningWorld = World & {
  /** The moment it is from now on, for the product and for the gateway. */
  readonly turnTo: (moment: string) => void;
};

/**
 * One build and one sandbox that see many days: to open a world costs more than most pages in it.
 * As in production no CLOCK is set, so the product asks the process for the time at each request,
 * and whatever it kept of a day before shows. Enter anew after each turn: a session is good for two
 * hours, and answers are kept per session.
 */
export async function openTurningWorld(
  moment: string,
  options: Omit<WorldOptions, "clock"> = {},
): Promise<TurningWorld> {
  const turnTo = (to: string) => void vi.setSystemTime(new Date(to));
  try {
    // Opened before the clock is turned: date-fns' own kinds of dates copy the functions of the Date
    // that is there when they are loaded, and the one that stands in for it has none of its own.
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
