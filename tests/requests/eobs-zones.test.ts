import { expect, test } from "vitest";
import { pagesAndCalls, sameInEveryZone, TURNS } from "./zones.ts";

const PATHS = [
  "/eobs",
  "/eobs?type=dental&page=2",
  "/eobs?from=2026-03-08",
  "/eobs/EOB26000010001",
];

test.each(TURNS)(
  "T-51 T-60 EOB-02 at %s explanations are the same to the byte, whatever zone the process runs in",
  async (_when, clock, end) => {
    const found = await sameInEveryZone(clock, async (world) => {
      const browser = await world.enter("sub");
      return pagesAndCalls(world, async (add) => {
        for (const path of PATHS) add((await browser.open(path)).html);
        const pdf = await browser.send("/eobs/EOB26000010001/pdf");
        add(pdf.headers.get("content-disposition") ?? "");
        await pdf.body?.cancel();
      });
    });
    const days = `"startDate":"${end.replace("2026", "2024")}","endDate":"${end}"`;
    expect(found.filter((line) => line.startsWith("/v2/eobs {")).join("\n")).toContain(days);
  },
);
