import { afterAll, expect, test, vi } from "vitest";
import { openWorld } from "../world/world.ts";

const zone = process.env["TZ"];
afterAll(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

const ZONES = [
  ["UTC", 0],
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
] as const;

/** The cards' pages and the saved file as a process in this zone makes them, with a build of its own. */
async function pagesIn(timeZone: string, offset: number, clock: string): Promise<string[]> {
  process.env["TZ"] = timeZone;
  vi.resetModules();
  const world = await openWorld({ clock, requestId: "the-same-everywhere" });
  expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(offset);
  try {
    const browser = await world.enter("sub");
    const paths = ["/id-card", "/id-card/0/M/email", "/id-card/0/M/save"];
    const pages = [];
    for (const path of paths) pages.push((await browser.open(path)).html);
    return pages;
  } finally {
    world.close();
  }
}

test.each([
  ["noon", "2026-11-21T12:00:00-08:00", "11/21/2026"],
  ["the last minute of the year", "2026-12-31T23:59:00-08:00", "12/31/2026"],
  ["a minute past midnight", "2026-11-22T00:01:00-08:00", "11/22/2026"],
])(
  "T-51 T-60 at %s cards and the saved card are the same to the byte in every zone",
  async (_when, clock, day) => {
    const rendered: string[][] = [];
    for (const [timeZone, offset] of ZONES) rendered.push(await pagesIn(timeZone, offset, clock));
    expect(rendered[0]?.[2]).toContain(`Saved on ${day}.`);
    expect(rendered[1]).toEqual(rendered[0]);
    expect(rendered[2]).toEqual(rendered[0]);
  },
);
