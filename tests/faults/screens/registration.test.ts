import { describe, expect, test } from "vitest";
import { registrationText } from "#app/text/sign-in/registration.ts";
import { signInCookiesOf } from "#tests/harness/world/kept.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import {
  ANSWERED,
  named,
  OWN_ANSWER,
  OWN_PASSWORD,
  submitIdentity,
  WREN,
} from "#tests/requests/registration/registration-walk.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { auditOf, BROKEN_SHAPES, expectInline, INLINE_TROUBLES, rowsOf } from "./inline-trouble.ts";

let person: Readonly<Record<string, string>> = WREN;
let count = 0;
const world = resetting(useFaultWorld());

const NOT_YOU = "This was our mistake, not yours. Please try again.";
const TROUBLES = rowsOf([...INLINE_TROUBLES, ...BROKEN_SHAPES]);
const secrets = [OWN_PASSWORD, OWN_ANSWER];
const email = () => `wren${count}@mail.example`;

/** A browser that has not sent its first step: a form that is sent twice is answered once. */
function somebody(): Visitor {
  count += 1;
  person = { ...WREN, "Email address (optional)": email() };
  return world.visitor();
}

async function toAccount(browser: Visitor): Promise<Page> {
  return submitIdentity(browser, person);
}
async function toSecurity(browser: Visitor): Promise<Page> {
  return browser.submit(await toAccount(browser), "Continue", named("wren1"));
}
/** A failure does not sign in. */
const expectNobody = (browser: Visitor) => expect.soft(signInCookiesOf(browser)).toEqual([]);

describe("HTTP-07 S-01 the first step", () => {
  const path = "account/registration/validate-user";
  test.each(TROUBLES)(
    "HTTP-07 S-01 the form shows the fault $name, and keeps its fields",
    async ({ fault, entry }) => {
      const browser = somebody();
      const page = await world.during({ path, ...fault }, () => toAccount(browser));
      expectInline(page, entry, {
        heading: "Create an account",
        path: "/registration",
        values: {
          firstName: "Wren",
          lastName: "Newcomb-Sample",
          dateOfBirth: "1988-03-09",
          memberId: "NC90447127",
          emailAddress: email(),
        },
        meaning: NOT_YOU,
        secrets,
      });
      expect(browser.jar.size).toBe(0);
      // A post is never repeated automatically, and the same form succeeds after the fault.
      expect((await world.calls()).map((call) => call.path)).toEqual([`/${path}`]);
      expect((await browser.submit(page, "Continue")).hops).toEqual(["/registration/account"]);
    },
  );
});

describe("HTTP-07 S-01 the second step", () => {
  const heading = "Choose a username and password";
  const at = { heading, path: "/registration/account", meaning: NOT_YOU, secrets };

  test.each(TROUBLES)(
    "HTTP-07 S-01 the form is shown without the person's name while the details fail, $name",
    async ({ fault, entry }) => {
      const browser = somebody();
      const details = { path: "account/registration/details", ...fault };
      const page = await world.during(details, () => toAccount(browser));
      expectInline(page, entry, at);
      expect(page.text).not.toContain("This account is for");
      const next = await browser.submit(page, "Continue", named("wren1"));
      expect(next.hops).toEqual(["/registration/security"]);
    },
  );

  test.each(TROUBLES)(
    "HTTP-07 S-01 the form shows the fault $name of the username's check",
    async ({ fault, entry }) => {
      const browser = somebody();
      const form = await toAccount(browser);
      const path = "account/registration/validate-username";
      const page = await world.during({ path, ...fault }, () =>
        browser.submit(form, "Continue", named("wren1")),
      );
      expectInline(page, entry, { ...at, values: { username: "wren1" } });
      expect(page.text).not.toContain("is taken");
      const next = await browser.submit(page, "Continue", named("wren1"));
      expect(next.hops).toEqual(["/registration/security"]);
    },
  );
});

