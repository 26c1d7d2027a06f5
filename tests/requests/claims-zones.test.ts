import { expect, test } from "vitest";
import { pagesAndCalls, sameInEveryZone, TURNS } from "./zones.ts";

const PATHS = [
  "/claims",
  "/claims?type=dental&from=2026-01-01",
  "/claims?member=1&page=2",
  "/claims/print?type=vision",
  "/claims/export.csv",
];

test.each(TURNS)(
  "T-51 T-60 S-21 at %s the list, its print and its file are the same to the byte in every zone",
  async (_when, clock, endDate) => {
    const startDate = endDate.replace("2026", "2024");
    const found = await sameInEveryZone(clock, async (world) => {
      const browser = await world.enter("sub");
      return pagesAndCalls(world, async (add) => {
        for (const path of PATHS) {
          const page = await browser.open(path);
          expect([page.status, path]).toEqual([200, path]);
          add(page.headers.get("content-disposition") ?? "");
          add(page.html);
        }
      });
    });
    const own = found.find(
      (line) => line.startsWith("/claims/medical {") && line.includes(`"suffix":"0"`),
    );
    expect(own).toContain(`"startDate":"${startDate}"`);
    expect(own).toContain(`"endDate":"${endDate}"`);
    expect(found).toContain(`attachment; filename="claims-medical-${startDate}-${endDate}.csv"`);
  },
  120_000,
);
