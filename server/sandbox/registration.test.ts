import { afterEach, expect, test } from "vitest";
import { JORDAN, NEWCOMER, openSandbox, outcomeOf } from "./sandbox.fixture.ts";

const world = openSandbox({ crowd: 2 });
afterEach(() => world.sandbox.reset());

const ANSWERS = [
  { questionId: "3", answer: "Mock School" },
  { questionId: "8", answer: "No Such Book" },
];

const validate = (person: object = NEWCOMER) =>
  world.send("POST", "account/registration/validate-user", person);

async function keyOf(person: object = NEWCOMER): Promise<string> {
  const body = (await validate(person)) as { registrationKey: string };
  return body.registrationKey;
}

const accountOf = (registrationKey: string, more: object = {}) => ({
  registrationKey,
  username: "Wren88",
  password: "Fresh-start-1",
  emailAddress: null,
  securityAnswers: ANSWERS,
  domainId: 1,
  ...more,
});

const register = (body: object) => world.send("POST", "account/registration", body);
const refused = (errorType: string) => ({ status: 400, errorType });

test("unknown people, members of another brand and those with an account get the same 404", async () => {
  const nobody = { status: 404, errorType: "NOT_FOUND" };
  const sub = { ...NEWCOMER, ...JORDAN };
  expect(await validate({ ...NEWCOMER, firstName: "Wrenn" })).toEqual(nobody);
  expect(await validate({ ...NEWCOMER, lastName: "Newcomb" })).toEqual(nobody);
  expect(await validate({ ...NEWCOMER, dateOfBirth: "1988-03-10" })).toEqual(nobody);
  expect(await validate({ ...NEWCOMER, memberId: "NC90447128" })).toEqual(nobody);
  expect(await validate({ ...NEWCOMER, domainId: 2 })).toEqual(nobody);
  expect(await validate(sub)).toEqual(nobody);
  expect(await validate({ ...sub, firstName: "Robin", dateOfBirth: "1981-05-14" })).toMatchObject({
    status: 200,
  });
  await register(accountOf(await keyOf()));
  expect(await validate()).toEqual(nobody);
});

test("an unknown, used or other brand's registration key is refused", async () => {
  const key = await keyOf();
  const second = await keyOf();
  const details = async (registrationKey: string) =>
    outcomeOf(await world.get(`account/registration/details?registrationKey=${registrationKey}`));
  const isFree = async (registrationKey: string, domainId: number) =>
    world.send("POST", "account/registration/validate-username", {
      registrationKey,
      username: "wren88",
      domainId,
    });
  expect(await details("nothing")).toMatchObject({ status: 404 });
  expect(await isFree("nothing", 1)).toMatchObject({ status: 404 });
  expect(await isFree(key, 2)).toMatchObject({ status: 404 });
  const invalid = refused("REGISTRATION_KEY_INVALID");
  expect(await register(accountOf("nothing"))).toEqual(invalid);
  expect(await register(accountOf(key, { domainId: 2 }))).toEqual(invalid);
  expect(await register(accountOf(key))).toMatchObject({ status: 200 });
  for (const used of [key, second]) {
    expect(await register(accountOf(used, { username: "again1" }))).toEqual(invalid);
    expect(await details(used)).toMatchObject({ status: 404 });
  }
});

test("an invalid account is refused with its reason, and not made", async () => {
  const key = await keyOf();
  const taken = refused("USERNAME_TAKEN");
  const weak = refused("PASSWORD_INVALID");
  expect(await register(accountOf(key, { username: "SUB" }))).toEqual(taken);
  expect(await register(accountOf(key, { username: "x" }))).toEqual(taken);
  expect(await register(accountOf(key, { password: "no-digit" }))).toEqual(weak);
  for (const securityAnswers of [
    [],
    [ANSWERS[0]],
    [ANSWERS[0], ANSWERS[0]],
    [ANSWERS[0], { questionId: "9", answer: "Mock" }],
    [ANSWERS[0], { questionId: "2", answer: "ab" }],
    undefined,
  ]) {
    expect(await register(accountOf(key, { securityAnswers }))).toEqual(refused("ANSWERS_INVALID"));
  }
  const expected = { status: 400, message: "emailAddress is not valid" };
  expect(await register(accountOf(key, { emailAddress: "nowhere" }))).toEqual(expected);
  expect(await register({})).toMatchObject({ status: 400 });
  expect((await world.signIn("wren88", "Fresh-start-1")).status).toBe(401);
  expect(await register(accountOf(key))).toMatchObject({ status: 200 });
});
