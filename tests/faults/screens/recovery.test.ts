import { expect, test } from "vitest";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import {
  ANSWER,
  answerBoth,
  askForUsername,
  NEW_PASSWORD,
  saveNew,
  submitUsername,
  toNewPassword,
} from "#tests/requests/recovery/recovery-walk.ts";
import { WREN } from "#tests/requests/registration/registration-walk.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import { SILENCE } from "./home-calls.ts";
import { auditOf, BROKEN_SHAPES, expectInline, INLINE_TROUBLES, rowsOf } from "./inline-trouble.ts";

const world = resetting(useFaultWorld());

const text = recoveryText.newPassword;
const NOT_YOU = "This was our mistake, not yours. Please try again.";
// An answer without a shape can't break one: any readable answer is a success.
const UNSHAPED = rowsOf([...INLINE_TROUBLES, SILENCE]);
const TROUBLES = rowsOf([...INLINE_TROUBLES, ...BROKEN_SHAPES]);
const secrets = [NEW_PASSWORD, "canary answer"];

let count = 0;
/** A new name each time: a repeated post from one address gets the earlier answer. */
function unheard(): string {
  count += 1;
  return `nobody${count}`;
}

const callsTo = async (path: string) =>
  (await world.calls()).filter((call) => call.path === `/${path}`).length;

test.each([...UNSHAPED, ...rowsOf([[{ status: 401 }, 401]])])(
  "HTTP-11 S-02 the username form shows the fault $name, and confirms nothing",
  async ({ fault, entry }) => {
    const browser = world.visitor();
    const path = "forgot-username";
    const lastName = `Nobody${"-".repeat((count += 1) % 24)}`;
    const page = await world.during({ path, ...fault }, () =>
      askForUsername(browser, { ...WREN, "Last name": lastName }),
    );
    const [firstName, dateOfBirth, memberId] = ["Wren", "1988-03-09", "NC90447127"];
    expectInline(page, entry, {
      heading: "Get your username",
      path: "/recovery/username",
      values: { firstName, lastName, dateOfBirth, memberId },
      meaning: NOT_YOU,
      secrets,
    });
    expect(await callsTo(path)).toBe(1);
    expect(browser.jar.size).toBe(0);
    expect((await browser.open("/recovery/username/sent")).hops).toEqual(["/recovery/username"]);
    expect((await browser.submit(page, "Send username")).hops).toEqual(["/recovery/username/sent"]);
  },
);

test.each([
  ...TROUBLES,
  ...rowsOf([
    [{ status: 404 }, 502],
    [{ body: [] }, 502],
  ]),
])(
  "HTTP-10 S-02 the form before the questions shows the fault $name, and keeps the username",
  async ({ fault, entry }) => {
    const browser = world.visitor();
    const path = "forgot-password/questions";
    const username = unheard();
    const page = await world.during({ path, ...fault }, () => submitUsername(browser, username));
    expectInline(page, entry, {
      heading: "Reset your password",
      path: "/recovery/password",
      values: { username },
      meaning: NOT_YOU,
      secrets,
    });
    expect(await callsTo(path)).toBe(1);
    expect(browser.jar.size).toBe(0);
    expect((await browser.submit(page, "Continue")).hops).toEqual(["/recovery/password/questions"]);
  },
);

test.each([
  ...TROUBLES,
  ...rowsOf([
    [{ body: { resetToken: "" } }, 502],
    [{ body: { resetToken: "t".repeat(1501) } }, 502],
  ]),
])(
  "HTTP-10 S-02 the form of answers shows the fault $name, not a wrong answer",
  async ({ fault, entry }) => {
    const browser = world.visitor();
    const form = await submitUsername(browser, "sub");
    const path = "forgot-password/verify";
    const page = await world.during({ path, ...fault }, () => answerBoth(browser, form));
    expectInline(page, entry, {
      heading: "Answer your security questions",
      path: "/recovery/password/questions",
      meaning: NOT_YOU,
      secrets: [...secrets, `value="${ANSWER}"`],
    });
    expect(page.text).not.toContain("We couldn't confirm who you are");
    expect(await callsTo(path)).toBe(1);
    expect((await answerBoth(browser, form)).hops).toEqual(["/recovery/password/new"]);
  },
);

