import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";

const world = useWorld({ env: { CRM_TEST_ENVIRONMENT: "" } });

test("ROUTING-18 without a configured test environment the hand-off has no field for it", async () => {
  const { page } = await world.signIn("flag-one");
  const names = page.document
    .querySelectorAll("main form input")
    .map((field) => field.getAttribute("name"));
  expect(names).toEqual(["token"]);
  expect(page.html).not.toContain("testEnvironment");
});
