import { afterEach, expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { peopleOf } from "./care-page.ts";
import {
  CHOSEN,
  choicesDuring,
  choosePath,
  openChoice,
  PEDIATRIC,
  PROVIDER,
  SAVE,
  searched,
} from "./choose-page.ts";

const world = useWorld();
afterEach(() => world.reset());

test("S-20 a provider whom no result of the search showed is not chosen: back to the result", async () => {
  const { browser, key } = await searched(world, "care", 2, [PROVIDER.plain]);
  const result = `/find-care/primary-care/2/search?search=${key}`;
  const body = new URLSearchParams({ "for-2": "Y", "day-2": "2020-01-01" });
  const calls = await world.callsDuring(async () => {
    for (const providerId of [PROVIDER.pediatric, "nobody", ""]) {
      const path = choosePath(2, key, providerId);
      for (const options of [{}, { method: "POST", body }]) {
        const response = await browser.send(path, options);
        const way = [response.status, response.headers.get("location")];
        expect.soft(way, path).toEqual([303, result]);
      }
    }
    for (const suffix of [3, 9]) {
      const path = choosePath(suffix, key, PROVIDER.plain);
      expect.soft((await browser.open(path)).status, path).toBe(404);
      expect.soft((await browser.open(path, { method: "POST", body })).status, path).toBe(404);
    }
  });
  expect(calls.filter(({ path }) => path.startsWith("/pcp/p") || path === "/pcp/select")).toEqual(
    [],
  );
});

test("S-20 without a search, or with one of before, the way leads back to the search", async () => {
  const { browser } = await searched(world, "care", 2);
  const search = "/find-care/primary-care/2/search";
  for (const [path, to] of [
    ["/find-care/primary-care/2/choose", search],
    [choosePath(2, "unknown", PROVIDER.plain), `${search}?search=unknown`],
    [CHOSEN, "/find-care/primary-care/2"],
  ] as const) {
    const response = await browser.send(path);
    expect([response.status, response.headers.get("location")]).toEqual([303, to]);
  }
});

test("S-20 a provider of the days to come is not the one of now", async () => {
  const { browser, page, path } = await openChoice(world, "care", 6, PROVIDER.pediatric);
  await browser.submit(page, SAVE);
  const other = await browser.open(path.replace(PROVIDER.pediatric, PROVIDER.plain));
  const [now] = textsOf(other, ".versus > section");
  expect(now).toMatch(/^Wren Carewell-Sample's provider now\s*No provider now$/);
  expect(textsOf(other, "main").join()).toContain(`From 12/01/2026: ${PEDIATRIC}.`);
  const family = peopleOf(await browser.open("/find-care/primary-care"));
  expect(family.find(({ name }) => name.startsWith("Wren"))).toMatchObject({
    provider: "No provider now",
    notes: [`${PEDIATRIC} from 12/01/2026`, "Coverage begins 12/01/2026"],
  });
});

test("S-20 back on a saved choice, nothing is said to be undone", async () => {
  const { browser, page, path } = await openChoice(world, "dep-adult", 1, PROVIDER.pediatric);
  expect((await browser.submit(page, SAVE)).text).toContain("Your choice is saved");
  const back = await browser.open(path);
  expect(textsOf(back, ".empty__title")).toEqual([
    `${PEDIATRIC} is already the primary care provider of Theo Testa-Lindqvist`,
  ]);
  expect(textsOf(back, ".empty").join()).toContain("There is nothing to save.");
  expect(back.text).not.toContain("Nothing has changed");
});

test("S-20 a second press, and the same form sent once more, write once", async () => {
  const { browser, page, path } = await openChoice(world, "care", 3, PROVIDER.pediatric);
  const sent = await choicesDuring(world, async () => {
    const [one, two] = await Promise.all([browser.submit(page, SAVE), browser.submit(page, SAVE)]);
    expect([one.hops, two.hops]).toEqual([
      ["/find-care/primary-care/3/chosen"],
      ["/find-care/primary-care/3/chosen"],
    ]);
    const third = await browser.submit(page, SAVE);
    expect(third.hops).toEqual(one.hops);
  });
  expect(sent).toHaveLength(1);
  const again = await browser.open(path);
  expect(again.text).toContain(`Already with this provider: Leo Carewell-Sample.`);
});

test("S-20 whoever is left to choose for, but the one whose page it is, has to be ticked", async () => {
  const { browser, page, path } = await openChoice(world, "sub", 2, PROVIDER.pediatric);
  const done = await browser.submit(page, SAVE, { "Jordan Testa-Lindqvist": "on" });
  expect(done.hops).toEqual([CHOSEN]);
  const again = await browser.open(path);
  expect(again.text).toContain("Theo Testa-Lindqvist");
  const sent = await choicesDuring(world, async () => {
    const refused = await browser.submit(again, SAVE);
    expect([refused.status, refused.hops]).toEqual([400, []]);
    expect(refused.text).toContain("Choose at least one person");
  });
  expect(sent).toEqual([]);
  const chosen = await browser.submit(again, SAVE, { "Theo Testa-Lindqvist": "on" });
  expect(chosen.hops).toEqual([CHOSEN]);
});
