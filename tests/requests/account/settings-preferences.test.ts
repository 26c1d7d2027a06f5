import { expect, test } from "vitest";
import { elementOf, logIn, textsOf } from "#tests/harness/page-parts.ts";
import { lapsedAge, withSession } from "#tests/harness/sealed.ts";
import { resetting, useWorld } from "#tests/harness/use-world.ts";
import { PASSWORD } from "#tests/harness/world.ts";
import { loseAnswer, writing } from "../sign-in/on-the-way.ts";
import { PREFERENCES_FORM, QUESTIONS_FORM, SAVE_PREFERENCES, SETTINGS } from "./settings-page.ts";

const world = resetting(useWorld());

const INVOICE = "Email me when my invoice is available";
const SAVED = "Successfully updated preferences";
const UNCHANGED = {
  electronicEob: "Y",
  emailBreakingNews: "N",
  discontinuePaperStatements: "Y",
};

const openForm = () => world.openConfirmed("sub", PREFERENCES_FORM);

type Form = Awaited<ReturnType<typeof openForm>>;

const send = ({ browser, page }: Form, fields: Readonly<Record<string, string>>) =>
  writing(world, () => browser.submit(page, SAVE_PREFERENCES, fields));

test("ACCOUNT-07 GW-25 ERR-35 T-45 a change is sent with all fields, and the page says it was saved", async () => {
  const form = await openForm();
  const { writes, page } = await send(form, { "Paper statements": "on", [INVOICE]: "" });
  expect(writes).toHaveLength(1);
  expect(writes[0]).toMatchObject({
    method: "PUT",
    path: "/account/preferences",
    body: {
      ...UNCHANGED,
      emailAddress: "jordan@members.example",
      discontinuePaperStatements: "N",
      emailWhenBillReady: "N",
    },
  });
  expect(Object.keys(writes[0]?.body as object)).toHaveLength(10);
  expect(page.hops).toEqual([SETTINGS]);
  expect(textsOf(page, '[role="status"]').join(" ")).toContain(SAVED);
  expect(page.text).toContain("On paper by mail, starting with your next bill");
  expect((await form.browser.open(SETTINGS)).text).not.toContain(SAVED);
});

test.each([
  ["", "Email address is a required field"],
  ["<script>@x.example", "Invalid email address"],
])("S-08 PREFS-10 PREFS-11 the address %j is refused beside its field", async (typed, message) => {
  const form = await openForm();
  const { writes, page } = await send(form, { "Email address": typed, "Paper statements": "on" });
  expect([page.status, writes]).toEqual([400, []]);
  expect(textsOf(page, "#emailAddress-error")[0]).toContain(message);
  expect(elementOf(page, "#emailAddress").getAttribute("value") ?? "").toBe(typed);
  const paper = elementOf(page, "input[name=discontinuePaperStatements][value=N]");
  expect(paper.hasAttribute("checked")).toBe(true);
});

test("S-08 a changed address is told to the old one, once; an unchanged one is not", async () => {
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

test("S-08 a lost answer is found by reading; that the old address was not told is said", async () => {
  const form = await openForm();
  await world.fault({ path: "account/email-changed", status: 500 });
  loseAnswer(world, "put", "account/preferences");
  const { page } = await send(form, { "Email address": "sage@members.example" });
  expect(page.hops).toEqual([SETTINGS]);
  expect(page.text).toContain(SAVED);
  expect(page.text).toContain("sage@members.example");
});

test("S-08 T-45 only what concerns the member has a control, and nothing else can be set by hand", async () => {
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

test("S-08 what came of the questions after the session's end is said, but no answer is kept", async () => {
  const browser = await withSession(world, "sub", lapsedAge);
  await browser.post(QUESTIONS_FORM, { question1: "1", answer1: "Canary Biscuit" });
  const page = await logIn(browser, "sub", PASSWORD);
  expect(page.text).toContain("Your session ended before this was sent.");
  expect(page.document.querySelectorAll("#question1")).toHaveLength(1);
  expect(page.html).not.toContain("Canary Biscuit");
});