describe("HTTP-07 HTTP-09 S-01 the third step", () => {
  const heading = "Choose your security questions";
  const text = registrationText.security;
  const at = { heading, path: "/registration/security", secrets: [OWN_PASSWORD] };

  test.each([...TROUBLES, ...rowsOf([[{ status: 404 }, 404]])])(
    "HTTP-09 S-01 the form shows the fault $name of the questions, with a link to try again",
    async ({ fault, entry }) => {
      const browser = somebody();
      const form = await toAccount(browser);
      const page = await world.during({ path: "account/security-questions", ...fault }, () =>
        browser.submit(form, "Continue", named("wren1")),
      );
      const meaning = "We couldn't load the questions, so your account isn't created yet.";
      expectInline(page, entry, { ...at, meaning });
      expect(page.document.querySelector("select")).toBeNull();
      // Where script moves the focus after a refused form.
      expect(page.document.querySelector(".alert")?.getAttribute("tabindex")).toBe("-1");
      const again = page.document.querySelector('a[href="/registration/security"]');
      expect(again?.text).toBe("Try again");
      const form3 = await browser.open("/registration/security");
      expect((await browser.submit(form3, "Create account", ANSWERED)).hops[0]).toBe(
        "/sso-landing",
      );
    },
  );

  // Any well-formed answer is a success here: a token may be included or not.
  const making = rowsOf([
    ...INLINE_TROUBLES,
    [{ status: 404 }, 502],
    [{ status: 400 }, 400],
    [{ body: [42] }, 502],
  ]);
  test.each(making)(
    "HTTP-07 S-01 claims no account that may not be there, $name",
    async ({ fault, entry }) => {
      const browser = somebody();
      const form = await toSecurity(browser);
      const page = await world.during(
        { path: "account/registration", method: "POST", ...fault },
        () => browser.submit(form, "Create account", ANSWERED),
      );
      const meaning = [400, 404].includes(fault.status ?? 0) ? text.unsaved : text.unknown;
      const values = { question1: "1", question2: "2", question3: "4" };
      expectInline(page, entry, { ...at, meaning, values });
      expectNobody(browser);
      const posts = (await world.calls()).filter(
        ({ method, path }) => method === "POST" && path === "/account/registration",
      );
      expect(posts.length).toBe(1);
      // Whether or not the account was created, the person can continue.
      const again = await browser.submit(page, "Create account", ANSWERED);
      expect(["/sso-landing", "/registration"]).toContain(again.hops[0]);
    },
  );
});

test("HTTP-07 S-01 each step of registration shows a refused connection on its form", async () => {
  const browser = somebody();
  const account = await toAccount(browser);
  const [who, second] = await world.whileRefused(() =>
    Promise.all([
      submitIdentity(world.visitor(), WREN),
      browser.submit(account, "Continue", named("wren1")),
    ]),
  );
  expect([who.status, second.status]).toEqual([503, 503]);
  const kept = { meaning: NOT_YOU, secrets };
  const [first, next] = ["/registration", "/registration/account"];
  expectInline(who, 1, { heading: "Create an account", path: first, ...kept });
  expectInline(second, 1, { heading: "Choose a username and password", path: next, ...kept });
});

test("S-01 a refused and a created registration are audited, without names", async () => {
  const before = auditOf(world, "registration").length;
  await submitIdentity(somebody(), { ...WREN, "First name": "Nora" });
  const browser = somebody();
  await browser.submit(await toSecurity(browser), "Create account", ANSWERED);
  await expect.poll(() => auditOf(world, "registration").length - before).toBe(2);
  const [guess, made] = auditOf(world, "registration").slice(before);
  expect(guess).toEqual({ outcome: "failed", actor: expect.stringMatching(/^member-id:/) });
  expect(made).toEqual({
    outcome: "ok",
    actor: expect.stringMatching(/^member:/),
    account: expect.stringMatching(/^username:/),
  });
});

test("registration logs no error, no name and no typed data", () => {
  const output = world.log();
  expect(output).not.toMatch(/unexpected error|unforeseen fault|"level":"(?:error|fatal)"/);
  expect(output).toContain('"event":"registration"');
  const typed = ["NC90447127", "Newcomb", "1988-03-09", "mail.example", "wren1"];
  for (const secret of [...secrets, ...typed]) expect(output).not.toContain(secret);
});
