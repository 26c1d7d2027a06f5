import { expect, test } from "vitest";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { walkLinks } from "#tests/harness/pages/walk-links.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

test.each([
  ["sub", HOST.carrier],
  ["summit", HOST.summit],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
])("linked pages keep the content policy: %s at %s", async (persona, host) => {
  const outside = await walkLinks(world.visitor(host), ["/login"]);
  const inside = await walkLinks(await world.enter(persona, host), ["/home", "/select-group"]);
  const reached = new Set([...outside, ...inside].map(({ url }) => url.pathname));
  const known = ["/login", "/home", "/account", "/find-care"];
  expect(known.filter((path) => !reached.has(path))).toEqual([]);
  for (const page of [...outside, ...inside]) {
    const where = `${page.url.href} ${page.status}`;
    expect([where, faultsOf(page)]).toEqual([where, []]);
  }
});

test("the gallery of components keeps the content policy", async () => {
  const page = await world.visitor().open("/dev/components");
  expect([page.status, faultsOf(page)]).toEqual([200, []]);
});
