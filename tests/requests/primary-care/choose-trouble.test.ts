import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { catalogue } from "#tests/faults/screens/error-page.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { alertsOf, linksOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { actFor } from "#tests/harness/world/acting.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { draftOf } from "#tests/harness/world/kept.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { loseAnswer } from "../sign-in/pending-steps.ts";
import * as choice from "./choose-page.ts";

const { CHOSEN, choicesDuring, choosePath, giveSearch, PEDIATRIC, PROVIDER, SAVE } = choice;
const world = resetting(useWorld());

const NEVER_SAVED = "Your choice is saved";

const UNKNOWN = "We can't tell whether your choice was saved";
const LOST = "Your plan's reply didn't reach us, so we checked: your choice is saved.";
const OTHER_ADDRESS = { "Email address": "other@members.example" };
/** The gateway's writes of a choice for two members with that address. */
const FOR_TWO = {
  email: "other@members.example",
  pcpSelectList: [{ memberKey: "410004102" }, { memberKey: "410004103" }],
};

/** The page that confirms a choice for the child of `care`. */
const open = (provider: string = PROVIDER.pediatric) =>
  choice.openChoice(world, "care", 2, provider);

test("S-20 a choice whose answer was lost is looked up, and shown as saved", async () => {
  const { browser, page } = await open();
  loseAnswer(world, "post", "pcp/select");
  const done = await browser.submit(page, SAVE, { "Leo Carewell-Sample": "on" });
  expect([done.status, done.hops]).toEqual([200, [CHOSEN]]);
  expect(textsOf(done, "h1")).toEqual([NEVER_SAVED]);
  expect(alertsOf(done)).toEqual([LOST]);
  expect((await browser.open("/home")).text).toContain(`Leo Carewell-Sample ${PEDIATRIC}`);
});

test("S-20 a choice that the gateway refuses with 403 is not saved, and its form is kept", async () => {
  const { browser, page, path } = await open();
  await world.fault({ path: "pcp/select", status: 403 });
  const typed = { "Leo Carewell-Sample": "on", ...OTHER_ADDRESS };
  const refused = await browser.submit(page, SAVE, typed);
  expect(refused.status).toBe(catalogue(403).status);
  expect(refused.url.pathname).toBe(path.split("?")[0]);
  expect(alertsOf(refused)[0]).toContain("Your choice wasn't saved. Please try again.");
  expect(refused.text).not.toContain(NEVER_SAVED);
  await world.mend();
  const sent = await choicesDuring(world, async () => {
    expect((await browser.submit(refused, SAVE)).hops).toEqual([CHOSEN]);
  });
  expect(sent).toMatchObject([FOR_TWO]);
});

test("S-20 a lost answer that cannot be looked up leaves the choice unknown, until a reload finds out", async () => {
  const { browser, page } = await open();
  loseAnswer(world, "post", "pcp/select");
  await world.fault({ path: "pcp/members", status: 500 });
  const unknown = await browser.submit(page, SAVE);
  expect([unknown.status, unknown.hops]).toEqual([200, [CHOSEN]]);
  expect(textsOf(unknown, "h1")).toEqual([UNKNOWN]);
  expect(unknown.text).not.toContain("A confirmation goes");
  expect(linksOf(unknown)).toContainEqual(["Call 503-555-0100", "tel:5035550100"]);
  await world.mend();
  const reloaded = await browser.open(CHOSEN);
  expect(textsOf(reloaded, "h1")).toEqual([NEVER_SAVED]);
  expect(alertsOf(reloaded)).toEqual([LOST]);
});

