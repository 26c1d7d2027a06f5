import { expect, test } from "vitest";
import { openerOf } from "#server/session/key-ring.ts";
import { z } from "zod";
import { cookieOf, MOMENT, worldKeys } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const world = useWorld();

const openTyped = openerOf(
  "typed-form",
  z.object({ domainId: z.number(), path: z.string(), fields: z.record(z.string(), z.string()) }),
);

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
  const kept = await openTyped(worldKeys(), cookieOf(browser, "typed"), 1, MOMENT);
  expect(kept).toMatchObject({ path: "/login", fields: { username: "quux" } });
  expect(Object.keys(kept?.fields ?? {})).toEqual(["username"]);
});
