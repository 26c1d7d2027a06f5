import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { calling } from "#tests/harness/world/asking.ts";
import { elementOf, linksOf, textsOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { withSession, lapsedAge } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import { factsOf, post, writesOf, writing, loseAnswer } from "../../sign-in/pending-steps.ts";
import { ANSWERED, OWN_ANSWER } from "../../registration/registration-walk.ts";
import { INVOICE } from "../ebill/ebill-page.ts";
import { QUESTIONS_FORM, SETTINGS, PREFERENCES_FORM, SAVE_PREFERENCES } from "./settings-page.ts";

const world = resetting(useWorld());

test("ROUTE-23 BRAND-13 S-08 the page shows username, e-mail address and communication choices", async () => {
  const page = await world.see("sub", SETTINGS);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Settings"]]);
  expect(factsOf(page, "Username and password")).toEqual({ Username: "sub" });
  expect(linksOf(page)).toContainEqual(["Change password", "/account/settings/change-password"]);
  expect(factsOf(page, "Email and communication")).toMatchObject({
    "Email address": "jordan@members.example",
    "Explanations of benefits (EOBs)": "Electronically, starting with your next EOB",
  });
  const forms = page.document.querySelectorAll("main form");
  expect(forms.map((form) => form.getAttribute("aria-label"))).toEqual(["Log out everywhere else"]);
  // A member who came from another site has no user name to show.
  const elsewhere = await withSession(world, "sub", { beganMs: 0, seenMs: 0 });
  const shown = await elsewhere.open(SETTINGS);
  expect([shown.status, textsOf(shown, "h1")]).toEqual([200, ["Settings"]]);
  expect(shown.text).toContain("You came here from another site");
});

test.each([
  ["dep-minor", HOST.carrier],
  ["prov", HOST.providence],
])("T-25 S-08 BRAND-13 ROUTE-23 %s at %s can open the page", async (persona, host) => {
  const page = await world.see(persona, SETTINGS, host);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Settings"]]);
});

test("ACCOUNT-06 GW-24 S-08 three questions with answers are saved, notified, and never shown again", async () => {
  const { browser, page: form } = await world.openConfirmed("sub", QUESTIONS_FORM);
  const { writes, page } = await writing(world, () =>
    browser.submit(form, "Save questions", ANSWERED),
  );
  expect(writes).toEqual([
    {
      method: "PUT",
      path: "/account/security-answers",
      body: [
        { questionId: "1", answer: ANSWERED["Answer 1"] },
        { questionId: "2", answer: ANSWERED["Answer 2"] },
        { questionId: "4", answer: ANSWERED["Answer 3"] },
      ],
    },
    // The member is notified of a change by anyone.
    { method: "POST", path: "/account/security-answers-changed", body: null },
  ]);
  expect(page.hops).toEqual([SETTINGS]);
  expect(textsOf(page, '[role="status"]').join(" ")).toContain("Your security questions are saved");
  for (const path of [SETTINGS, QUESTIONS_FORM]) {
    expect((await browser.open(path)).html).not.toContain(OWN_ANSWER);
  }
});

/** An open form that is never saved; each refused input is filled into it. */
let empty: ReturnType<typeof world.openConfirmed> | undefined;

test.each([
  [{ "Answer 2": "" }, "Answer 2 is a required field", "answer2"],
  [{ "Answer 3": "ab" }, "Answer 3 is under the character minimum", "answer3"],
  [{ "Answer 1": "x".repeat(31) }, "Answer 1 exceeds the maximum number of characters", "answer1"],
  [
    { "Security question 2": ANSWERED["Security question 1"] },
    "Choose a question you haven't already chosen",
    "question2",
  ],
])(
  "S-08 the input %.50j gets an error beside its field, and the others stay",
  async (change, message, field) => {
    const { browser, page: form } = await (empty ??= world.openConfirmed("sub", QUESTIONS_FORM));
    const { writes, page } = await writing(world, () =>
      browser.submit(form, "Save questions", { ...ANSWERED, ...change }),
    );
    expect([page.status, writes]).toEqual([400, []]);
    expect(textsOf(page, ".summary li")).toEqual([message]);
    expect(textsOf(page, `#${field}-error`)[0]).toContain(message);
    const kept = "Answer 1" in change ? "#answer2" : "#answer1";
    expect(elementOf(page, kept).getAttribute("value")).toContain(OWN_ANSWER);
  },
);

test.each([404, 501])("S-08 answers are saved though the notification is a %i", async (status) => {
  const { browser, page: form } = await world.openConfirmed("sub", QUESTIONS_FORM);
  await world.fault({ path: "account/security-answers-changed", status });
  const page = await browser.submit(form, "Save questions", ANSWERED);
  expect([page.status, page.hops]).toEqual([200, [SETTINGS]]);
});

test("S-08 a failed read of the questions is said instead of the form, beside the rest of the page", async () => {
  await world.fault({ path: "account/security-questions", status: 500 });
  const page = await world.see("sub", QUESTIONS_FORM);
  expect(page.text).toContain("We couldn't load the questions.");
  expect(page.document.querySelector("#question1")).toBeNull();
  expect(page.text).toContain("jordan@members.example");
});

test("S-08 staff cannot change a member's questions; a POST to an unknown form is a 404", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await browser.open(QUESTIONS_FORM);
  expect([page.status, page.document.querySelector("#question1")]).toEqual([200, null]);
  expect(page.text).toContain("Only the member can change these.");
  expect(linksOf(page).map(([words]) => words)).not.toContain("Change password");
  const member = await world.confirmed("sub");
  const calls = await world.callsDuring(async () => {
    const typed = { question1: "1", answer1: "abc" };
    expect((await post(browser, QUESTIONS_FORM, typed)).status).toBe(403);
    for (const path of [SETTINGS, `${SETTINGS}?edit=other`]) {
      expect((await post(member, path, { emailAddress: "a@b.example" })).status).toBe(404);
    }
  });
  expect(writesOf(calls)).toEqual([]);
});

