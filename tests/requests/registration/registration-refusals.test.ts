import { expect, test } from "vitest";
import { alertsOf, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import {
  ANSWERED,
  ANSWERS_SENT,
  named,
  OLA,
  OWN_ANSWER,
  OWN_PASSWORD,
  register,
  submitIdentity,
  somebody,
  toQuestions,
  personIn,
  WITH_EMAIL,
} from "./registration-walk.ts";

// One id for all requests, so that two pages can be compared as a whole.
const world = resetting(useWorld({ requestId: "one-request" }));

const NOT_FOUND =
  "We couldn't create an account with these details. Check them against your ID card. " +
  "If you may already have an account, try logging in.";
const TAKEN = "That username is taken. Choose a different one.";
const EXPIRED = "This took too long, so please start again. What you entered is still here.";

const TYPED = Object.values(WITH_EMAIL);

test("S-01 unknown people and people with an account are answered alike to the byte", async () => {
  await register(somebody(world), "wren1");
  const calls = await world.callsDuring(async () => {
    const known = await submitIdentity(somebody(world), WITH_EMAIL);
    const unknown = await submitIdentity(somebody(world), { ...WITH_EMAIL, "First name": "Nora" });
    expect([known.status, unknown.status]).toEqual([400, 400]);
    expect(alertsOf(known)).toEqual([NOT_FOUND]);
    expect(personIn(known)).toEqual(TYPED);
    expect(known.html.replaceAll("Wren", "Nora")).toBe(unknown.html);
    expect(known.headers.getSetCookie()).toEqual(unknown.headers.getSetCookie());
  });
  expect(calls.map(({ status }) => status)).toEqual([404, 404]);
  // A gateway's message that a person has an account is not shown.
  const body = { errorType: "ALREADY_REGISTERED", message: "canary: has an account" };
  await world.fault({ path: "account/registration/validate-user", status: 409, body });
  const page = await submitIdentity(somebody(world));
  expect([page.status, alertsOf(page)]).toEqual([400, [NOT_FOUND]]);
  expect(page.html).not.toMatch(/canary|ALREADY/);
});

test("a taken username is refused beside its field, from our check and the gateway's error", async () => {
  const browser = somebody(world);
  const page = await submitIdentity(browser);
  for (const name of ["SUB", "crowd"]) {
    if (name === "crowd") {
      const body = { errorType: "USERNAME_TAKEN" };
      await world.fault({ path: "account/registration/validate-username", status: 400, body });
    }
    const taken = await browser.submit(page, "Continue", named(name));
    expect([taken.status, textsOf(taken, "#username-error p")]).toEqual([400, [`Error: ${TAKEN}`]]);
    expect(elementOf(taken, "#username").getAttribute("value")).toBe(name);
    expect(taken.html).not.toContain(OWN_PASSWORD);
  }
});

test("a username taken before the third step leads back to the second", async () => {
  const browser = somebody(world);
  const page = await toQuestions(browser, "wanted1");
  await register(somebody(world), "wanted1", OLA);
  const back = await browser.submit(page, "Create account", ANSWERED);
  expect(back.hops).toEqual(["/registration/account"]);
  expect(textsOf(back, "#username-error p")).toEqual([`Error: ${TAKEN}`]);
  expect(textsOf(back, ".summary a")).toEqual([TAKEN]);
  expect(elementOf(back, "#username").getAttribute("value")).toBe("wanted1");
  expect(textsOf(back, "title")[0]).toMatch(/^Error: /);
  expect(back.html).not.toContain(OWN_PASSWORD);
  const again = await browser.submit(back, "Continue", named("wren2"));
  expect(again.hops).toEqual(["/registration/security"]);
  const made = await browser.submit(again, "Create account", ANSWERED);
  expect(made.hops[0]).toBe("/sso-landing");
});

test("a password that the gateway refuses leads back to the second step, beside its field", async () => {
  const browser = somebody(world);
  const page = await toQuestions(browser, "wren1");
  const body = { errorType: "PASSWORD_INVALID" };
  await world.fault({ path: "account/registration", status: 400, body });
  const back = await browser.submit(page, "Create account", ANSWERED);
  expect(back.hops).toEqual(["/registration/account"]);
  expect(textsOf(back, "#password-error p")).toEqual(["Error: Invalid password"]);
  expect(elementOf(back, "#username").getAttribute("value")).toBe("wren1");
});

test("answers that the gateway refuses are shown in place with questions and answers kept", async () => {
  const browser = somebody(world);
  const page = await toQuestions(browser, "wren1");
  const refused = await browser.openPost(page.url, {
    ...ANSWERS_SENT,
    question3: "no such question",
  });
  expect(refused.status).toBe(400);
  expect(alertsOf(refused)).toEqual([
    "We couldn't accept those answers. Choose three different questions.",
  ]);
  expect(textsOf(refused, "#question2 option[selected]")).toEqual([
    ANSWERED["Security question 2"],
  ]);
  for (const number of [1, 2, 3]) {
    expect(elementOf(refused, `#answer${number}`).getAttribute("value")).toBe(OWN_ANSWER);
  }
});

test.each([
  ["the details are read", "account/registration/details", 404, "GET"],
  ["a username is checked", "account/registration/validate-username", 404, "POST"],
  ["the account is created", "account/registration", 400, "POST"],
])(
  "a registration key that expires when %s leads to the first step with the entered data",
  async (_what, path, status, method) => {
    const browser = somebody(world);
    await world.fault({ path, status, method, body: { errorType: "REGISTRATION_KEY_INVALID" } });
    let page = await submitIdentity(browser, WITH_EMAIL);
    if (method === "POST") page = await browser.submit(page, "Continue", named("wren1"));
    if (path === "account/registration")
      page = await browser.submit(page, "Create account", ANSWERED);
    await world.mend();
    expect([page.status, page.url.pathname]).toEqual([200, "/registration"]);
    expect(textsOf(page, ".alert")).toEqual([EXPIRED]);
    expect(personIn(page)).toEqual(TYPED);
    expect((await browser.open("/registration/account")).url.pathname).toBe("/registration");
    const account = await browser.submit(page, "Continue");
    expect(account.hops).toEqual(["/registration/account"]);
    const questions = await browser.submit(account, "Continue", named("wren3"));
    const end = await browser.submit(questions, "Create account", ANSWERED);
    expect(end.hops[0]).toBe("/sso-landing");
  },
);
