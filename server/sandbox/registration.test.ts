import { decodeJwt } from "jose";
import { afterEach, expect, test } from "vitest";
import { NEWCOMER, newAccount, openSandbox, outcomeOf, TODAY } from "./sandbox.fixture.ts";

let now = new Date(TODAY);
const world = openSandbox({ crowd: 2, clock: () => now });
afterEach(() => {
  now = new Date(TODAY);
  world.sandbox.reset();
});

const SPOUSE = { ...NEWCOMER, firstName: "Ola", dateOfBirth: "1987-10-27" };
const { password: PASSWORD, securityAnswers } = newAccount;

const validate = (person: object = NEWCOMER) =>
  world.send("POST", "account/registration/validate-user", person);
const keyOf = async () => ((await validate()) as { registrationKey: string }).registrationKey;
const registerBy = (registrationKey: string, more: object = {}) =>
  world.send("POST", "account/registration", { ...newAccount, registrationKey, ...more });
const refused = (errorType: string) => ({ status: 400, errorType });
const detailsOf = async (key: string) =>
  outcomeOf(await world.get(`account/registration/details?registrationKey=${key}`));
const isFree = (registrationKey: string, username = "wren88", domainId = 1) =>
  world.send("POST", "account/registration/validate-username", {
    registrationKey,
    username,
    domainId,
  });

test("who they are, a name, an account: and the new one signs in like any other", async () => {
  const registrationKey = await keyOf();
  const group = { firstName: "Wren", groupName: "Brand-New Bindery" };
  expect(await detailsOf(registrationKey)).toEqual({ status: 200, ...group });
  const emailAddress = "wren@members.example";
  const made = (await registerBy(registrationKey, { emailAddress })) as { token: string };
  expect(made).toEqual({ status: 200, token: expect.any(String), redirect: null });
  expect(decodeJwt(made.token)).toMatchObject({
    memberKey: "410002700",
    role: "member",
    issuedByRole: null,
    username: "wren88",
  });
  for (const [username, password, domainId, status] of [
    ["WREN88", PASSWORD, 1, 200],
    ["wren88", "Sandbox-2026", 1, 401],
    ["wren88", PASSWORD, 2, 401],
  ] as const) {
    expect((await world.signIn(username, password, domainId)).status).toBe(status);
  }
  expect(await world.answerOf("wren88", "account")).toMatchObject({
    subscriberId: "NC90447127",
    preferences: { emailAddress, electronicEob: "Y" },
  });
  expect(await (await world.get("account/status", made.token)).text()).toBe("ACT");
  await world.register({ username: "ola87" }, SPOUSE);
  const preferences = await world.answerOf("ola87", "account/preferences");
  expect(preferences).toMatchObject({ emailAddress: null });
  // Staff open a member under the name of their new account.
  const opened = await world.openAs("emp", { subscriberId: "NC90447127", domainId: 1 });
  expect(decodeJwt(opened)["username"]).toBe("wren88");
});

test("letter case and the date's form do not count; whoever else it is, the refusal is the same", async () => {
  const typed = { firstName: " WREN", lastName: "newcomb-sample ", memberId: "nc90447127" };
  expect(await validate({ ...NEWCOMER, ...typed, dateOfBirth: "03/09/1988" })).toMatchObject({
    status: 200,
  });
  const nobody = { status: 404, errorType: "NOT_FOUND" };
  const sub = {
    ...NEWCOMER,
    firstName: "Jordan",
    lastName: "Testa-Lindqvist",
    dateOfBirth: "1979-05-14",
    memberId: "904417823",
  };
  for (const other of [
    { ...NEWCOMER, firstName: "Wrenn" },
    { ...NEWCOMER, lastName: "Newcomb" },
    { ...NEWCOMER, dateOfBirth: "1988-03-10" },
    { ...NEWCOMER, memberId: "NC90447128" },
    { ...NEWCOMER, domainId: 2 },
    sub,
  ]) {
    expect(await validate(other)).toEqual(nobody);
  }
  const robin = { ...sub, firstName: "Robin", dateOfBirth: "1981-05-14" };
  expect(await validate(robin)).toMatchObject({ status: 200 });
  await world.register();
  expect(await validate()).toEqual(nobody);
  // A reset forgets who registered; sso knows them until then.
  expect(await world.tokenOf("wren88")).toBeTruthy();
  world.sandbox.reset();
  expect(await world.tokenOf("wren88")).toBeUndefined();
  expect((await world.signIn("wren88", PASSWORD)).status).toBe(401);
  expect(await validate()).toMatchObject({ status: 200 });
});

test("a name is taken by a persona, one of the crowd or whoever registered, in any letter case", async () => {
  const key = await keyOf();
  expect(await isFree(key)).toEqual({ status: 200, available: true });
  await world.register({ username: "Ola87" }, SPOUSE);
  for (const taken of ["SUB", "sub", "oLA87", "crowd-2", "a", "with blank", "x".repeat(17)]) {
    expect([taken, await isFree(key, taken)]).toEqual([taken, { status: 200, available: false }]);
  }
});

test("a key that nobody was given, of another brand, used up or two hours old is nobody's", async () => {
  const [key, second] = [await keyOf(), await keyOf()];
  const notFound = { status: 404 };
  expect(await detailsOf("nothing")).toMatchObject(notFound);
  expect(await isFree("nothing")).toMatchObject(notFound);
  expect(await isFree(key, "wren88", 2)).toMatchObject(notFound);
  const invalid = refused("REGISTRATION_KEY_INVALID");
  expect(await registerBy("nothing")).toEqual(invalid);
  expect(await registerBy(key, { domainId: 2 })).toEqual(invalid);
  now = new Date(now.getTime() + 7_199_000);
  expect(await detailsOf(key)).toMatchObject({ status: 200 });
  now = new Date(now.getTime() + 1000);
  expect(await detailsOf(key)).toMatchObject(notFound);
  now = new Date(TODAY);
  expect(await registerBy(key)).toMatchObject({ status: 200 });
  for (const used of [key, second]) {
    expect(await registerBy(used, { username: "again1" })).toEqual(invalid);
    expect(await detailsOf(used)).toMatchObject(notFound);
  }
});

test("an account is made whole or not at all, and each refusal says what stands against it", async () => {
  const key = await keyOf();
  const [answer] = securityAnswers;
  for (const [more, refusal] of [
    [{ username: "SUB" }, refused("USERNAME_TAKEN")],
    [{ username: "x" }, refused("USERNAME_TAKEN")],
    [{ password: "no-digit" }, refused("PASSWORD_INVALID")],
    ...[
      [],
      [answer],
      [answer, answer],
      [answer, { questionId: "9", answer: "Mock" }],
      [answer, { questionId: "2", answer: "ab" }],
      undefined,
    ].map((answers) => [{ securityAnswers: answers }, refused("ANSWERS_INVALID")] as const),
    [{ emailAddress: "nowhere" }, { status: 400, message: "emailAddress is not valid" }],
  ] as const) {
    expect([more, await registerBy(key, more)]).toEqual([more, refusal]);
  }
  expect(await world.send("POST", "account/registration", {})).toMatchObject({ status: 400 });
  expect((await world.signIn("wren88", PASSWORD)).status).toBe(401);
  expect(await registerBy(key)).toMatchObject({ status: 200 });
});
