import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { actFor } from "#tests/harness/world/acting.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { draftOf } from "#tests/harness/world/kept.ts";
import { lapsedAge, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { CALL, EMAIL, mainOf, OWN, PATH, send, WORDS } from "./confidential-page.ts";

const world = resetting(useWorld());

test("a request is shown as received, acknowledged or in force, with its days", async () => {
  const of = async (persona: string) => (await world.enter(persona)).open(PATH);
  const received = await of("conf-new");
  expect(received.text).toContain("We received your request on 11/21/2026.");
  expect(received.text).toContain("Not in force yet. It will be by 11/28/2026.");
  const acknowledged = await of("conf-spouse");
  expect(acknowledged.text).toContain("Step 2 of 3: We told you we got it");
  expect(acknowledged.text).toContain("Not in force yet. It will be by 12/19/2026.");
  const inForce = await of("conf-dep");
  expect(inForce.text).toContain("All 3 steps done");
  expect(inForce.text).toContain("Your request has been in force since 11/14/2026.");
  expect(inForce.text).toContain("What this covers");
  expect(linksOf(inForce)).toContainEqual(["Leave this page", "/home"]);
  const told = "Your browser's history lists this page as “Communication choices”.";
  expect(inForce.text).toContain(told);
  expect(inForce.text).not.toContain("Not in force");
  for (const page of [received, acknowledged]) expect(page.text).not.toContain("What this covers");
});

test("a changed request stays in force and shows by when the change is carried out", async () => {
  const { browser, page: form } = await world.openConfirmed("conf-dep", `${PATH}?do=change`);
  expect(form.document.querySelector("#emailAddress")?.getAttribute("value")).toBe(
    "sol.only@quiet.example",
  );
  const sent = await browser.submit(form, "Save changes", { [EMAIL]: OWN });
  expect(sent.hops).toEqual([PATH]);
  expect(sent.text).toContain("in force since 11/14/2026");
  expect(sent.text).toContain("Your changes will be in force by 11/28/2026.");
  expect(sent.text).toContain(OWN);
});

test("a request is ended after a confirmation step, and can be made again", async () => {
  const { browser, page: asking } = await world.openConfirmed("conf-dep", `${PATH}?do=end`);
  expect(asking.text).toContain("mail about your care may go to the subscriber's address again");
  expect(asking.text).toContain("including earlier ones");
  expect((await browser.open(PATH)).text).toContain("in force since");
  const ended = await browser.submit(asking, "Cancel my request");
  expect(ended.hops).toEqual([PATH]);
  expect(ended.text).toContain("Your request stopped being in force on 11/21/2026.");
  expect((await browser.open(`${PATH}?do=end`)).text).not.toContain("Cancel my request");
  const form = await browser.open(`${PATH}?do=change`);
  expect(form.document.querySelector("#emailAddress")?.getAttribute("value") ?? "").toBe("");
  expect((await send(browser, { [EMAIL]: OWN }, form)).text).toContain("Step 1 of 3: Received");
});

test("a member without a request cannot end one; every page reads the request again", async () => {
  const browser = await world.confirmed("sub");
  // Nothing is cached between pages: the second shows what is true then.
  for (const path of [`${PATH}?do=end`, PATH]) {
    const calls = await world.callsDuring(async () => {
      const page = await browser.open(path);
      const heads = textsOf(page, "h1");
      expect([page.status, heads]).toEqual([200, ["Send my health information only to me"]]);
      expect(page.text).not.toContain("Cancel my request");
    });
    expect(calls.filter((call) => call.path === CALL)).toHaveLength(1);
  }
});

test("T-07 staff who act for a member get a 403 before the request is read, which is audited", async () => {
  const { subscriberId } = await answerOf(world, "conf-sub", account);
  const { browser } = await actFor(world, "emp", String(subscriberId));
  const calls = await world.callsDuring(async () => {
    expect((await browser.open(PATH)).status).toBe(403);
    const posted = await browser.openPost(PATH, { emailAddress: OWN, about: "ALL" });
    expect(posted.status).toBe(403);
    expect(posted.html).not.toContain(OWN);
    expect((await browser.open("/account/support")).html).not.toContain(PATH);
  });
  expect(calls.filter(({ path }) => path === CALL)).toEqual([]);
  for (const event of ["view", "change"]) {
    const line = new RegExp(`"event":"${event}","outcome":"failed".*"account/confidential"`);
    await expect.poll(() => world.log()).toMatch(line);
  }
  expect(world.log()).not.toContain(OWN);
});

/** The call's name in faults. */
const FAULTY = CALL.slice(1);

test.each([
  [{ status: 404 }, 404],
  [{ body: { status: "WHATEVER" } }, 502],
] as const)("a read answered with %j gives an error page without a form", async (fault, status) => {
  const browser = await world.confirmed("conf-dep");
  await world.fault({ method: "GET", path: FAULTY, ...fault });
  const page = await browser.open(PATH);
  expect(page.status).toBe(status);
  expect(textsOf(page, "h1")).toHaveLength(1);
  expect(page.document.querySelector("main form")).toBeNull();
  expect(mainOf(page)).not.toContain("Send request");
});

test("a request changed in another tab is shown again before it is ended", async () => {
  const { browser, page: ending } = await world.openConfirmed("conf-dep", `${PATH}?do=end`);
  const change = await browser.open(`${PATH}?do=change`);
  await browser.submit(change, "Save changes", { [EMAIL]: OWN });
  const back = await browser.submit(ending, "Cancel my request");
  expect(back.status).toBe(400);
  expect(back.text).toContain("Check it before you cancel it.");
  expect((await browser.submit(back, "Cancel my request")).text).toContain(
    "Your request stopped being in force on",
  );
});

// Other spellings of its path: app/rules/forms/draft-fields.test.ts.
test("a request sent after the session's end is not kept", async () => {
  const browser = await withSession(world, "dep-adult", lapsedAge);
  await browser.post(PATH, { emailAddress: OWN, about: "ALL" });
  expect(await draftOf(browser)).toBeNull();
});

test("no log line holds anything typed into the form, whether its save fails or succeeds", async () => {
  const canary = "zebulonquux@own.example";
  const browser = await world.confirmed("dep-adult");
  const words = { [EMAIL]: canary, "Only some care": "on", [WORDS]: "Zebulonquux care" };
  const form = await browser.open(PATH);
  const trail = await auditTrail(world);
  for (const fault of [{ status: 500 }, { status: 400 }, { reset: true }, { body: { canary } }]) {
    await world.fault({ path: FAULTY, ...fault });
    await send(browser, words, form);
    await world.mend();
  }
  await send(browser, { ...words, "Street address": "Zebulonquux" }, form);
  expect((await send(browser, words, form)).text).toContain("Received");
  // All lines are written once the trail has its last one.
  await trail();
  expect(world.log()).not.toBe("");
  expect(world.log()).not.toMatch(/zebulonquux/i);
});

// Sol (1) of the family of `conf-sub` has a request in force. Every page, file and other member of
// the family: confidential-trace.long.test.ts.

const SOLS = ["26000510007", "Hushwood", "777.31"];

test("a subscriber sees no claim, EOB or provider that a member's request in force withholds", async () => {
  const browser = await world.enter("conf-sub");
  for (const [path, status] of [
    ["/home", 200],
    ["/claims?member=1", 200],
    ["/claims/export.csv", 200],
    ["/eobs?member=1", 200],
    ["/documents", 200],
    ["/benefits/referrals?member=1&expired=included", 200],
    ["/find-care/primary-care/1", 200],
    ["/claims/medical/26000510007/1", 404],
    ["/eobs/EOB26000510007", 404],
  ] as const) {
    const response = await browser.send(path);
    const text = await response.text();
    const found = SOLS.filter((each) => text.includes(each) && !path.includes(each));
    expect.soft([path, response.status, found]).toEqual([path, status, []]);
  }
});

test("the member who made the request sees their own claims and providers", async () => {
  const { browser, page } = await world.openAs("conf-dep", "/claims");
  for (const each of SOLS.slice(0, 2)) expect(page.html).toContain(each);
  expect((await browser.open("/claims/medical/26000510007/1")).status).toBe(200);
});
