import { expect } from "vitest";
import { openWorld, type World } from "../world/world.ts";

/** What the same product says in processes of different zones, at one moment. */

/** Minutes behind UTC in November: proof that the process is in the zone. */
const ZONES = [
  ["UTC", 0],
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
] as const;

/** The moments at which one day turns into another, or has an hour more or less, and that day. */
export const TURNS = [
  ["a minute before midnight", "2026-11-21T23:59:00-08:00", "2026-11-21"],
  ["a minute after midnight", "2026-11-22T00:01:00-08:00", "2026-11-22"],
  ["the day clocks go forward", "2026-03-08T03:30:00-07:00", "2026-03-08"],
  ["the day clocks go back", "2026-11-01T01:30:00-08:00", "2026-11-01"],
] as const;

/** What `work` finds in every zone, with a build of its own each; it must be the same everywhere. */
export async function sameInEveryZone(
  clock: string,
  work: (world: World) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const zone = process.env["TZ"];
  const [first = [], ...others] = await inTurn(clock, work).finally(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });
  expect(first.length).toBeGreaterThan(0);
  expect(others).toHaveLength(ZONES.length - 1);
  for (const found of others) expect(found).toEqual(first);
  return first;
}

async function inTurn(
  clock: string,
  work: (world: World) => Promise<readonly string[]>,
): Promise<(readonly string[])[]> {
  const all: (readonly string[])[] = [];
  for (const [timeZone, offset] of ZONES) {
    process.env["TZ"] = timeZone;
    const world = await openWorld({ clock, requestId: "the-same-everywhere" });
    try {
      expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(offset);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      all.push(await work(world));
    } finally {
      world.close();
    }
  }
  return all;
}

/** Each page, and then every call they took, in one order. */
export async function pagesAndCalls(
  world: World,
  work: (add: (page: string) => void) => Promise<void>,
): Promise<readonly string[]> {
  const pages: string[] = [];
  const calls = await world.callsDuring(() => work((page) => void pages.push(page)));
  return [
    ...pages,
    ...calls.map(({ path, query }) => `${path} ${JSON.stringify(query)}`).toSorted(),
  ];
}