const SAVED = "Successfully updated preferences";
const openForm = () => world.openConfirmed("sub", PREFERENCES_FORM);
type Form = Awaited<ReturnType<typeof openForm>>;

const send = ({ browser, page }: Form, fields: Readonly<Record<string, string>>) =>
  writing(world, () => browser.submit(page, SAVE_PREFERENCES, fields));

test("ACCOUNT-07 GW-25 ERR-35 T-45 changed preferences are sent with all fields and said to be saved", async () => {
  const form = await openForm();
  const { writes, page } = await send(form, { "Paper statements": "on", [INVOICE]: "" });
  expect(writes).toMatchObject([{ method: "PUT", path: "/account/preferences" }]);
  const [{ body } = { body: {} }] = writes;
  expect(body).toMatchObject({
    electronicEob: "Y",
    emailBreakingNews: "N",
    emailAddress: "jordan@members.example",
    discontinuePaperStatements: "N",
    emailWhenBillReady: "N",
  });
  expect(Object.keys(body as object)).toHaveLength(10);
  expect(page.hops).toEqual([SETTINGS]);
  expect(textsOf(page, '[role="status"]').join(" ")).toContain(SAVED);
  expect(page.text).toContain("On paper by mail, starting with your next bill");
  expect((await form.browser.open(SETTINGS)).text).not.toContain(SAVED);
});

test("S-08 a changed e-mail address is notified to the old one; a change of letter case is not", async () => {
  const form = await openForm();
  expect(form.page.text).toContain("we'll also notify your old email address");
  const { writes } = await send(form, { "Email address": "sage@members.example" });
  expect(writes.map(({ path }) => path)).toEqual([
    "/account/preferences",
    "/account/email-changed",
  ]);
  expect(writes[1]?.body).toEqual({
    previousEmailAddress: "jordan@members.example",
    emailAddress: "sage@members.example",
  });
  const again = await form.browser.open(PREFERENCES_FORM);
  const second = await send({ ...form, page: again }, { "Email address": "SAGE@members.example" });
  expect(second.writes.map(({ path }) => path)).toEqual(["/account/preferences"]);
});

test("S-08 preferences are shown as saved after a lost answer and a failed notification", async () => {
  const form = await openForm();
  await world.fault({ path: "account/email-changed", status: 500 });
  loseAnswer(world, "put", "account/preferences");
  const { page } = await send(form, { "Email address": "sage@members.example" });
  expect(page.hops).toEqual([SETTINGS]);
  expect(page.text).toContain(SAVED);
  expect(page.text).toContain("sage@members.example");
});

test("S-08 T-45 a forged POST does not set preferences that the member has no control for", async () => {
  const { browser, page } = await world.openConfirmed("dep-adult", PREFERENCES_FORM);
  const names = page.document
    .querySelectorAll("main form input[name]")
    .map((input) => input.getAttribute("name"));
  const { writes } = await writing(world, () =>
    browser.openPost(PREFERENCES_FORM, {
      seen: elementOf(page, "input[name=seen]").getAttribute("value") ?? "",
      rendered: "electronicMedicareMailing emailEwpNotification",
      emailAddress: "theo@members.example",
      electronicMedicareMailing: "Y",
      emailEwpNotification: "Y",
    }),
  );
  expect(names).toContain("emailAddress");
  expect(writes[0]?.body).toMatchObject({
    electronicMedicareMailing: null,
    emailEwpNotification: null,
  });
});

test("S-08 security answers sent after the session's end are not kept, and the page says so", async () => {
  const browser = await withSession(world, "sub", lapsedAge);
  await browser.post(QUESTIONS_FORM, { question1: "1", answer1: "Canary Biscuit" });
  const page = await logIn(browser, "sub", PASSWORD);
  expect(page.text).toContain("Your session ended before this was sent.");
  expect(page.document.querySelectorAll("#question1")).toHaveLength(1);
  expect(page.html).not.toContain("Canary Biscuit");
});

test.each([
  ["sub", HOST.carrier, true],
  ["prov", HOST.providence, false],
])(
  "S-08 a missing password of %s at %s leads to the recovery of passwords: %s",
  async (...given) => {
    const [persona, host, isLed] = given;
    const browser = await world.enter(persona, host);
    const page = await browser.open(QUESTIONS_FORM);
    const refused = await browser.submit(page, "Save questions");
    expect(elementOf(refused, "#password-error").text).toContain("required");
    expect(refused.html.includes("/recovery/password")).toBe(isLed);
  },
);

test("S-08 answers that the gateway refuses are told to nobody as a change", async () => {
  const { browser, page: form } = await world.openConfirmed("sub", QUESTIONS_FORM);
  await world.fault({ path: "account/security-answers", method: "PUT", status: 400 });
  const trail = await auditTrail(world);
  const { writes } = await writing(world, () => browser.submit(form, "Save questions", ANSWERED));
  expect(writes.map(({ path }) => path)).toEqual(["/account/security-answers"]);
  expect(await trail()).toMatchObject([{ event: "security-answers", outcome: "failed" }]);
});

test("S-08 staff who act for a member don't ask for the member's security questions", async () => {
  const questions = async (open: (path: string) => Promise<unknown>) => {
    const { calls } = await calling(world, () => open(QUESTIONS_FORM));
    return calls.filter(({ path }) => /question/i.test(path)).length;
  };
  const member = await world.enter("sub");
  expect(await questions((path) => member.open(path))).toBe(1);
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  expect(await questions((path) => browser.open(path))).toBe(0);
});
