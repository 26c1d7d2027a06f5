import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#tests/harness/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { CRM_SSO_URL: "" } });
});
afterAll(() => world.close());

test("ROUTING-16 where no relationship dashboard is configured nobody is handed off to one", async () => {
  expect((await world.signIn("flag-one")).page.hops).toEqual(["/sso-landing", "/home"]);
  const { browser } = await world.signIn("flag360");
  const body = new URLSearchParams({ groupId: "10007042" });
  const chosen = await browser.open("/group-selection", { method: "POST", body });
  expect(chosen.hops).toEqual(["/sso-landing", "/home"]);
});
