import { expect, test } from "vitest";
import { actFor, asStaff, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { alertsOf, elementOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { draftOf } from "#tests/harness/world/kept.ts";
import { lapsedAge, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { loseAnswer, writing } from "../../sign-in/pending-steps.ts";
import * as confidential from "../confidential/confidential-page.ts";
import * as ebill from "../ebill/ebill-page.ts";
import * as address from "../member-information/member-information-page.ts";
import {
  ADDRESS,
  CONFIDENTIAL,
  EBILL,
  FORMS,
  PLAN_END,
  PREFERENCES,
  type Fields,
  type SavedForm as Form,
  type Kept,
} from "./saved-form.ts";
import * as settings from "./settings-page.ts";

const world = resetting(useWorld());

type Open = { readonly browser: Visitor; readonly page: Page };

const open = ({ persona, path }: Form): Promise<Open> => world.openConfirmed(persona, path);
const press = ({ button, fields }: Form, { browser, page }: Open, typed = fields) =>
  browser.submit(page, button, typed);
const send = (form: Form, opened: Open, typed = form.fields) =>
  writing(world, () => press(form, opened, typed));

/** The audit trail's lines since then about saves and staff. */
const auditedIn = async (trail: Awaited<ReturnType<typeof auditTrail>>) =>
  (await trail()).filter(({ event }) =>
    /plan-cancellation|preferences|consent-on-behalf/.test(String(event)),
  );
const said = ({ event, outcome }: Readonly<Record<string, unknown>>) => [event, outcome].join(" ");

/** The form is shown again with this text, and with all its input. */
function expectKept(page: Page, { kept, saved }: Form, words: string): void {
  expect(alertsOf(page).join(" ")).toContain(words);
  expect(page.text).not.toContain(saved);
  const found = Object.entries(kept).map(([selector, value]) => {
    const field = elementOf(page, selector);
    const now =
      typeof value === "string" ? field.getAttribute("value") : field.hasAttribute("checked");
    return [selector, now];
  });
  expect(Object.fromEntries(found)).toEqual(kept);
}

test.each(FORMS)(
  "%s sent twice at once with a lost answer is saved once and shown as saved",
  async (_, form) => {
    const opened = await open(form);
    const trail = form.audited.length > 0 ? await auditTrail(world) : async () => [];
    loseAnswer(world, form.write.method, form.write.path);
    let both: readonly Page[] = [];
    const calls = await world.callsDuring(async () => {
      both = await Promise.all([press(form, opened), press(form, opened)]);
    });
    const led = [200, [form.done]];
    expect(both.map(({ status, hops }) => [status, hops])).toEqual([led, led]);
    expect(both.map(({ text }) => text).join()).toContain(form.saved);
    for (const { text } of both) expect(text).toContain(form.shown);
    const sent = calls.filter(({ path }) => path === `/${form.write.path}`);
    expect(sent.filter(({ method }) => method !== "GET")).toHaveLength(1);
    expect((await auditedIn(trail)).map(said)).toEqual(form.audited);
  },
);

// All faults of a write: tests/faults/screens/lost-saves.test.ts.
test.each(FORMS)(
  "%s keeps its input after a failed read or a refusal, and is saved then",
  async (_, form) => {
    const opened = await open(form);
    await world.fault({ method: "GET", path: form.read, status: 500 });
    const unread = await send(form, opened);
    expect([unread.page.status, unread.writes]).toEqual([500, []]);
    expectKept(unread.page, form, form.unsaved);
    await world.mend();
    await world.fault({ ...form.write, status: 400 });
    const { page, writes } = await send(form, opened);
    expect([page.status, writes.length]).toEqual([400, 1]);
    expectKept(page, form, form.refused);
    await world.mend();
    const again = await send(form, { ...opened, page }, {});
    expect([again.page.hops, again.writes[0]]).toEqual([[form.done], writes[0]]);
  },
);

// What each form says then: tests/faults/screens/lost-saves.test.ts.
test.each(FORMS.filter(([, form]) => form === ADDRESS || form === PLAN_END))(
  "%s with a lost answer and a failed read is called unknown, and found saved when sent again",
  async (_, form) => {
    const opened = await open(form);
    loseAnswer(world, form.write.method, form.write.path, () =>
      world.fault({ method: "GET", path: form.read, status: 500 }),
    );
    const { page } = await send(form, opened);
    expect(page.status).toBe(503);
    expectKept(page, form, form.unknown);
    expect(page.text).not.toContain(form.unsaved);
    await world.mend();
    // A plan that can't be read has no form.
    const again = await send(form, form === PLAN_END ? opened : { ...opened, page }, {});
    expect([again.page.hops, again.writes]).toEqual([[form.done], []]);
    expect(again.page.text).toContain(form.shown);
  },
);

const AGAIN = "Your session ended before this was sent.";

/**
 * After the next log-in the form is restored as it was filled in, without the fields that are never
 * stored.
 */
async function expectDraft(form: Form, browser: Visitor) {
  expect((await draftOf(browser)) !== null).toBe(form.draft !== null);
  const back = await logIn(browser, form.persona, PASSWORD);
  expect(back.text.includes(AGAIN)).toBe(form.draft !== null);
  expectKept(back, { ...form, kept: form.draft ?? {} }, "");
  expect(form.draft === null && back.html.includes(form.shown)).toBe(false);
}

test.each(FORMS)(
  "T-75 %s sent after the session's end comes back at the next log-in with what may be kept",
  async (_, form) => {
    const opened = await open(form);
    const browser = await withSession(world, form.persona, lapsedAge);
    const late = await send(form, { ...opened, browser });
    expect([late.page.hops, late.writes]).toEqual([["/session-ended"], []]);
    await expectDraft(form, browser);
  },
);

test.each([ADDRESS, CONFIDENTIAL])(
  "T-71 $path leads to the log-in when the gateway refuses the token, with what may be kept",
  async (form) => {
    const opened = await open(form);
    await world.fault({ ...form.write, status: 401 }, { path: "account", status: 401 });
    const out = await press(form, opened);
    expect([out.hops, textsOf(out, "h1")]).toEqual([
      ["/login"],
      ["Log in to your Member Dashboard"],
    ]);
    expect(alertsOf(out).join()).toContain("your session has ended");
    expect(out.html).not.toContain(form.shown);
    await world.mend();
    await expectDraft(form, opened.browser);
  },
);

test.each(FORMS.filter(([, { persona }]) => persona === "sub"))(
  "%s is saved for staff only with their confirmation, and both are in the audit trail",
  async (_, form) => {
    const trail = await auditTrail(world);
    const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
    const opened = { browser, page: await browser.open(form.path) };
    const { page, writes } = await send(form, opened);
    expect([page.status, writes]).toEqual([400, []]);
    expect(textsOf(page, "#onBehalf-error")[0]).toContain("Confirm that the member asked you");
    const sent = await send(form, { browser, page }, asStaff());
    expect(sent.page.hops).toEqual([form.done]);
    expect(sent.writes.map(({ path }) => path)).toContain(`/${form.write.path}`);
    const audited = await auditedIn(trail);
    expect(audited.map(said)).toEqual([...form.audited, "consent-on-behalf ok"]);
    expect(audited.at(-1)).toHaveProperty("pattern", form.done.slice(1));
  },
);

test.each<readonly [string, Form, string, Fields, Kept, object]>([
  [
    "S-07 the address form",
    ADDRESS,
    address.SAVE,
    { City: "Newport" },
    { "#city": "Newport", "#line1": "101 Sample Street" },
    { city: "Newport", addressLine1: "101 Sample Street" },
  ],
  [
    "S-11 the billing form",
    EBILL,
    "Save",
    { [ebill.REMINDER]: "" },
    { "#emailPaymentReminder": false, "#emailWhenBillReady": true },
    { discontinuePaperStatements: "Y", emailWhenBillReady: "Y", emailPaymentReminder: "N" },
  ],
  [
    "S-08 the preferences form",
    PREFERENCES,
    settings.SAVE_PREFERENCES,
    { "Paper statements": "on" },
    { "#emailAddress": "jordan@members.example" },
    { emailAddress: "jordan@members.example", discontinuePaperStatements: "N" },
  ],
  [
    "the confidential request form",
    CONFIDENTIAL,
    "Save changes",
    { [confidential.EMAIL]: "second@own.example" },
    { "#emailAddress": "second@own.example" },
    { request: { emailAddress: "second@own.example" } },
  ],
])(
  "%s changed in another browser meanwhile shows the saved values first, and is saved then",
  async (...row) => {
    const [, form, button, typed, kept, body] = row;
    const [first, other] = [await open(form), await open(form)];
    await press(form, first);
    const { page, writes } = await send(form, other, typed);
    expect([page.status, writes]).toEqual([400, []]);
    expectKept(page, { ...form, kept }, "");
    expect(textsOf(page, "#seen")[0]).toContain(form.shown);
    const again = await send({ ...form, button }, { ...other, page }, {});
    expect(again.page.hops).toEqual([form.done]);
    expect(again.writes[0]?.body).toMatchObject(body);
  },
);
