import { expect, test } from "vitest";
import { actFor, asStaff, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { MINUTE_MS, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useTurningWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD, TODAY } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { ANSWERED } from "../registration/registration-walk.ts";
import { OWN } from "./confidential/confidential-page.ts";
import { DOWNLOAD } from "./my-data/my-data-of.ts";
import { CONFIRM } from "./plan-benefits/plan-page.ts";
import {
  ADDRESS,
  CONFIDENTIAL,
  PLAN_END,
  PREFERENCES,
  type SavedForm,
} from "./settings/saved-form.ts";
import { PREFERENCES_FORM, QUESTIONS_FORM, SAVE_PREFERENCES } from "./settings/settings-page.ts";

const world = resetting(useTurningWorld(TODAY));

const turnBy = (minutes: number) =>
  world.turnTo(new Date(Date.parse(TODAY) + minutes * MINUTE_MS).toISOString());

/** A form that asks for the password; a refused one shows the kept fields again. */
type Form = Pick<SavedForm, "path" | "button" | "fields" | "kept"> & {
  readonly write: string | null;
};

const written = ({ write: { method, path }, ...form }: SavedForm): Form => ({
  ...form,
  write: `${method.toUpperCase()} /${path}`,
});

const QUESTIONS: Form = {
  path: QUESTIONS_FORM,
  button: "Save questions",
  fields: ANSWERED,
  kept: { "#answer2": ANSWERED["Answer 2"] },
  write: "PUT /account/security-answers",
};
const EMAIL_ADDRESS = written(PREFERENCES);
const NEW_EMAIL = PREFERENCES.fields["Email address"] ?? "";
const MY_DATA: Form = { path: DOWNLOAD, button: "Continue", fields: {}, kept: {}, write: null };

const FORMS: readonly (readonly [string, Form])[] = [
  ["new security answers", QUESTIONS],
  ["a new e-mail address", EMAIL_ADDRESS],
  ["a postal address", written(ADDRESS)],
  ["a confidential request", written(CONFIDENTIAL)],
  ["the end of a plan", written(PLAN_END)],
  ["the download of all data", MY_DATA],
];

/** Sends a form, with the password if given. */
async function send(browser: Visitor, form: Form, password?: string, page?: Page) {
  const shown = page ?? (await browser.open(form.path));
  const fields = { ...form.fields, ...(password && { "Current password": password }) };
  const { page: answer, writes } = await writing(world, () =>
    browser.submit(shown, form.button, fields),
  );
  return { answer, writes: writes.map(({ method, path }) => `${method} ${path}`) };
}

/** Chooses the last group of the page, and stops there. */
async function switchGroup(browser: Visitor, page: Page) {
  const groupId = page.document.querySelectorAll("[name=groupId]").at(-1)?.getAttribute("value");
  expect((await browser.post("/select-group", { groupId: groupId ?? "" })).status).toBe(303);
}

const isAsked = (page: Page): boolean => page.document.querySelector("#password") !== null;

test.each(FORMS)(
  "%s needs the member's password; the form keeps its input without",
  async (_, form) => {
    const browser = await world.enter("sub");
    const bare = await send(browser, form);
    expect([bare.answer.status, bare.writes]).toEqual([400, []]);
    expect(textsOf(bare.answer, ".summary li")).toEqual(["Current password is a required field"]);
    const wrong = await send(browser, form, "zebra-1");
    expect([wrong.answer.status, wrong.writes]).toEqual([401, ["POST /token"]]);
    expect(textsOf(wrong.answer, "#password-error").join()).toContain("You can try 2 more times.");
    expect(wrong.answer.html).not.toContain("zebra-1");
    for (const { answer } of [bare, wrong]) {
      for (const [field, value] of Object.entries(form.kept)) {
        const isChecked = elementOf(answer, field).hasAttribute("checked");
        const shown = elementOf(answer, field).getAttribute("value");
        expect(typeof value === "boolean" ? isChecked : shown).toBe(value);
      }
    }
    const right = await send(browser, form, PASSWORD, wrong.answer);
    expect(right.answer.status).toBe(200);
    expect(right.answer.hops).toHaveLength(1);
    expect(right.writes.slice(0, 2)).toEqual(["POST /token", ...(form.write ? [form.write] : [])]);
  },
);

test("a confirmed password is valid for all forms for five minutes, and then for no open form", async () => {
  const browser = await world.enter("sub");
  expect((await send(browser, MY_DATA, PASSWORD)).answer.hops).toEqual([`${DOWNLOAD}?ready`]);
  turnBy(4.9);
  const pages = new Map<string, Page>();
  for (const [name, form] of FORMS) {
    const page = await browser.open(form.path);
    expect([name, page.status, isAsked(page)]).toEqual([name, 200, false]);
    pages.set(form.path, page);
  }
  const saved = await send(browser, QUESTIONS, undefined, pages.get(QUESTIONS.path));
  expect(saved.writes[0]).toBe(QUESTIONS.write);
  turnBy(5);
  const late = await send(browser, EMAIL_ADDRESS, undefined, pages.get(EMAIL_ADDRESS.path));
  expect([late.answer.status, late.writes, isAsked(late.answer)]).toEqual([400, [], true]);
  expect(elementOf(late.answer, "#emailAddress").getAttribute("value")).toBe(NEW_EMAIL);
  expect((await send(browser, EMAIL_ADDRESS, PASSWORD, late.answer)).writes).toContain(
    EMAIL_ADDRESS.write,
  );
});

test("a confirmed password is valid in its session alone, not in a later one or another group's", async () => {
  const [own, other] = [await world.enter("sub"), await world.enter("sub")];
  await send(own, MY_DATA, PASSWORD);
  expect(isAsked(await own.open(PREFERENCES_FORM))).toBe(false);
  expect(isAsked(await other.open(PREFERENCES_FORM))).toBe(true);
  await own.open("/logout");
  await logIn(own, "sub", PASSWORD);
  expect(isAsked(await own.open(PREFERENCES_FORM))).toBe(true);

  const { browser, page } = await world.openConfirmed("multi", "/select-group");
  expect(isAsked(await browser.open(DOWNLOAD))).toBe(false);
  await switchGroup(browser, page);
  await browser.open("/sso-landing");
  expect(isAsked(await browser.open(DOWNLOAD))).toBe(true);
});

test("the preferences form of a group switch cannot change an e-mail address on file", async () => {
  const { browser, page } = await world.openAs("multi", "/select-group");
  await switchGroup(browser, page);
  const form = await browser.open("/update-preferences");
  const { page: refused, writes } = await writing(world, () =>
    browser.submit(form, "Save", { "Email address": "thief@elsewhere.example" }),
  );
  expect([refused.status, writes]).toEqual([400, []]);
  expect(textsOf(refused, "#emailAddress-error").join()).toContain("later, in Settings");
  const kept = elementOf(form, "#emailAddress").getAttribute("value") ?? "";
  expect(kept).toContain("@");
  const saved = await writing(world, () =>
    browser.submit(refused, "Save", { "Email address": kept.toUpperCase() }),
  );
  expect(saved.writes.map(({ path }) => path)).toContain("/account/preferences");
});

test("three wrong passwords in any forms close all of them, and do not count for the log-in", async () => {
  const browser = await world.enter("sub");
  for (const form of [QUESTIONS, written(PLAN_END)]) await send(browser, form, "zebra-1");
  const third = await send(browser, EMAIL_ADDRESS, "zebra-1");
  expect([third.answer.status, isAsked(third.answer)]).toEqual([429, true]);
  const closed = await send(browser, written(CONFIDENTIAL));
  expect([closed.answer.status, closed.writes]).toEqual([429, []]);
  expect(closed.answer.text).toContain("Too many wrong passwords. You're still logged in.");
  expect(elementOf(closed.answer, "#emailAddress").getAttribute("value")).toBe(OWN);
  // The next log-in, in any browser, shows none of them.
  expect((await logIn(world.visitor(), "sub", PASSWORD)).text).toContain("Welcome, Jordan");
});

test("a failed check of the password is said as such; a right password stays confirmed when the save fails", async () => {
  const browser = await world.enter("sub");
  await world.fault({ method: "POST", path: "token", status: 503 });
  const { answer, writes } = await send(browser, EMAIL_ADDRESS, PASSWORD);
  await world.mend();
  expect([answer.status, writes]).toEqual([503, ["POST /token"]]);
  expect(textsOf(answer, "#password-error").join()).toContain("We couldn't check your password");
  await world.fault({ method: "PUT", path: "account/preferences", status: 500 });
  const failed = await send(browser, EMAIL_ADDRESS, PASSWORD, answer);
  await world.mend();
  expect([failed.answer.status, isAsked(failed.answer)]).toEqual([500, false]);
  expect((await send(browser, EMAIL_ADDRESS, undefined, failed.answer)).answer.status).toBe(200);
});

test("a member from another site confirms username and password; staff their own, and the member's consent", async () => {
  const elsewhere = await withSession(world, "sub", { beganMs: 0, seenMs: 0 });
  const page = await elsewhere.open(PREFERENCES_FORM);
  const typed = { ...EMAIL_ADDRESS.fields, Username: "sub", "Current password": PASSWORD };
  const saved = await elsewhere.submit(page, SAVE_PREFERENCES, typed);
  expect([saved.status, saved.hops]).toEqual([200, ["/account/settings"]]);

  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const end = await browser.open(`${CONFIRM}M`);
  expect([end.status, isAsked(end)]).toEqual([200, true]);
  const form = await browser.open(PREFERENCES_FORM);
  expect(form.text).toContain("enter your own username and password");
  const save = (username: string) =>
    browser.submit(form, SAVE_PREFERENCES, {
      ...EMAIL_ADDRESS.fields,
      ...asStaff(username),
    });
  // The member's own user name is another person's here.
  expect((await save("sub")).status).toBe(401);
  const done = await save("emp");
  expect([done.status, done.hops]).toEqual([200, ["/account/settings"]]);
});
