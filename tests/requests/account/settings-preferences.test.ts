import { expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/account.ts";
import { actFor, asStaff, SUBSCRIBER } from "#tests/harness/acting.ts";
import { elementOf, logIn, textsOf } from "#tests/harness/page-parts.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { outwait } from "#tests/harness/outwait.ts";
import { lapsedAge, withSession } from "#tests/harness/sealed.ts";
import { resetting, useWorld } from "#tests/harness/use-world.ts";
import { PASSWORD } from "#tests/harness/world.ts";
import { loseAnswer, post, writing } from "../sign-in/on-the-way.ts";
import { PREFERENCES_FORM, SAVE_PREFERENCES, SETTINGS } from "./settings-page.ts";

const world = resetting(useWorld());

const INVOICE = "Email me when my invoice is available";
const SAVED = "Successfully updated preferences";
const UNCHANGED = {
  electronicEob: "Y",
  emailBreakingNews: "N",
  discontinuePaperStatements: "Y",
};

async function openForm(persona = "sub") {
  const browser = await world.confirmed(persona);
  return { browser, page: await browser.open(PREFERENCES_FORM) };
}

type Form = Awaited<ReturnType<typeof openForm>>;

const send = ({ browser, page }: Form, fields: Readonly<Record<string, string>>) =>
  writing(world, () => browser.submit(page, SAVE_PREFERENCES, fields));

const valueOf = (page: Form["page"], id: string) =>
  elementOf(page, `#${id}`).getAttribute("value") ?? "";

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
  expect(valueOf(page, "emailAddress")).toBe(typed);
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

test("S-08 a save that failed tells no former address", async () => {
  const form = await openForm();
  await world.fault({ method: "PUT", path: "account/preferences", status: 500 });
  const { writes, page } = await send(form, { "Email address": "new@members.example" });
  expect(page.status).toBe(500);
  expect(writes.map(({ path }) => path)).toEqual(["/account/preferences"]);
});

test("S-08 T-45 only what concerns the member has a control, and nothing else can be set by hand", async () => {
  const { browser, page } = await world.openConfirmed("dep-adult", PREFERENCES_FORM);
  const names = page.document
    .querySelectorAll("main form input[name]")
    .map((input) => input.getAttribute("name"));
  const { writes } = await writing(world, () =>
    browser.open(PREFERENCES_FORM, {
      method: "POST",
      body: new URLSearchParams({
        seen: valueIn(page, "seen"),
        rendered: "electronicMedicareMailing emailEwpNotification",
        emailAddress: "theo@members.example",
        electronicMedicareMailing: "Y",
        emailEwpNotification: "Y",
      }),
    }),
  );
  expect(names).toContain("emailAddress");
  expect(writes[0]?.body).toMatchObject({
    electronicMedicareMailing: null,
    emailEwpNotification: null,
  });
});

const valueIn = (page: Form["page"], name: string) =>
  elementOf(page, `input[name=${name}]`).getAttribute("value") ?? "";

test("S-08 a second tab, and another browser, see what the first saved before they save", async () => {
  const { browser, page: first } = await openForm();
  const elsewhere = await openForm();
  const second = await browser.open(PREFERENCES_FORM);
  await browser.submit(first, SAVE_PREFERENCES, { "Email address": "sage@members.example" });
  const { writes, page } = await send({ browser, page: second }, { "Paper statements": "on" });
  // Though that session had read it before.
  const other = await send(elsewhere, { "Paper statements": "on" });
  expect([page.status, writes, other.page.status, other.writes]).toEqual([400, [], 400, []]);
  for (const shown of [page, other.page]) {
    expect(textsOf(shown, "#seen")[0]).toContain("sage@members.example");
    expect(valueOf(shown, "emailAddress")).toBe("jordan@members.example");
  }
  const again = await send({ browser, page }, { "Email address": "sage@members.example" });
  expect(again.page.hops).toEqual([SETTINGS]);
  expect(again.writes[0]?.body).toMatchObject({
    emailAddress: "sage@members.example",
    discontinuePaperStatements: "N",
  });
});

test("S-08 a double press saves once", async () => {
  const { browser, page } = await openForm();
  const calls = await world.callsDuring(async () => {
    const both = await Promise.all(
      [1, 2].map(() => browser.submit(page, SAVE_PREFERENCES, { "Paper statements": "on" })),
    );
    expect(both.map(({ hops }) => hops)).toEqual([[SETTINGS], [SETTINGS]]);
  });
  expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("S-08 a form whose fate is not known keeps all, and finds later that it was saved", async () => {
  const form = await openForm();
  await world.fault({ method: "PUT", path: "account/preferences", status: 503 });
  const email = "sage@members.example";
  const { page } = await outwait(() => send(form, { "Email address": email }), { toTheEnd: true });
  expect([page.status, valueOf(page, "emailAddress")]).toEqual([503, email]);
  await world.mend();
  await changeAnswer(world, "sub", accountPreferences, (now) => ({ ...now, emailAddress: email }));
  expect((await form.browser.open(SETTINGS)).text).toContain(email);
  const again = await send({ ...form, page }, {});
  expect([again.page.hops, again.writes]).toEqual([[SETTINGS], []]);
});

test("S-08 while preferences cannot be read the page says so, and a form keeps what was typed", async () => {
  const form = await openForm();
  await world.fault({ method: "GET", path: "account/preferences", status: 500 });
  const { writes, page } = await send(form, { "Email address": "sage@members.example" });
  expect([page.status, writes]).toEqual([500, []]);
  expect(valueOf(page, "emailAddress")).toBe("sage@members.example");
  expect(page.document.querySelector("input[name=discontinuePaperStatements]")).not.toBeNull();
});

test("S-08 HTTP-01 a session that ends in the middle of a save leads to the log-in page", async () => {
  const form = await openForm();
  await world.fault({ path: "account/preferences", method: "PUT", status: 401 });
  const { page } = await send(form, { "Paper statements": "on" });
  expect([page.status, page.hops]).toEqual([200, ["/login"]]);
});

test("S-08 staff confirm that the member asked for it", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await browser.open(PREFERENCES_FORM);
  const refused = await send({ browser, page }, { "Paper statements": "on" });
  expect([refused.page.status, refused.writes]).toEqual([400, []]);
  expect(textsOf(refused.page, "#onBehalf-error")[0]).toContain("Confirm that the member asked");
  const sent = await send({ browser, page: refused.page }, asStaff());
  const paths = sent.writes.map(({ path }) => path);
  expect(paths).toEqual(["/token", "/account/preferences"]);
});

test.each([
  ["preferences", { rendered: "electronicEob", emailAddress: "sage@members.example" }],
  ["questions", { question1: "1", answer1: "Canary Biscuit" }],
] as const)(
  "S-08 what came of the %s after the session's end is kept, but no answer",
  async (edit, fields) => {
    const browser = await withSession(world, "sub", lapsedAge);
    await post(browser, `${SETTINGS}?edit=${edit}`, fields);
    const page = await logIn(browser, "sub", PASSWORD);
    expect(page.text).toContain("Your session ended before this was sent.");
    const email = page.document.querySelector("#emailAddress")?.getAttribute("value");
    expect(email).toBe("emailAddress" in fields ? fields.emailAddress : undefined);
    expect(page.document.querySelectorAll("#question1")).toHaveLength(edit === "questions" ? 1 : 0);
    expect(page.html).not.toContain("Canary Biscuit");
  },
);
