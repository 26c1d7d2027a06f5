import { expect, test } from "vitest";
import { sameInEveryZone } from "./zones.ts";

const PATHS = ["/id-card", "/id-card/0/M/email", "/id-card/0/M/save"];

test.each([
  ["noon", "2026-11-21T12:00:00-08:00", "11/21/2026"],
  ["the last minute of the year", "2026-12-31T23:59:00-08:00", "12/31/2026"],
  ["a minute past midnight", "2026-11-22T00:01:00-08:00", "11/22/2026"],
])(
  "T-51 T-60 at %s cards and the saved card are the same to the byte in every zone",
  async (_when, clock, day) => {
    const pages = await sameInEveryZone(clock, async (world) => {
      const browser = await world.enter("sub");
      const found: string[] = [];
      for (const path of PATHS) found.push((await browser.open(path)).html);
      return found;
    });
    expect(pages[2]).toContain(`Saved on ${day}.`);
  },
);
