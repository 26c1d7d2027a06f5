import { expect, test } from "vitest";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const world = useWorld();

const hrefsOf = async (path: string, where: string) =>
  linksOf(await world.see("sub", path), where).map(([, href]) => href.replaceAll("&amp;", "&"));

test("EOB-07 S-22 the tab of another type opens its first page", async () => {
  expect(await hrefsOf("/eobs?page=2", ".tabs")).toEqual([
    "/eobs",
    "/eobs?type=dental",
    "/eobs?type=vision",
  ]);
});

test("S-21 the link to everyone's claims keeps the filters, and opens the first page", async () => {
  const hrefs = await hrefsOf("/claims?sort=owe-desc&page=2", "main");
  expect(hrefs.filter((href) => href.includes("member=everyone"))).toContain(
    "/claims?member=everyone&sort=owe-desc",
  );
});
