import { afterAll, expect, test, vi } from "vitest";
import { openWorld } from "../world/world.ts";
import { claimsOf } from "./claim-page.ts";

const zone = process.env["TZ"];
afterAll(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

/** The offsets of the zones in November, minutes behind UTC: proof that the process is in them. */
const ZONES = [
  ["UTC", 0],
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
] as const;

/** The claims of one family as a process in this zone renders them, with a build of its own. */
async function pagesIn(timeZone: string, offset: number, clock: string): Promise<string[]> {
  process.env["TZ"] = timeZone;
  vi.resetModules();
  const world = await openWorld({ clock, requestId: "the-same-everywhere" });
  expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(offset);
  try {
    const browser = await world.enter("sub");
    const newest = (await claimsOf(world, "sub")).slice(0, 12);
    const pages: string[] = [];
    for (const { id, serviceDateFrom } of newest) {
      const page = await browser.open(`/claims/medical/${id}/0?from=2026-01-02`);
      expect(page.status).toBe(200);
      const [year, month, day] = serviceDateFrom.split("-");
      expect(page.text).toContain(`${month}/${day}/${year}`);
      pages.push(page.html);
    }
    return pages;
  } finally {
    world.close();
  }
}

test.each([
  ["a minute before midnight", "2026-11-20T23:59:00-08:00"],
  ["a minute after midnight", "2026-11-21T00:01:00-08:00"],
  ["the day the clocks go forward", "2026-03-08T03:30:00-07:00"],
  ["the day the clocks go back", "2026-11-01T01:30:00-08:00"],
])(
  "T-51 CONST-24 at %s a claim is the same to the byte, whatever zone the process runs in",
  async (_when, clock) => {
    const rendered: string[][] = [];
    for (const [timeZone, offset] of ZONES) rendered.push(await pagesIn(timeZone, offset, clock));
    expect(rendered[0]).toHaveLength(12);
    expect(rendered[1]).toEqual(rendered[0]);
    expect(rendered[2]).toEqual(rendered[0]);
  },
);