test("S-20 an unknown choice can be tried again once it is no longer under way", async () => {
  const { browser, page } = await open();
  await world.fault({ path: "pcp/select", status: 504 });
  const late = await browser.submit(page, SAVE);
  expect([late.hops, textsOf(late, "h1")]).toEqual([[CHOSEN], [UNKNOWN]]);
  expect(late.text).toContain("Come back to this page in a minute, or call us.");
  await world.mend();
  await world.fault({ path: "pcp/select", status: 500 }, { path: "pcp/members", status: 503 });
  const unknown = await browser.submit(page, SAVE, OTHER_ADDRESS);
  expect(textsOf(unknown, "h1")).toEqual([UNKNOWN]);
  await world.mend();
  const again = linksOf(unknown).find(([label]) => label === "Try again")?.[1] ?? "";
  const sent = await choicesDuring(world, async () => {
    const form = await browser.open(again);
    expect((await browser.submit(form, SAVE)).hops).toEqual([CHOSEN]);
  });
  expect(sent).toHaveLength(1);
});

test("S-20 a provider who became full since the search is named in the form, with a link to the results", async () => {
  const { browser, page } = await open(PROVIDER.fullWhenChosen);
  expect(page.text).toContain("Accepting new patients");
  // A provider who left the directory counts as full.
  const gone = await world.during({ path: "pcp/select", status: 404 }, () =>
    browser.submit(page, SAVE),
  );
  const refused = await browser.submit(page, SAVE);
  expect(alertsOf(gone)).toEqual(alertsOf(refused));
  expect([refused.status, refused.hops]).toEqual([400, []]);
  expect(refused.text).not.toContain("Accepting new patients");
  expect(refused.text).toContain("Ask the office about new patients");
  expect(alertsOf(refused)[0]).toContain(
    "Your choice wasn't saved. Gil Suddenfull may not be accepting new patients any more.",
  );
  const [back] = linksOf(refused, '[role="alert"]');
  expect(back?.[0]).toBe("Back to the results");
  expect(back?.[1]).toMatch(/^\/find-care\/primary-care\/2\/search\?search=/);
});

test("S-20 a choice that the gateway refuses with 422 is not saved", async () => {
  const { browser, page } = await open();
  await world.fault({ path: "pcp/select", status: 422 });
  const refused = await browser.submit(page, SAVE);
  expect(refused.status).toBe(400);
  expect(alertsOf(refused)[0]).toContain("Your choice wasn't saved. Check it");
});

test.each([
  [PROVIDER.full, "Edda Closedham isn't accepting new patients right now"],
  [PROVIDER.fullWhenOpened, "Ona Popularstead isn't accepting new patients right now"],
  [PROVIDER.retired, "This provider can't be chosen right now"],
])(
  "S-20 provider %s has no form to choose them, but the reason '%s' and a link to the results",
  async (id, words) => {
    const { browser, page, path } = await open(id);
    expect([page.status, page.document.querySelectorAll("main form")]).toEqual([200, []]);
    expect(textsOf(page, ".empty__title")).toEqual([words]);
    expect(linksOf(page, ".empty").map(([label]) => label)).toEqual(["Back to the results"]);
    // A form that was opened before gets the same answer.
    const fields = { "for-2": "Y", "day-2": "2020-01-01", emailAddress: "a@members.example" };
    const late = await browser.openPost(path, fields);
    expect(textsOf(late, ".empty__title")).toEqual([words]);
  },
);

test("S-20 PCP-03 a choice that meets a 401 is in the form again after the log-in, and not sent twice", async () => {
  const { browser, page, path } = await open();
  await world.fault({ path: "pcp/select", status: 401 });
  const typed = { "Leo Carewell-Sample": "on", ...OTHER_ADDRESS };
  expect((await browser.submit(page, SAVE, typed)).hops).toEqual(["/login"]);
  await world.mend();
  let back = page;
  const sent = await choicesDuring(world, async () => {
    back = await logIn(browser, "care", PASSWORD);
  });
  expect(sent).toEqual([]);
  expect([back.status, `${back.url.pathname}${back.url.search}`]).toEqual([200, path]);
  expect(back.text).toContain("Your session ended before this was sent.");
  const again = await choicesDuring(world, async () => {
    expect((await browser.submit(back, SAVE)).hops).toEqual([CHOSEN]);
  });
  expect(again).toMatchObject([FOR_TWO]);
  expect(await draftOf(browser)).toBeNull();
});