// Lost answers of any kind: lost-saves.test.ts.
test.each(
  rowsOf([
    ...INLINE_TROUBLES,
    [{ status: 404 }, 502],
    [{ status: 400 }, 400],
    [{ status: 401 }, 401],
  ]),
)(
  "HTTP-10 S-02 the new-password form shows the fault $name, and claims no success",
  async ({ fault, entry }) => {
    const browser = world.visitor();
    const form = await toNewPassword(browser, "sub");
    const path = "forgot-password/reset";
    const page = await world.during({ path, ...fault }, () => saveNew(browser, form));
    expectInline(page, entry, {
      heading: "Choose a new password",
      path: "/recovery/password/new",
      meaning: [400, 401, 404].includes(fault.status ?? 0) ? text.unsaved : text.unknown,
      secrets,
    });
    expect(await callsTo(path)).toBe(1);
    expect([...browser.jar.keys()]).toEqual(["visitor"]);
    // Whether it was changed or not: the same form continues, or leads to the start.
    const again = await saveNew(browser, page);
    expect(["/login", "/recovery/password"]).toContain(again.url.pathname);
    const worked = (await logIn(world.visitor(), "sub", NEW_PASSWORD)).status === 200;
    const old = (await logIn(world.visitor(), "sub", PASSWORD)).status === 200;
    expect([worked, old]).toEqual([true, false]);
  },
);

test("HTTP-10 HTTP-11 S-02 each step of recovery shows a refused connection on its form", async () => {
  const browser = world.visitor();
  const questions = await submitUsername(browser, "sub");
  const pages = await world.whileRefused(async () => [
    await askForUsername(world.visitor(), { ...WREN, "First name": "Nora" }),
    await submitUsername(world.visitor(), "term"),
    await answerBoth(browser, questions),
  ]);
  const at = [
    ["Get your username", "/recovery/username"],
    ["Reset your password", "/recovery/password"],
    ["Answer your security questions", "/recovery/password/questions"],
  ] as const;
  expect(pages.map(({ status }) => status)).toEqual([503, 503, 503]);
  for (const [index, page] of pages.entries()) {
    const [heading = "", path = ""] = at[index] ?? [];
    expectInline(page, 1, { heading, path, meaning: NOT_YOU, secrets });
  }
});

test("S-02 wrong answers, the lock and a new password are audited, for unknown usernames too", async () => {
  // What the tests above left without an answer may still end, for the people they had.
  const earlier = new Set(auditOf(world, "recovery").map(({ actor }) => actor));
  const newLines = () => auditOf(world, "recovery").filter(({ actor }) => !earlier.has(actor));
  for (const name of ["cop", unheard()]) {
    const browser = world.visitor();
    const form = await submitUsername(browser, name);
    for (let tries = 1; tries <= 5; tries += 1) await answerBoth(browser, form, `wrong ${tries}`);
  }
  const browser = world.visitor();
  await saveNew(browser, await toNewPassword(browser, "term"));
  await expect.poll(() => newLines().length).toBe(11);
  const lines = newLines();
  const five = ["failed", "failed", "failed", "failed", "locked"];
  expect(lines.map(({ outcome }) => outcome)).toEqual([...five, ...five, "ok"]);
  expect(new Set(lines.map(({ actor }) => actor)).size).toBe(3);
  for (const { actor } of lines) expect(actor).toMatch(/^username:/);
});

test("recovery logs no error, no username and no typed data", async () => {
  const browser = world.visitor();
  await answerBoth(browser, await submitUsername(browser, "term"), "canary answer");
  const output = world.log();
  expect(output).not.toMatch(/unexpected error|unforeseen fault|"level":"(?:error|fatal)"/);
  expect(output).toContain('"event":"recovery"');
  for (const secret of [...secrets, "NC90447127", "Newcomb", "1988-03-09", '"sub"', '"term"']) {
    expect(output).not.toContain(secret);
  }
});
