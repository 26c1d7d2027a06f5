import { beforeAll, expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { expectRefused } from "./registration-hostile-bodies.ts";
import {
  ANSWERED,
  ANSWERS_SENT,
  NAME_SENT,
  named,
  OWN_PASSWORD,
  submitIdentity,
  somebody,
  toQuestions,
  WREN,
  WREN_SENT,
} from "./registration-walk.ts";

/** Browsers at the second step and at the third, each with the page. */
let second: { browser: Visitor; page: Page };
let third: { browser: Visitor; page: Page };
const world = useWorld();
const served = useServed(world);

beforeAll(async () => {
  // Each in its own browser, because opening the second step again leaves the third.
  const [one, other] = [somebody(world), somebody(world)];
  second = { browser: one, page: await submitIdentity(one) };
  third = { browser: other, page: await toQuestions(other, "wren1") };
});

/**
 * The page is the form again: this message beside this field, and in the summary with a link to it.
 */
function expectError(page: Page, field: string, message: string): void {
  expect([page.status, textsOf(page, `#${field}-error p`)]).toEqual([400, [`Error: ${message}`]]);
  expect(textsOf(page, `.summary a[href="#${field}"]`)).toEqual([message]);
  expect(elementOf(page, `#${field}`).getAttribute("aria-invalid")).toBe("true");
  expect(elementOf(page, `#${field}`).getAttribute("aria-describedby")).toContain(`${field}-error`);
  expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
}

const SPACE =
  "The password you entered starts or ends with a space. Remove the space and try again.";
const SECRETS = new RegExp(OWN_PASSWORD);

test.each([
  ["Date of birth", "dateOfBirth", "2026-11-22", "Date of birth can't be after today"],
  ["Member ID", "memberId", "12345678-", "Invalid member ID"],
  ["Email address (optional)", "emailAddress", "wren@", "Invalid email address"],
])(
  "VAL-04 VAL-05 VAL-06 VAL-10 VAL-14 VAL-15 VAL-17 VAL-19 registration step 1 refuses %s (%s) %j",
  async (label, field, typed, message) => {
    const { page, writes } = await writing(world, () =>
      submitIdentity(somebody(world), { ...WREN, [label]: typed }),
    );
    expect(writes).toEqual([]);
    expectError(page, field, message);
    expect(elementOf(page, "#firstName").getAttribute("value")).toBe("Wren");
    expect(elementOf(page, `#${field}`).getAttribute("value") ?? "").toBe(typed);
  },
);

test("VAL-04 VAL-19 T-59 a typographic apostrophe is sent as a plain one, and today as date of birth", async () => {
  const today = { "Date of birth": "2026-11-21" };
  const person = { ...WREN, ...today, "First name": "O’Wren", "Last name": "‘Amo" };
  const calls = await world.callsDuring(() => submitIdentity(somebody(world), person));
  expect(calls.map(({ path }) => path)).toEqual(["/account/registration/validate-user"]);
  expect(calls[0]?.body).toMatchObject({ firstName: "O'Wren", lastName: "'Amo" });
});

test("T-87 a name with accents and a day typed 3/9/1988 find the member, and are shown as they were typed", async () => {
  const browser = somebody(world);
  const typed = { ...WREN, "First name": "Wrén", "Last name": "Ñewcomb‑Sample" };
  for (const day of ["3/9/1988", "03/09/1988"]) {
    const person = { ...typed, "Date of birth": day };
    const calls = await world.callsDuring(async () => {
      const account = await submitIdentity(browser, person);
      expect(account.hops).toEqual(["/registration/account"]);
    });
    expect(calls[0]?.body).toMatchObject(WREN_SENT);
    const back = await browser.open("/registration");
    const values = ["firstName", "lastName", "dateOfBirth"].map((id) =>
      elementOf(back, `#${id}`).getAttribute("value"),
    );
    expect(values).toEqual(["Wrén", "Ñewcomb‑Sample", "1988-03-09"]);
    const refused = await submitIdentity(browser, { ...person, "Member ID": "1" });
    expect(elementOf(refused, "#dateOfBirth").attributes).toMatchObject({
      value: day,
      type: "text",
    });
  }
});

test.each([
  ["Username", "username", "a_b", "Invalid username"],
  ["Password", "password", "Own-2026 ", SPACE],
  ["Repeat password", "repeatPassword", "Own-2027", "The passwords don't match"],
])(
  "VAL-03 VAL-07 VAL-13 VAL-16 VAL-18 registration step 2 refuses %s (%s) %j",
  async (label, field, typed, message) => {
    const fields = { ...named("wren1"), [label]: typed };
    const { page, writes } = await writing(world, () =>
      second.browser.submit(second.page, "Continue", fields),
    );
    expect(writes).toEqual([]);
    expectError(page, field, message);
    expect(elementOf(page, "#username").getAttribute("value") ?? "").toBe(fields.Username);
    for (const secret of ["#password", "#repeatPassword"]) {
      expect(elementOf(page, secret).hasAttribute("value")).toBe(false);
    }
  },
);

test.each([
  ["Answer 1", "answer1", "a.b", "Invalid answer 1"],
  ["Security question 3", "question3", "", "Security question 3 is a required field"],
])(
  "VAL-09 VAL-16 registration step 3 refuses %s (%s) %j with %j",
  async (label, field, typed, message) => {
    const { page, writes } = await writing(world, () =>
      third.browser.submit(third.page, "Create account", { ...ANSWERED, [label]: typed }),
    );
    expect(writes).toEqual([]);
    expectError(page, field, message);
    expect(textsOf(page, "#question1 option[selected]")).toEqual([ANSWERED["Security question 1"]]);
    // The input stays, exactly as typed; the password of the step before is on no page.
    for (const name of ["Answer 1", "Answer 2", "Answer 3"] as const) {
      const id = name.toLowerCase().replace(" ", "");
      const expected = label === name ? typed : ANSWERED[name];
      expect(elementOf(page, `#${id}`).getAttribute("value") ?? "").toBe(expected);
    }
    expect(page.html).not.toContain(OWN_PASSWORD);
  },
);

test.each([
  ["/registration/account", NAME_SENT, () => second.browser],
  ["/registration/security", ANSWERS_SENT, () => third.browser],
] as const)(
  "hostile posts to %s are refused with a page and make no call",
  async (path, fields, browser) => {
    await expectRefused(world, served.handle, browser(), path, fields, SECRETS);
  },
);

test("VAL-05 VAL-07 markup is refused beside its field and shown as text", async () => {
  const script = '"><script>alert(4711)</script>';
  const hostile = await submitIdentity(somebody(world), { ...WREN, "First name": script });
  expect(elementOf(hostile, "#firstName").getAttribute("value")).toBe(script);
  expect(hostile.html).not.toContain("<script>alert");
  expect(hostile.document.querySelectorAll("script:not([nonce])")).toEqual([]);
  expectError(hostile, "firstName", "Invalid first name");
});

test("registration does not send values in the address and unknown fields", async () => {
  const browser = somebody(world);
  const opened = await writing(world, () =>
    browser.open("/registration?firstName=Canary&memberId=NC90447127"),
  );
  expect([opened.page.status, opened.calls]).toEqual([200, []]);
  expect(elementOf(opened.page, "#firstName").getAttribute("value") ?? "").toBe("");
  const more = { domainId: "2", role: "logInAsAnyone", __proto__: "x" };
  const sent = await writing(world, () =>
    browser.openPost("/registration", { ...WREN_SENT, ...more }),
  );
  const [{ body: said } = { body: null }] = sent.calls;
  expect(said).toEqual({ ...WREN_SENT, emailAddress: null, domainId: 1 });
});
