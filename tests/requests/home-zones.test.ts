import { expect, test } from "vitest";
import { pagesAndCalls, sameInEveryZone } from "./zones.ts";

const PERSONAS = ["sub", "dep-adult", "term", "cop", "future", "medgrp"];

test.each([
  ["noon", "2026-11-21T12:00:00-08:00"],
  ["the last minute of the year", "2026-12-31T23:59:00-08:00"],
])(
  "T-51 CONST-24 T-60 at %s home is the same to the byte, whatever zone the process runs in",
  async (_when, clock) => {
    const found = await sameInEveryZone(clock, async (world) => {
      const all: string[] = [];
      for (const persona of PERSONAS) {
        const browser = await world.enter(persona);
        const own = await pagesAndCalls(world, async (add) => {
          const page = await browser.open("/home");
          expect(page.status).toBe(200);
          add(page.html);
        });
        all.push(...own);
      }
      return all;
    });
    expect(found.length).toBeGreaterThan(PERSONAS.length * 10);
  },
);
