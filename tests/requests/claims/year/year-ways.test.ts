import { expect, test } from "vitest";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useTurningWorld } from "#tests/harness/world/use-world.ts";

const world = useTurningWorld("2026-11-21T12:00:00-08:00");

/** The links to a year on a page as it is on a day. */
async function waysOn(day: string, path: string, persona = "sub") {
  world.turnTo(`${day}T12:00:00-08:00`);
  const page = await world.see(persona, path);
  expect(page.status).toBe(200);
  return linksOf(page).filter(([, href]) => href.startsWith("/claims/year/"));
}

const TAX_TIME = "Claims in 2026 for an FSA, HSA, or taxes";

test("YEAR-01 /claims always links to a year's claims, home from 1 December to 15 April", async () => {
  const always = ["2026 totals", "/claims/year/2026"];
  expect(await waysOn("2026-11-30", "/claims")).toEqual([always]);
  expect(await waysOn("2026-11-30", "/home")).toEqual([]);
  const taxTime = [[TAX_TIME, "/claims/year/2026"]];
  for (const path of ["/claims", "/home"]) {
    expect(await waysOn("2026-12-01", path)).toEqual(taxTime);
    expect(await waysOn("2027-04-15", path)).toEqual(taxTime);
  }
  expect(await waysOn("2027-04-16", "/home")).toEqual([]);
  expect(await waysOn("2026-12-01", "/home", "noelig")).toEqual([]);
});