test("S-20 LOGOUT-14 a search is not open to the next member, and is gone after the log-out", async () => {
  const { browser, page, path } = await open();
  await world.fault({ path: "pcp/select", status: 401 });
  await browser.submit(page, SAVE);
  await world.mend();
  await logIn(browser, "care-dep", PASSWORD);
  const other = await browser.open(path.replace("/2/", "/1/"));
  expect(other.url.pathname).toBe("/find-care/primary-care/1/search");
  expect(other.text).toContain("That search isn't available anymore.");
  await browser.submit(other, "Log out");
  expect((await logIn(browser, "care", PASSWORD)).hops).toEqual(["/sso-landing", "/home"]);
  const own = await browser.open(path);
  expect(own.text).toContain("That search isn't available anymore.");
});

test("S-20 the last choice of two tabs counts, and its page names the provider it replaces", async () => {
  const { browser, key } = await choice.searched(world, "care", 2);
  const one = await browser.open(choosePath(2, key, PROVIDER.plain));
  const two = await browser.open(choosePath(2, key, PROVIDER.pediatric));
  const first = await browser.submit(one, SAVE);
  expect(first.text).toContain("Sam Doublewick");
  expect(first.text).not.toContain("Before:");
  const second = await browser.submit(two, SAVE);
  expect(textsOf(second, ".versus > section")[1]).toContain("Before: Sam Doublewick");
  const reloaded = await browser.open(CHOSEN);
  expect(textsOf(reloaded, ".versus > section")[0]).toContain(PEDIATRIC);
  expect((await browser.open("/home")).text).toContain(`Ivy Carewell-Sample ${PEDIATRIC}`);
  const form = await browser.open(choosePath(2, key, PROVIDER.plain));
  expect(textsOf(form, ".versus > section")[0]).toContain(PEDIATRIC);
});

test("S-20 a reload of the outcome, and Back to the form, write nothing and show what is saved", async () => {
  const { browser, page, path } = await open();
  const done = await browser.submit(page, SAVE, { "Leo Carewell-Sample": "on" });
  const sent = await choicesDuring(world, async () => {
    for (const reload of [await browser.open(CHOSEN), await browser.open(CHOSEN)]) {
      expect(textsOf(reload, "main")).toEqual(textsOf(done, "main"));
    }
    const back = await browser.open(path);
    expect(back.text).toContain(
      "Already with this provider: Ivy Carewell-Sample, Leo Carewell-Sample.",
    );
    expect(back.document.querySelectorAll('main input[type="checkbox"][checked]')).toEqual([]);
    for (const suffix of [0, 3]) {
      const response = await browser.send(`/find-care/primary-care/${suffix}/chosen`);
      expect(response.headers.get("location")).toBe(`/find-care/primary-care/${suffix}`);
    }
    for (const suffix of ["9", "x", "02", "2.0"]) {
      const foreign = await browser.open(`/find-care/primary-care/${suffix}/chosen`);
      expect(foreign.status).toBe(404);
    }
  });
  expect(sent).toEqual([]);
});

test("S-20 staff can choose only with the member's consent, which the audit trail has under their account", async () => {
  const trail = await auditTrail(world);
  const { subscriberId } = await answerOf(world, "care", account);
  const { browser } = await actFor(world, "emp", `${subscriberId}`);
  const key = await giveSearch(browser, 2, [PROVIDER.pediatric]);
  const page = await browser.open(choosePath(2, key, PROVIDER.pediatric));
  const sent = await choicesDuring(world, async () => {
    const refused = await browser.submit(page, SAVE);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Confirm that the member asked you to make these choices.");
  });
  expect(sent).toEqual([]);
  const confirm = { "The member asked me to make these choices for them.": "on" };
  await world.during({ path: "pcp/select", status: 422 }, () =>
    browser.submit(page, SAVE, confirm),
  );
  expect((await browser.submit(page, SAVE, confirm)).hops).toEqual([CHOSEN]);
  const pattern = "find-care/primary-care/:suffix/choose";
  const consents = (await trail()).filter(({ event }) => event === "consent-on-behalf");
  expect(consents).toMatchObject([
    { outcome: "failed", pattern },
    { outcome: "ok", pattern },
  ]);
});
