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

/** Every page of the personas as a process in this zone renders it, with a build of its own. */
async function pagesIn(timeZone: string, offset: number, clock: string): Promise<string[]> {
  process.env["TZ"] = timeZone;
  expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset()).toBe(offset);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  vi.resetModules();
  const world = await openWorld({ clock, requestId: "the-same-everywhere" });
  try {
    const pages: string[] = [];
    for (const persona of PERSONAS) {
      const page = await (await world.enter(persona)).open("/home");
      expect(page.status).toBe(200);
      pages.push(page.html);
    }
    return pages;
  } finally {
    world.close();
  }
}

test.each([
  ["noon", "2026-11-21T12:00:00-08:00"],
  ["a minute before midnight", "2026-11-21T23:59:00-08:00"],
])(
  "T-51 CONST-24 T-60 at %s home is the same to the byte, whatever zone the process runs in",
  async (_when, clock) => {
    const rendered: string[][] = [];
    for (const [timeZone, offset] of ZONES) rendered.push(await pagesIn(timeZone, offset, clock));
    expect(rendered[0]).toHaveLength(PERSONAS.length);
    expect(rendered[1]).toEqual(rendered[0]);
    expect(rendered[2]).toEqual(rendered[0]);
  },
);
