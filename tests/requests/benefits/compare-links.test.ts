import { expect, test } from "vitest";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { COMPARE } from "./compare-page.ts";

const world = useWorld();

const hrefsOf = async (path: string, where: string) =>
  linksOf(await world.see("sub", path), where).map(([, href]) => href.replaceAll("&amp;", "&"));

test("BENEFIT-26 a day's own page is linked by that day, today's as the usual page", async () => {
  const hrefs = await hrefsOf(`${COMPARE}?from=2025-12-31&to=2026-11-21`, ".changes");
  expect(hrefs).toContain("/benefits/medical");
  expect(hrefs.filter((href) => href.includes("/benefits/medical"))).toHaveLength(2);
  expect(hrefs.filter((href) => href.includes("2026-11-21"))).toEqual([]);
  expect(hrefs.some((href) => href.includes("2025-12-31"))).toBe(true);
});

test("BENEFIT-26 the three latest changes of plan periods are offered, each from the day before", async () => {
  const offered = await hrefsOf(COMPARE, "main");
  const presets = offered.filter((href) => href.startsWith(`${COMPARE}?from=`));
  expect(presets).toEqual(
    [2026, 2025, 2024].map((year) => `${COMPARE}?from=${year}-12-31&to=${year + 1}-01-01`),
  );
});
