import { afterAll, expect, test, vi } from "vitest";
import { openWorld } from "../world/world.ts";

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
const PERSONAS = ["sub", "dep-adult", "term", "cop", "future", "medgrp"];

/** What a process in this zone asks and renders for each persona, with a build of its own. */
async function pagesIn(timeZone: string, offset: number, clock: string): Promise<string[]> {
  process.env["TZ"] = timeZone;
  vi.resetModules();
  const world = await openWorld({ clock, requestId: "the-same-everywhere" });
  expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(offset);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  try {
    const pages: string[] = [];
    for (const persona of PERSONAS) {
      const browser = await world.enter(persona);
      const calls = await world.callsDuring(async () => {
        const page = await browser.open("/home");
        expect(page.status).toBe(200);
        pages.push(page.html);
      });
      pages.push(...calls.map(({ path, query }) => `${path} ${JSON.stringify(query)}`).toSorted());
    }
    return pages;
  } finally {
    world.close();
  }
}

test.each([
  ["noon", "2026-11-21T12:00:00-08:00"],
  ["the last minute of the year", "2026-12-31T23:59:00-08:00"],
])(
  "T-51 CONST-24 T-60 at %s home is the same to the byte, whatever zone the process runs in",
  async (_when, clock) => {
    const rendered: string[][] = [];
    for (const [timeZone, offset] of ZONES) rendered.push(await pagesIn(timeZone, offset, clock));
    expect(rendered[0]?.length).toBeGreaterThan(PERSONAS.length * 10);
    expect(rendered[1]).toEqual(rendered[0]);
    expect(rendered[2]).toEqual(rendered[0]);
  },
);
