import { afterEach, expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
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

test("S-20 the provider of now and the one chosen stand side by side, with every field", async () => {
  const { page } = await openChoice(world, "care", 0, PROVIDER.untold);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Confirm your provider"]]);
  const [now, next] = textsOf(page, ".versus > section");
  expect(now).toContain("Imani Carewell-Sample's provider now");
  expect(now).toContain("Manny Placesworth, MD");
  expect(now).toContain("340 Ladds Test Ave, Portland, OR 97214");
  for (const words of [
    "Noa Silentley, MD",
    "Bridgetown Test Clinic",
    "Family medicine",
    "Speaks English",
    "Ask the office about new patients",
    "1 Bridgetown Sq, Portland, OR 97204",
  ]) {
    expect(next).toContain(words);
  }
  expect(linksOf(page, ".versus > section:last-child")).toEqual([
    ["503-555-0160", "tel:5035550160"],
  ]);
});

test("S-20 PCP-01 everybody who may choose is offered with their days, the one of the page ticked", async () => {
  const { page } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  const boxes = page.document.querySelectorAll('main input[type="checkbox"]');
  expect(boxes.map((box) => [box.getAttribute("name"), box.hasAttribute("checked")])).toEqual([
    ["for-0", false],
    ["for-1", false],
    ["for-2", true],
    ["for-3", false],
    ["for-6", false],
  ]);
  expect(page.text).toContain(
    "Ivy Carewell-SampleNo provider yet. For current coverage, since 01/01/2020.",
  );
  expect(page.text).toContain("Wren Carewell-SampleNo provider yet. For coverage from 12/01/2026.");
  expect(page.text).not.toContain("Nell");
  expect(page.text).not.toContain("Otis");
  expect(textsOf(page, ".choices label")).toEqual([
    "Current coverage, since 01/01/2020",
    "Coverage from 01/01/2027",
  ]);
  expect(page.document.querySelector("#emailAddress")?.getAttribute("value")).toMatch(/@/);
});

test("S-20 BRAND-07 PCP-01 PCP-03 GW-46 one form chooses for several, with the days MM/DD/YYYY", async () => {
  const { browser, page } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  let done = page;
  const sent = await choicesDuring(world, async () => {
    done = await browser.submit(page, SAVE, {
      "Bo Carewell-Sample": "on",
      "Leo Carewell-Sample": "on",
      "Coverage from 01/01/2027": "on",
      "Email address": " parent@members.example ",
    });
  });
  expect(sent).toEqual([
    {
      pcpSelectList: [
        { memberKey: "410004101", effectiveDate: "01/01/2027" },
        { memberKey: "410004102", effectiveDate: "01/01/2020" },
        { memberKey: "410004103", effectiveDate: "01/01/2020" },
      ],
      providerId: PROVIDER.pediatric,
      email: "parent@members.example",
    },
  ]);
  expect([done.status, done.hops]).toEqual([200, [CHOSEN]]);
  expect(textsOf(done, "h1")).toEqual(["Your choice is saved"]);
  expect(textsOf(done, '[role="alert"]')).toEqual([
    "Your primary care selection was received. It takes effect on 11/21/2026 and 01/01/2027.",
  ]);
  expect(done.text).toContain(PEDIATRIC);
  expect(done.text).toContain("A confirmation goes to parent@members.example.");
  const home = await browser.open("/home");
  expect(home.text).toContain(`Ivy Carewell-Sample ${PEDIATRIC}`);
  expect(home.text).toContain(`Leo Carewell-Sample ${PEDIATRIC}`);
});

test("S-20 a dependent chooses for themself alone, without a box to tick", async () => {
  const { browser, page } = await openChoice(world, "care-dep", 1, PROVIDER.plain);
  expect(page.document.querySelectorAll('main input[type="checkbox"]')).toHaveLength(0);
  expect(page.text).not.toContain("Imani");
  const sent = await choicesDuring(world, () => browser.submit(page, SAVE));
  expect(sent).toMatchObject([
    { pcpSelectList: [{ memberKey: "410004101", effectiveDate: "01/01/2020" }] },
  ]);
  const { key } = await searched(world, "care-dep", 1);
  for (const suffix of [0, 2, 9]) {
    expect((await browser.open(choosePath(suffix, key, PROVIDER.plain))).status).toBe(404);
  }
});

test("S-20 the form comes back with what was typed when nobody is ticked or the address is none", async () => {
  const { browser, page } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  const sent = await choicesDuring(world, async () => {
    const refused = await browser.submit(page, SAVE, {
      "Ivy Carewell-Sample": "",
      "Email address": "nobody",
    });
    expect(refused.status).toBe(400);
    expect(textsOf(refused, ".summary li")).toEqual([
      "Choose at least one person",
      "Invalid email address",
    ]);
    expect(linksOf(refused, ".summary").map(([, href]) => href)).toEqual([
      "#people",
      "#emailAddress",
    ]);
    expect(refused.document.querySelector("#people")?.getAttribute("type")).toBe("checkbox");
    expect(refused.document.querySelectorAll('main input[type="checkbox"][checked]')).toEqual([]);
    expect(refused.document.querySelector("#emailAddress")?.getAttribute("value")).toBe("nobody");
  });
  expect(sent).toEqual([]);
});

test("S-20 nobody else, and no other day, gets into a choice by the form", async () => {
  const { browser, path } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  const post = (fields: Record<string, string>) =>
    browser.open(path, {
      method: "POST",
      body: new URLSearchParams({ emailAddress: "a@members.example", ...fields }),
    });
  const sent = await choicesDuring(world, async () => {
    for (const fields of [
      { "for-2": "Y", "day-2": "2020-01-01", "for-4": "Y", "day-4": "2020-01-01" },
      { "for-2": "Y", "day-2": "2020-01-01", "for-9": "Y" },
      { "for-2": "Y", "day-2": "2020-01-01", "for-410004101": "Y" },
      { "for-2": "Y", "day-2": "2027-01-01" },
      { "for-2": "Y", "day-2": "01/01/2020" },
      { "for-2": "Y" },
    ]) {
      const answer = await post(fields);
      expect.soft(answer.status).toBe(400);
      expect.soft(answer.text).toContain("The people you can choose for have changed.");
    }
  });
  expect(sent).toEqual([]);
});
