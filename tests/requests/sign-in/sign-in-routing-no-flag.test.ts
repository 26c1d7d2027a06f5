import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#tests/harness/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { CRM_TEST_ENVIRONMENT: "" } });
});
afterAll(() => world.close());

test("ROUTING-18 without a configured test environment the hand-off has no field for it", async () => {
  const { page } = await world.signIn("flag-one");
  const names = page.document
    .querySelectorAll("main form input")
    .map((field) => field.getAttribute("name"));
  expect(names).toEqual(["token"]);
  expect(page.html).not.toContain("testEnvironment");
});
