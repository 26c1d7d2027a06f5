import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { SILENT } from "#tests/harness/during.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Fault } from "#tests/harness/world.ts";
import { groupsOf, LIST } from "#tests/requests/programs/programs-page.ts";
import { expectNothingGivenAway } from "./error-page.ts";
import { SOME_TROUBLES } from "./home-calls.ts";

const world = useWorld();

const DETAIL = `${LIST}/20`;

/** `sub`'s page, opened for the first time while a call has trouble. */
async function during(path: string, fault: Fault, address: string) {
  const browser = await world.enter("sub");
  const page = await world.during({ path, ...fault }, () => browser.open(address));
  return { browser, page };
}

test("BENEFIT-20 S-14 trouble of the details is said in their place, and the rest stands", async () => {
  for (const [fault] of SOME_TROUBLES) {
    const { browser, page } = await during("programs/sitecore", fault, DETAIL);
    const seen = [page.status, page.hops, textsOf(page, "h1")];
    expect.soft(seen, JSON.stringify(fault)).toEqual([200, [], ["Health tools"]]);
    expect.soft(page.text).toContain("Check symptoms, set goals and keep a journal.");
    expect.soft(page.text).toContain("We can't show everything about this program right now");
    expect.soft(page.text).not.toContain("We have no description");
    expect.soft(linksOf(page)).toContainEqual(["Try again", DETAIL]);
    expect.soft(linksOf(page)).toContainEqual(["Dental cost estimator", `${LIST}/33`]);
    expectNothingGivenAway(page);
    const again = await browser.open(DETAIL);
    expect.soft(again.text).toContain("Three ways to stay on top of your health");
  }
});

test.each([
  ["ebill/hasEbill", ["Outline of Coverage"]],
  ["handbook/ooc", ["eBill"]],
])(
  "S-14 trouble of %s leaves %j, says that a shortcut is missing, and the programs stand",
  async (path, left) => {
    for (const [fault] of SOME_TROUBLES) {
      const { page } = await during(path, fault, LIST);
      const [shortcuts] = groupsOf(page);
      const seen = [page.status, shortcuts?.[1].map(({ name }) => name), groupsOf(page).length];
      expect.soft(seen, JSON.stringify(fault)).toEqual([200, left, 7]);
      expect.soft(page.text).toContain("We can't show all your shortcuts right now");
      expectNothingGivenAway(page);
    }
  },
);

test("S-14 trouble of both shortcuts leaves no heading over nothing", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "ebill/hasEbill", status: 500 }, { path: "handbook/ooc", status: 500 });
  const page = await browser.open(LIST);
  expect(groupsOf(page).map(([title]) => title)).not.toContain("Shortcuts");
  expect(page.text).toContain("We can't show all your shortcuts right now");
});

test("HTTP-02 a silent content system costs the details alone, and not the page", async () => {
  const { page } = await during("programs/sitecore", SILENT, DETAIL);
  expect(page.status).toBe(200);
  expect(page.text).toContain("We can't show everything about this program right now");
});
