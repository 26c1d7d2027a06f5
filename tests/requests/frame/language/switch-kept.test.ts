import { expect, test } from "vitest";
import { visitorEntry } from "#tests/harness/world/kept.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const world = useWorld();

test("LANG-04 no password, code or answer is sealed into the cookie of what was typed", async () => {
  const browser = world.visitor();
  await browser.post("/language", {
    username: "quux",
    password: "Sandbox-2026",
    answer1: "Rex",
    securityCode: "123456",
    long: "x".repeat(1001),
    language: "es /login?from=x",
  });
  const fields = { username: "quux" };
  expect(visitorEntry(browser, "typed")).toMatchObject({ path: "/login", fields });
  expect(visitorEntry(browser, "typed")).toHaveProperty("fields", fields);
});
