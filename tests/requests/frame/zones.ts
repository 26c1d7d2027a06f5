import { expect } from "vitest";
import { openTurningWorld } from "#tests/harness/turning-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import type { World } from "#tests/harness/world.ts";

/** What the same product says in processes of different zones, at the same moments. */

/** Minutes behind UTC in November: proof that the process is in the zone. */
const ZONES = [
  ["UTC", 0],
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
] as const;

/** A path, its status if that is not 200, and what somebody reads there if it is known beforehand. */
export type Stop = { readonly path: string; readonly status?: number; readonly says?: string };

/** Pages that one member opens one after the other. */
export type Walk = {
  readonly name: string;
  readonly persona: string;
  readonly stops: readonly Stop[] | ((world: World) => Promise<readonly Stop[]>);
};

/** What came back: the page or the file, and the name that the file is to have. */
export type Seen = Stop & {
  readonly answered: number;
  readonly body: string;
  readonly fileName: string;
};

/** All that a walk came by, and every call they took as path and query, in one order. */
export type Walked = { readonly seen: readonly Seen[]; readonly calls: readonly string[] };

/** What a walk was at a moment, in each zone; throws for one that was not made. */
export type Walks = (walk: string, moment: string) => readonly Walked[];

/** Every walk at every moment in every zone: a build of its own for each zone. */
export async function walkEveryZone(
  walks: readonly Walk[],
  moments: readonly string[],
): Promise<Walks> {
  const zone = process.env["TZ"];
  const all = new Map<string, Walked[]>();
  try {
    for (const [timeZone, offset] of ZONES) {
      process.env["TZ"] = timeZone;
      expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(offset);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      for (const [key, walked] of await walkAll(walks, moments)) {
        all.set(key, [...(all.get(key) ?? []), walked]);
      }
    }
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
  return (walk, moment) => {
    const walked = all.get(keyOf(walk, moment));
    if (walked?.length !== ZONES.length) throw new Error(`nobody walked ${walk} at ${moment}`);
    return walked;
  };
}

const keyOf = (walk: string, moment: string): string => `${moment} ${walk}`;

async function walkAll(
  walks: readonly Walk[],
  moments: readonly string[],
): Promise<ReadonlyMap<string, Walked>> {
  const found = new Map<string, Walked>();
  const world = await openTurningWorld(moments[0] ?? "", { requestId: "the-same-everywhere" });
  try {
    for (const moment of moments) {
      world.turnTo(moment);
      for (const walk of walks) found.set(keyOf(walk.name, moment), await makeWalk(world, walk));
    }
  } finally {
    world.close();
  }
  return found;
}

async function makeWalk(world: World, { persona, stops }: Walk): Promise<Walked> {
  const all = typeof stops === "function" ? await stops(world) : stops;
  const browser = await world.enter(persona);
  const seen: Seen[] = [];
  const calls = await world.callsDuring(async () => {
    for (const stop of all) seen.push(await see(browser, stop));
  });
  const asked = calls.map(({ path, query }) => `${path} ${JSON.stringify(query)}`);
  return { seen, calls: asked.toSorted() };
}

/** Without reading the page as a document, which takes longer than to make it. */
async function see(browser: Visitor, stop: Stop): Promise<Seen> {
  const response = await browser.send(stop.path);
  const fileName = response.headers.get("content-disposition") ?? "";
  return { ...stop, answered: response.status, body: await response.text(), fileName };
}
