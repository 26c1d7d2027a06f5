import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { openList } from "./claims-page.ts";

const world = useWorld();

test.each([
  ["sub", HOST.carrier, "/claims", ["Medical", "Dental", "Vision"]],
  ["term", HOST.carrier, "/claims", ["Medical", "Dental"]],
  ["hpp", HOST.partner, "/claims", []],
  ["prov", HOST.providence, "/eobs", []],
  ["sub", HOST.carrier, "/eobs", ["Medical", "Dental", "Vision"]],
])("CLAIM-01 S-21 S-22 %s at %s has tabs on %s for %j", async (persona, host, path, types) => {
  const page = await world.see(persona, path, host);
  expect(page.status).toBe(200);
  expect(textsOf(page, ".tabs a")).toEqual(types);
});

test.each([
  ["sub", HOST.carrier, ["/eobs"]],
  ["nav", HOST.carrier, ["/eobs", "/navitus"]],
  ["dep-adult", HOST.carrier, []],
  ["summit", HOST.summit, ["/eobs"]],
  ["prov", HOST.providence, ["/eobs"]],
  ["hpp", HOST.partner, ["/eobs"]],
  ["mod", HOST.medicare, ["/eobs"]],
])("MENU-19 MENU-20 SHELL-11 the claims of %s at %s lead to %j", async (persona, host, paths) => {
  const page = await world.see(persona, "/claims", host);
  expect(textsOf(page, "h1")).toEqual(["Claims"]);
  expect(linksOf(page, ".claim-ways").map(([, href]) => href)).toEqual(paths);
});

test("CLAIM-01 a type without a tab is listed for those who ask for it, with its tab", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  const { page, asked } = await openList(world, browser, "/claims?type=vision");
  expect([page.status, asked.map(({ path }) => path)[0]]).toEqual([200, "/claims/vision"]);
  expect(textsOf(page, ".tabs a")).toEqual(["Dental", "Vision"]);
});
