import { expect, test } from "vitest";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { BILL } from "./bill-page.ts";

const world = useWorld();

const billOn = (day: string, amount = "5.00") => ({ provider: "Kept Clinic", day, amount });
const isHere = (page: Page) => !page.text.includes("That bill isn't here anymore.");

test.each([
  ["2026-06-15", "2026-05-15", "2026-06-18"],
  ["2026-11-20", "2026-10-20", "2026-11-21"],
  ["2024-11-22", "2024-11-21", "2024-11-25"],
])(
  "BILL-03 a bill of %s is looked for in claims that began from %s to %s, within two years",
  async (day, startDate, endDate) => {
    const browser = await world.enter("denied");
    const calls = await world.callsDuring(() => browser.openPost(BILL, billOn(day)));
    const lists = calls.filter(({ path }) => /^\/claims\/(medical|dental|vision)$/.test(path));
    const asked = lists.map(({ query }) => [query["startDate"], query["endDate"]]);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked).toEqual(asked.map(() => [startDate, endDate]));
  },
);

test("BILL-01 the three latest bills of a member are kept, and no fourth", async () => {
  const browser = await world.enter("denied");
  const bills: Page[] = [];
  for (const amount of ["1.00", "2.00", "3.00", "4.00"])
    bills.push(await browser.openPost(BILL, billOn("2026-10-10", amount)));
  const kept: boolean[] = [];
  for (const { url } of bills) kept.push(isHere(await browser.open(url)));
  expect(kept).toEqual([false, true, true, true]);
});
