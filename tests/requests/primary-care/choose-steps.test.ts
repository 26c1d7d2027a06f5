import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { actFor } from "#tests/harness/world/acting.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { lapsedAge, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import {
  CHOSEN,
  choicesDuring,
  choosePath,
  giveSearch,
  openChoice,
  PEDIATRIC,
  PROVIDER,
  SAVE,
  searched,
} from "./choose-page.ts";

const world = resetting(useWorld());

test("S-20 the last choice of two tabs counts, and its page names the provider it replaces", async () => {
  const { browser, key } = await searched(world, "care", 2);
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
  const { browser, page, path } = await openChoice(world, "care", 2, PROVIDER.pediatric);
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

test("S-20 the outcome of a choice is gone after the log-out", async () => {
  const { browser, page } = await openChoice(world, "care", 2, PROVIDER.pediatric);
  const done = await browser.submit(page, SAVE);
  expect((await browser.open(CHOSEN)).text).toContain(PEDIATRIC);
  await browser.submit(done, "Log out");
  await logIn(browser, "care", PASSWORD);
  expect((await browser.open(CHOSEN)).url.pathname).not.toBe(CHOSEN);
});

test("S-20 T-75 a choice sent after the session's end is in the form again after the log-in, and not sent", async () => {
  const browser = await withSession(world, "care", lapsedAge);
  const key = await giveSearch(browser, 2, [PROVIDER.pediatric]);
  const path = choosePath(2, key, PROVIDER.pediatric);
  const sent = await choicesDuring(world, async () => {
    const fields = {
      search: key,
      provider: PROVIDER.pediatric,
      "for-3": "Y",
      "day-2": "2020-01-01",
      "day-3": "2020-01-01",
      emailAddress: "late@members.example",
    };
    expect((await browser.openPost(path, fields)).hops).toEqual(["/session-ended"]);
    const page = await logIn(browser, "care", PASSWORD);
    expect(`${page.url.pathname}${page.url.search}`).toBe(path);
    expect(page.text).toContain("Your session ended before this was sent.");
    const ticked = page.document.querySelectorAll('main input[type="checkbox"][checked]');
    expect(ticked.map((box) => box.getAttribute("name"))).toEqual(["for-3"]);
    expect(page.document.querySelector("#emailAddress")?.getAttribute("value")).toBe(
      "late@members.example",
    );
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
