import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";

const world = useWorld();

test("paper says whose page it is, of which plan, from when, and whom to call", async () => {
  const [name, plan, asOf, phone] = textsOf(await world.see("sub", "/home"), ".paper dd");
  expect([name, plan]).toEqual(["Jordan Testa-Lindqvist", "Example Timber Co."]);
  expect(asOf).toContain("11/21/2026");
  expect(phone).toMatch(/555-01\d\d/);
});

test("paper of a visitor names nobody", async () => {
  const words = textsOf(await world.visitor().open("/login"), ".paper").join(" ");
  expect(words).toContain("11/21/2026");
  expect(words).not.toMatch(/Member|Plan/);
});
