import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";

const world = useWorld({ env: { CRM_SSO_URL: "" } });

test("ROUTING-16 where no relationship dashboard is configured nobody is handed off to one", async () => {
  expect((await world.signIn("flag-one")).page.hops).toEqual(["/sso-landing", "/home"]);
  const { browser } = await world.signIn("flag360");
  const chosen = await browser.openPost("/group-selection", { groupId: "10007042" });
  expect(chosen.hops).toEqual(["/sso-landing", "/home"]);
});
