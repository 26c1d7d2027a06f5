import { expect, test } from "vitest";
import { claimsOf } from "./claim-page.ts";
import { sameInEveryZone, TURNS } from "./zones.ts";

test.each(TURNS)(
  "T-51 CONST-24 at %s a claim is the same to the byte, whatever zone the process runs in",
  async (_when, clock) => {
    const pages = await sameInEveryZone(clock, async (world) => {
      const browser = await world.enter("sub");
      const newest = (await claimsOf(world, "sub")).slice(0, 12);
      const found: string[] = [];
      for (const { id, serviceDateFrom } of newest) {
        const page = await browser.open(`/claims/medical/${id}/0?from=2026-01-02`);
        expect(page.status).toBe(200);
        const [year, month, day] = serviceDateFrom.split("-");
        expect(page.text).toContain(`${month}/${day}/${year}`);
        found.push(page.html);
      }
      return found;
    });
    expect(pages).toHaveLength(12);
  },
);
