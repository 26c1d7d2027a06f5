import { ORIGIN, getPage, signIn } from "../browser.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { load, median } from "../load.ts";
import { inFreshProcess, megabytes } from "../processes.ts";

// A single process: its start time, its memory growth, and its two busiest pages.

const STARTS = 3;
const MEMBERS = 200;
const AT_ONCE = 20;
const READINGS = 4;
const MOST_GREW = 1.25;

export async function measureStart(): Promise<Outcome> {
  const readyMs: number[] = [];
  while (readyMs.length < STARTS)
    readyMs.push(
      Math.round(await inFreshProcess((dashboard) => Promise.resolve(dashboard.readyMs))),
    );
  return { figures: { startToReadyMs: median(readyMs) }, broken: [] };
}

/** The log-in page, and home as a browser gets it. */
export const measureSpeed = (): Promise<Outcome> =>
  inFreshProcess(async (dashboard) => {
    const by = [dashboard];
    const headers = { cookie: await signIn(), "accept-encoding": "br" };
    await getPage("/home", headers.cookie);
    const homeBrotli = await load({ url: `${ORIGIN}/home`, headers, by });
    return {
      figures: { homeBrotli, login: await load({ url: `${ORIGIN}/login`, by }) },
      broken: [],
    };
  });

/** Resident memory after each 800 pages of 200 members. */
export const measureMemory = (): Promise<Outcome> =>
  inFreshProcess(async (dashboard) => {
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => signIn()));
    const readings: number[] = [];
    while (readings.length < READINGS) {
      for (let turn = 0; turn < 4; turn += 1) {
        for (let at = 0; at < members.length; at += AT_ONCE) {
          const some = members.slice(at, at + AT_ONCE);
          await Promise.all(some.map((cookie) => getPage("/home", cookie)));
        }
      }
      readings.push(megabytes(dashboard));
    }
    const [first = 0, last = 0] = [readings[1], readings.at(-1)];
    return {
      figures: { residentMbAfterEach800: readings },
      broken: brokenOf([[last <= first * MOST_GREW, `memory grew from ${first} to ${last} MB`]]),
    };
  });
