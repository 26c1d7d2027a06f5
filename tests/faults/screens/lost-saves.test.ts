import { http } from "msw";
import { expect, test } from "vitest";
import { changePasswordText, settingsText } from "#app/text/account/settings.ts";
import { idCardText } from "#app/text/account/id-card.ts";
import { providerChoiceText } from "#app/text/care/provider-choice.ts";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import { registrationText } from "#app/text/sign-in/registration.ts";
import { late, skipWaits } from "#tests/harness/world/skip-waits.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, PASSWORD } from "#tests/harness/world/world.ts";
import {
  ADDRESS,
  CONFIDENTIAL,
  EBILL,
  PLAN_END,
  PREFERENCES,
  type SavedForm,
} from "#tests/requests/account/settings/saved-form.ts";
import { QUESTIONS_FORM } from "#tests/requests/account/settings/settings-page.ts";
import * as care from "#tests/requests/primary-care/choose-page.ts";
import { NEW_PASSWORD, saveNew, toNewPassword } from "#tests/requests/recovery/recovery-walk.ts";
import { ANSWERED, named, submitIdentity } from "#tests/requests/registration/registration-walk.ts";

const world = resetting(useWorld());

type Open = { readonly browser: Visitor; readonly page: Page };
type Fields = Readonly<Record<string, string>>;
type Save = {
  readonly open: () => Promise<Open>;
  readonly press: (open: Open) => Promise<Page>;
  readonly write: string;
  readonly words: { readonly unsaved: string; readonly unknown: string };
};

/** A member's form at `path`, sent with this button and these fields. */
const form = (
  [write, words]: readonly [Save["write"], Save["words"]],
  [persona, path]: readonly [string, string],
  button: string,
  fields: Fields = {},
): Save => ({
  open: () => world.openConfirmed(persona, path),
  press: ({ browser, page }) => browser.submit(page, button, fields),
  write,
  words,
});

const saved = ({ write, unsaved, unknown, persona, path, button, fields }: SavedForm): Save =>
  form(
    [`${write.method.toUpperCase()} ${write.path}`, { unsaved, unknown }],
    [persona, path],
    button,
    fields,
  );

const { trouble, done } = providerChoiceText;
const OLD_AND_NEW = {
  "Current password": PASSWORD,
  "New password": NEW_PASSWORD,
  "Repeat new password": NEW_PASSWORD,
};

/** Forms between a sign-in and home: way-forms.test.ts. */
const SAVES: Readonly<Record<string, Save>> = {
  "S-32 the end of a plan": saved(PLAN_END),
  "S-07 the address": saved(ADDRESS),
  "a confidential request": saved(CONFIDENTIAL),
  "S-08 e-mail and preferences": saved(PREFERENCES),
  "S-11 how bills come": saved(EBILL),
  "S-08 security answers": form(
    ["PUT account/security-answers", settingsText.questions],
    ["sub", QUESTIONS_FORM],
    "Save questions",
    ANSWERED,
  ),
  "HTTP-12 S-09 the password": form(
    ["PUT account/password", changePasswordText],
    ["sub", "/account/settings/change-password"],
    "Change password",
    OLD_AND_NEW,
  ),
  "S-20 a primary care provider": {
    open: () => care.openChoice(world, "care", 2, care.PROVIDER.pediatric),
    press: ({ browser, page }) => browser.submit(page, care.SAVE),
    write: "POST pcp/select",
    words: { unsaved: trouble.unsaved, unknown: done.titles.unknown },
  },
  "IDCARD-08 a card by e-mail": form(
    ["POST idCard/email", idCardText.emailing],
    ["dep-adult", "/id-card/1/M/email"],
    idCardText.emailing.submit,
    { [idCardText.emailing.address]: "theo@members.example" },
  ),
  "IDCARD-09 a card by mail": {
    open: () => world.openAs("dep-adult", "/id-card"),
    press: ({ browser }) => browser.openPost("/id-card", { category: "M" }),
    write: "GET idCard/request",
    words: idCardText.mail,
  },
  "HTTP-07 S-01 an account": {
    async open() {
      const browser = world.visitor();
      return {
        browser,
        page: await browser.submit(await submitIdentity(browser), "Continue", named("wren1")),
      };
    },
    press: ({ browser, page }) => browser.submit(page, "Create account", ANSWERED),
    write: "POST account/registration",
    words: registrationText.security,
  },
  "HTTP-10 S-02 a recovered password": {
    async open() {
      const browser = world.visitor();
      return { browser, page: await toNewPassword(browser, "sub") };
    },
    press: ({ browser, page }) => saveNew(browser, page),
    write: "POST forgot-password/reset",
    words: recoveryText.newPassword,
  },
};

/** One page meets every fault and refusal: which of them may have saved is one rule for all pages. */
const [EVERYWHERE] = Object.keys(SAVES);
const LOST = [
  { reset: true },
  ...[500, 502, 503, 504].map((status) => ({ status })),
  "silence",
] as const;
const REFUSALS = [422, 409, 403];

test.each(Object.entries(SAVES))(
  "%s: a save whose answer is lost is shown as unknown, a refusal as unsaved, and the next succeeds",
  async (name, { open, press, write, words }) => {
    const [method = "", path = ""] = write.split(" ");
    const met = LOST.slice(0, name === EVERYWHERE ? undefined : 1);
    const refusals = REFUSALS.slice(0, name === EVERYWHERE ? undefined : 1);
    const opened = await open();
    const meet = async (fault: (typeof LOST)[number]) => {
      if (fault !== "silence") return world.during({ method, path, ...fault }, () => press(opened));
      const never = new Promise<never>(() => undefined);
      const silent = http.all(`${GATEWAY}/${path}`, ({ request }) =>
        request.method === method ? never : undefined,
      );
      world.network.use(silent);
      const shown = await skipWaits(() => press(opened));
      world.network.resetHandlers();
      return shown;
    };
    let sentTwice = 0;
    const calls = await world.callsDuring(async () => {
      for (const fault of met) {
        const { text } = await meet(fault);
        const said = [text.includes(words.unknown), text.includes(words.unsaved)];
        expect.soft([fault, ...said]).toEqual([fault, true, false]);
      }
      // A double click is sent once, and both get the same answer.
      const twice = () => Promise.all([press(opened), press(opened)]);
      // The second arrives while the first is under way.
      const lost = http.all(`${GATEWAY}/${path}`, async ({ request }) => {
        if (request.method !== method) return undefined;
        sentTwice += 1;
        await late();
        return Response.error();
      });
      world.network.use(lost);
      const both = await skipWaits(twice);
      world.network.resetHandlers();
      expect(sentTwice).toBe(1);
      expect(both.filter(({ text }) => text.includes(words.unknown))).toHaveLength(2);
    });
    // Nothing is sent a second time automatically; a silent request never arrived, nor that of the
    // double click.
    const sent = calls.filter((call) => call.method === method && call.path === `/${path}`);
    expect(sent).toHaveLength(met.filter((fault) => fault !== "silence").length);
    for (const status of refusals) {
      const { text } = await meet({ status });
      expect.soft([status, text.includes(words.unknown)]).toEqual([status, false]);
      // A fault that is no refusal of the input has no text of its own.
      expect.soft(status !== 403 || text.includes(words.unsaved)).toBe(true);
    }
    expect((await press(opened)).hops).not.toEqual([]);
  },
);
