import { expect, test } from "vitest";
import { changePasswordText } from "#app/text/account/settings.ts";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import { registrationText } from "#app/text/sign-in/registration.ts";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { linkOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import * as recovery from "#tests/requests/recovery/recovery-walk.ts";
import * as registration from "#tests/requests/registration/registration-walk.ts";
import { auditOf, BROKEN_SHAPES, expectInline, INLINE_TROUBLES } from "./inline-trouble.ts";
import { SILENCE, type Trouble } from "./home-calls.ts";

// Forms that show the fault of a call in place: registration, recovery, a change of the password.
// Lost answers of any kind: lost-saves.test.ts.

const world = resetting(useFaultWorld());

const { ANSWERED, named, OWN_ANSWER, OWN_PASSWORD, submitIdentity, toQuestions, WREN } =
  registration;
const { ANSWER, answerBoth, NEW_PASSWORD, submitUsername } = recovery;
const EMAIL = "wren@mail.example";
const IDENTITY = { ...registration.WREN_SENT, emailAddress: EMAIL };
const somebody = () => registration.somebody(world);

type Step = {
  readonly name: string;
  /** The call that has a fault. */
  readonly call: string;
  readonly heading: string;
  readonly path: string;
  readonly values?: Readonly<Record<string, string>>;
  /** The meaning of a fault: of any, or of one that may have saved and of one that did not. */
  readonly meaning: string | { readonly unsaved: string; readonly unknown: string };
  /** What a page would say that knows more than the fault. */
  readonly never?: string;
  readonly secrets?: readonly string[];
  /** The faults besides a 500. */
  readonly troubles: readonly Trouble[];
  /** Whether the call is made after another one, which a refused connection stops first. */
  readonly isSecond?: boolean;
  /** The cookies that are left after the fault. */
  readonly cookies: readonly string[];
  /** A browser before the form, and what sends it. */
  readonly reach: () => Promise<readonly [Visitor, () => Promise<Page>]>;
  /** Continues from the page that shows the fault. */
  readonly again: (browser: Visitor, page: Page) => Promise<Page>;
  readonly leadsTo: string;
};

const NOT_YOU = "This was our mistake, not yours. Please try again.";
const SECRETS = [OWN_PASSWORD, OWN_ANSWER, NEW_PASSWORD];
const UNSAVED: Trouble = [{ status: 400 }, 400];

const identity = {
  name: "HTTP-07 S-01 registration's first form",
  call: "account/registration/validate-user",
  heading: "Create an account",
  path: "/registration",
  values: IDENTITY,
  meaning: NOT_YOU,
  troubles: BROKEN_SHAPES,
  cookies: [],
  reach: async () => {
    const browser = somebody();
    return [browser, () => submitIdentity(browser, { ...WREN, "Email address (optional)": EMAIL })];
  },
  again: (browser, page) => browser.submit(page, "Continue"),
  leadsTo: "/registration/account",
} satisfies Step;

const account = {
  name: "HTTP-07 S-01 registration's second form, without its person's name,",
  never: "This account is for",
  call: "account/registration/details",
  heading: "Choose a username and password",
  path: "/registration/account",
  meaning: NOT_YOU,
  troubles: [],
  isSecond: true,
  cookies: ["visitor"],
  reach: identity.reach,
  again: (browser, page) => browser.submit(page, "Continue", named("wren1")),
  leadsTo: "/registration/security",
} satisfies Step;

const toAccount = async () => {
  const browser = somebody();
  const form = await submitIdentity(browser);
  return [browser, () => browser.submit(form, "Continue", named("wren1"))] as const;
};

const security = {
  heading: "Choose your security questions",
  path: "/registration/security",
  cookies: ["visitor"],
  secrets: [OWN_PASSWORD],
  leadsTo: "/sso-landing",
};

const STEPS: readonly Step[] = [
  identity,
  account,
  {
    ...account,
    name: "HTTP-07 S-01 registration's second form, at the check of the username,",
    call: "account/registration/validate-username",
    never: "is taken",
    values: { username: "wren1" },
    isSecond: false,
    reach: toAccount,
  },
  {
    ...security,
    name: "HTTP-09 S-01 registration's third form, without its questions,",
    call: "account/security-questions",
    meaning: "We couldn't load the questions, so your account isn't created yet.",
    troubles: [[{ status: 404 }, 404]],
    isSecond: true,
    reach: toAccount,
    again: async (browser, page) => {
      expect(page.document.querySelector("select")).toBeNull();
      // Where script moves the focus after a refused form.
      expect(elementOf(page, ".alert").getAttribute("tabindex")).toBe("-1");
      const again = linkOf(page.document, "Try again").getAttribute("href") ?? "";
      return browser.submit(await browser.open(again), "Create account", ANSWERED);
    },
  },
  {
    ...security,
    name: "HTTP-07 S-01 registration's third form",
    call: "account/registration",
    values: { question1: "1", question2: "2", question3: "4" },
    meaning: registrationText.security,
    // Any well-formed answer is a success: a token may be included or not.
    troubles: [UNSAVED, [{ status: 404 }, 502], [{ body: [42] }, 502]],
    isSecond: true,
    async reach() {
      const browser = somebody();
      const form = await toQuestions(browser, "wren1");
      return [browser, () => browser.submit(form, "Create account", ANSWERED)];
    },
    again: (browser, page) => browser.submit(page, "Create account", ANSWERED),
  },
  {
    name: "HTTP-11 S-02 the form that asks for a username",
    call: "forgot-username",
    heading: "Get your username",
    path: "/recovery/username",
    values: registration.WREN_SENT,
    meaning: NOT_YOU,
    // Any readable answer is a success.
    troubles: [SILENCE, [{ status: 401 }, 401]],
    cookies: [],
    async reach() {
      const browser = somebody();
      return [browser, () => recovery.askForUsername(browser, WREN)];
    },
    async again(browser, page) {
      const unsent = await browser.open("/recovery/username/sent");
      expect(unsent.hops).toEqual(["/recovery/username"]);
      return browser.submit(page, "Send username");
    },
    leadsTo: "/recovery/username/sent",
  },
  {
    name: "HTTP-10 S-02 the form before the security questions",
    call: "forgot-password/questions",
    heading: "Reset your password",
    path: "/recovery/password",
    values: { username: "nobody" },
    meaning: NOT_YOU,
    troubles: [
      [{ status: 404 }, 502],
      [{ body: [] }, 502],
    ],
    cookies: [],
    async reach() {
      const browser = somebody();
      return [browser, () => submitUsername(browser, "nobody")];
    },
    again: (browser, page) => browser.submit(page, "Continue"),
    leadsTo: "/recovery/password/questions",
  },
  {
    name: "HTTP-10 S-02 the form of answers",
    call: "forgot-password/verify",
    never: "We couldn't confirm who you are",
    heading: "Answer your security questions",
    path: "/recovery/password/questions",
    meaning: NOT_YOU,
    secrets: [...SECRETS, `value="${ANSWER}"`],
    troubles: [
      [{ body: { resetToken: "" } }, 502],
      [{ body: { resetToken: "t".repeat(1501) } }, 502],
    ],
    cookies: ["visitor"],
    async reach() {
      const browser = somebody();
      const form = await submitUsername(browser, "sub");
      return [browser, () => answerBoth(browser, form)];
    },
    again: answerBoth,
    leadsTo: "/recovery/password/new",
  },
  {
    name: "HTTP-10 S-02 the form of the new password",
    call: "forgot-password/reset",
    heading: "Choose a new password",
    path: "/recovery/password/new",
    meaning: recoveryText.newPassword,
    troubles: [UNSAVED, [{ status: 401 }, 401]],
    cookies: ["visitor"],
    async reach() {
      const browser = somebody();
      const form = await recovery.toNewPassword(browser, "sub");
      return [browser, () => recovery.saveNew(browser, form)];
    },
    again: recovery.saveNew,
    leadsTo: "/login",
  },
  {
    name: "HTTP-12 S-09 the form that changes the password",
    call: "account/password",
    heading: "Change your password",
    path: "/account/settings/change-password",
    meaning: changePasswordText,
    secrets: [...SECRETS, PASSWORD],
    troubles: [UNSAVED, [{ body: { token: 5 } }, 502]],
    cookies: ["access_token", "api_token", "visitor"],
    async reach() {
      const { browser, page } = await world.openAs("sub", "/account/settings/change-password");
      return [browser, () => change(browser, page)];
    },
    again: change,
    leadsTo: "/home",
  },
];

function change(browser: Visitor, page: Page, current = PASSWORD): Promise<Page> {
  return browser.submit(page, "Change password", {
    "Current password": current,
    "New password": NEW_PASSWORD,
    "Repeat new password": NEW_PASSWORD,
  });
}

/** The same form explains the fault, keeps what may be kept, and says what the fault means for it. */
function expectShown(page: Page, [fault, entry]: Trouble, step: Step): void {
  const { meaning, secrets = SECRETS } = step;
  const isRefused = [400, 401, 404].includes(fault.status ?? 0);
  const outcome = isRefused ? "unsaved" : "unknown";
  const said = typeof meaning === "string" ? meaning : meaning[outcome];
  expectInline(page, entry, { ...step, meaning: said, secrets });
  const isKnowing = step.never !== undefined && page.text.includes(step.never);
  expect(isKnowing).toBe(false);
}

const CASES = STEPS.flatMap((step) =>
  [...INLINE_TROUBLES, ...step.troubles].map((trouble) => ({
    ...step,
    trouble,
    fault: JSON.stringify(trouble[0]).slice(0, 60),
  })),
);

test.each(CASES)(
  "$name shows the fault $fault in place, is sent once, and continues",
  async ({ trouble, ...step }) => {
    const [browser, send] = await step.reach();
    const before = (await world.calls()).length;
    const page = await world.during({ path: step.call, ...trouble[0] }, send);
    expectShown(page, trouble, step);
    const calls = (await world.calls()).slice(before).map(({ path }) => path);
    expect(calls.filter((path) => path === `/${step.call}`)).toHaveLength(1);
    expect([...browser.jar.keys()].toSorted()).toEqual(step.cookies);
    expect((await step.again(browser, page)).hops[0]).toBe(step.leadsTo);
  },
);

test("HTTP-07 HTTP-10 HTTP-11 HTTP-12 each of these forms shows a refused connection", async () => {
  const steps = STEPS.filter(({ isSecond }) => isSecond !== true);
  const sends: (() => Promise<Page>)[] = [];
  for (const { reach } of steps) sends.push((await reach())[1]);
  const pages = await world.whileRefused(() => Promise.all(sends.map((send) => send())));
  for (const [at, step] of steps.entries()) {
    const page = pages[at];
    if (page !== undefined) expectShown(page, [{ reset: true }, 1], step);
  }
  expect(pages.length).toBeGreaterThan(6);
});

test("HTTP-12 S-09 a 401 of account/password ends the session and leads to /login", async () => {
  const { browser, page: form } = await world.openAs("sub", "/account/settings/change-password");
  const page = await world.during({ path: "account/password", status: 401 }, () =>
    change(browser, form),
  );
  expect(page.hops).toEqual(["/login"]);
  expect((await browser.open("/home")).url.pathname).toBe("/login");
});

/** The lines of the audit trail that an event adds while `work` runs. */
async function audited(event: string, count: number, work: () => Promise<unknown>) {
  const before = auditOf(world, event).length;
  await work();
  await expect.poll(() => auditOf(world, event).length - before).toBe(count);
  return auditOf(world, event).slice(before);
}

test("S-01 a refused and a created registration are audited, without names", async () => {
  const [guess, made] = await audited("registration", 2, async () => {
    await submitIdentity(somebody(), { ...WREN, "First name": "Nora" });
    await registration.register(somebody(), "wren1");
  });
  expect(guess).toEqual({ outcome: "failed", actor: expect.stringMatching(/^member-id:/) });
  expect(made).toEqual({
    outcome: "ok",
    actor: expect.stringMatching(/^member:/),
    account: expect.stringMatching(/^username:/),
  });
});

test("S-02 wrong answers, the lock and a new password are audited, for unknown usernames too", async () => {
  const lines = await audited("recovery", 11, async () => {
    for (const name of ["cop", "nobody"]) {
      const browser = somebody();
      const form = await submitUsername(browser, name);
      for (let tries = 1; tries <= 5; tries += 1) await answerBoth(browser, form, `wrong ${tries}`);
    }
    const browser = somebody();
    await recovery.saveNew(browser, await recovery.toNewPassword(browser, "term"));
  });
  const five = ["failed", "failed", "failed", "failed", "locked"];
  expect(lines.map(({ outcome }) => outcome)).toEqual([...five, ...five, "ok"]);
  expect(new Set(lines.map(({ actor }) => actor)).size).toBe(3);
  for (const { actor } of lines) expect(actor).toMatch(/^username:/);
});

test("S-09 each outcome of a password change is audited with its actor", async () => {
  const { browser, page: form } = await world.openAs("sub", "/account/settings/change-password");
  const wrong = "Canary-Wrong-1";
  const lines = await audited("password-change", 4, async () => {
    await change(browser, form, wrong);
    await world.during({ path: "account/password", status: 503 }, () => change(browser, form));
    await change(browser, form);
    const { browser: staff } = await actFor(world, "emp", SUBSCRIBER.sub);
    const fields = { currentPassword: wrong, newPassword: NEW_PASSWORD };
    const refused = await staff.post("/account/settings/change-password", fields);
    expect(refused.status).toBe(403);
  });
  expect(lines.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "ok", "failed"]);
  const [first, ...others] = lines.map(({ actor }) => actor);
  expect(first).toMatch(/^member:/);
  expect(others.slice(0, 2)).toEqual([first, first]);
  // The acting person, and the member whose password it is.
  expect(lines[3]?.subject).toBe(first);
  expect(others[2]).not.toBe(first);
});

test("S-01 S-02 S-09 these forms log no error and nothing that was typed", () => {
  const log = world.log();
  expect(log).not.toMatch(/unexpected error|unforeseen fault|"level":"(?:error|fatal)"/);
  for (const event of ["registration", "recovery", "password-change"]) {
    expect(log).toContain(`"event":"${event}"`);
  }
  const typed = ["NC90447127", "Newcomb", "1988-03-09", "mail.example", "wren1", "Canary-Wrong"];
  for (const secret of [...SECRETS, PASSWORD, ...typed, '"sub"', '"term"']) {
    expect(log).not.toContain(secret);
  }
});
