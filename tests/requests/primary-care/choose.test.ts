import { expect, test } from "vitest";
import { wayOf } from "#tests/harness/world/asking.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import {
  choicesDuring,
  choosePath,
  CHOSEN,
  openChoice,
  PEDIATRIC,
  PROVIDER,
  SAVE,
  searched,
} from "./choose-page.ts";

const world = resetting(useWorld());

test("S-20 the current and the chosen provider stand side by side, with all their facts", async () => {
  const { page } = await openChoice(world, "care", 0, PROVIDER.acceptanceUnknown);
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

test("S-20 PCP-01 the members who may choose are offered with their periods, the page's own member ticked", async () => {
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

test("S-20 BRAND-07 PCP-01 PCP-03 GW-46 one form chooses for several members, with dates as MM/DD/YYYY", async () => {
  const { browser, page } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  let done = page;
  const sent = await choicesDuring(world, async () => {
    done = await browser.submit(page, SAVE, {
      "Bo Carewell-Sample": "on",
      "Leo Carewell-Sample": "on",
      "Wren Carewell-Sample": "on",
      "Coverage from 01/01/2027": "on",
      "Email address": " parent@members.example ",
    });
  });
  const pcpSelectList = [
    { memberKey: "410004101", effectiveDate: "01/01/2027" },
    { memberKey: "410004102", effectiveDate: "01/01/2020" },
    { memberKey: "410004103", effectiveDate: "01/01/2020" },
    { memberKey: "410004106", effectiveDate: "12/01/2026" },
  ];
  const email = "parent@members.example";
  expect(sent).toEqual([{ pcpSelectList, providerId: PROVIDER.pediatric, email }]);
  expect([done.status, done.hops]).toEqual([200, [CHOSEN]]);
  expect(textsOf(done, "h1")).toEqual(["Your choice is saved"]);
  expect(textsOf(done, '[role="alert"]')).toEqual([
    "Your primary care selection was received. It takes effect on 11/21/2026 and 12/01/2026 and 01/01/2027.",
  ]);
  expect(done.text).toContain(PEDIATRIC);
  expect(done.text).toContain("A confirmation goes to parent@members.example.");
  const home = await browser.open("/home");
  expect(home.text).toContain(`Ivy Carewell-Sample ${PEDIATRIC}`);
  expect(home.text).toContain(`Leo Carewell-Sample ${PEDIATRIC}`);
  const next = await openChoice(world, "care", 2, PROVIDER.plain);
  expect(next.page.text).toContain(`Wren Carewell-SampleFrom 12/01/2026: ${PEDIATRIC}.`);
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

test("S-20 a choice without a member or a valid e-mail address has its errors and keeps what was typed", async () => {
  const { browser, page } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  const sent = await choicesDuring(world, async () => {
    const typed = { "Ivy Carewell-Sample": "", "Email address": "nobody" };
    const refused = await browser.submit(page, SAVE, typed);
    expect(refused.status).toBe(400);
    expect(linksOf(refused, ".summary")).toEqual([
      ["Choose at least one person", "#people"],
      ["Invalid email address", "#emailAddress"],
    ]);
    expect(refused.document.querySelector("#people")?.getAttribute("type")).toBe("checkbox");
    expect(refused.document.querySelectorAll('main input[type="checkbox"][checked]')).toEqual([]);
    expect(refused.document.querySelector("#emailAddress")?.getAttribute("value")).toBe("nobody");
  });
  expect(sent).toEqual([]);
});

test("S-20 a choice for another member or another day than the form's is refused", async () => {
  const { browser, path } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  const child = { "for-2": "Y", emailAddress: "a@members.example" };
  const sent = await choicesDuring(world, async () => {
    for (const fields of [
      { "day-2": "2020-01-01", "for-4": "Y", "day-4": "2020-01-01" },
      { "day-2": "2020-01-01", "for-9": "Y" },
      { "day-2": "2027-01-01" },
      {},
    ]) {
      const answer = await browser.openPost(path, { ...child, ...fields });
      expect.soft(answer.status).toBe(400);
      expect.soft(answer.text).toContain("The people you can choose for have changed.");
    }
  });
  expect(sent).toEqual([]);
});

test("S-20 a provider whom the search did not show cannot be chosen and leads to the result", async () => {
  const { browser, key } = await searched(world, "care", 2, [PROVIDER.plain]);
  const result = `/find-care/primary-care/2/search?search=${key}`;
  const body = new URLSearchParams({ "for-2": "Y", "day-2": "2020-01-01" });
  const calls = await world.callsDuring(async () => {
    for (const providerId of [PROVIDER.pediatric, ""]) {
      const path = choosePath(2, key, providerId);
      for (const options of [{}, { method: "POST", body }]) {
        const answer = await browser.send(path, options);
        expect.soft(wayOf(answer), path).toEqual([303, result]);
      }
    }
    for (const suffix of [3, 9]) {
      const path = choosePath(suffix, key, PROVIDER.plain);
      expect.soft((await browser.open(path)).status, path).toBe(404);
      expect.soft((await browser.open(path, { method: "POST", body })).status, path).toBe(404);
    }
  });
  const isAsked = (path: string) => path.startsWith("/pcp/p") || path === "/pcp/select";
  expect(calls.filter(({ path }) => isAsked(path))).toEqual([]);
});

test("S-20 without a known search the choice leads to the search, and its outcome to the member's page", async () => {
  const { browser } = await searched(world, "care", 2);
  const search = "/find-care/primary-care/2/search";
  for (const [path, to] of [
    ["/find-care/primary-care/2/choose", search],
    [choosePath(2, "unknown", PROVIDER.plain), `${search}?search=unknown`],
    [CHOSEN, "/find-care/primary-care/2"],
  ] as const) {
    expect(wayOf(await browser.send(path))).toEqual([303, to]);
  }
});

test("S-20 members left to choose for are not ticked on another member's page", async () => {
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
