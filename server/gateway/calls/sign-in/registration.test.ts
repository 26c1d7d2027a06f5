import { beforeEach, expect, test } from "vitest";
import { NEWCOMER } from "#server/sandbox/sandbox.fixture.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import {
  attemptRegistrationDetails,
  attemptRegistrationPolicies,
  attemptUsername,
  findRegistrant,
  postRegistration,
  putRegistrationPolicies,
  register,
  registrationPolicies,
  saveRegistrationPolicies,
  validateUserDetails,
  validateUsername,
} from "./registration.ts";
import {
  openSandboxGateway,
  plainGet,
  plainWrite,
  refusalOf,
  valueOf,
} from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();
beforeEach(() => world.reset());

const POLICIES = "/account/registration/policies";
const consents = { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false };

const keyOf = async () => valueOf(await findRegistrant(world.visitor(), NEWCOMER)).registrationKey;
const accountOf = (registrationKey: string) => ({
  registrationKey,
  username: "wren88",
  password: "Fresh-start-1",
  emailAddress: "wren@members.example",
  securityAnswers: [
    { questionId: "3", answer: "Mock School" },
    { questionId: "8", answer: "No Such Book" },
  ],
  domainId: 1,
});

test("GW-18 DATA-12 GET account/registration/policies gives both consents, null where never asked", async () => {
  const { gateway, bearer } = await world.as("prov-unsigned");
  const { value, asked } = await world.during(() => attemptRegistrationPolicies(gateway));
  expect(asked).toEqual([plainGet(POLICIES, bearer)]);
  const expected = { isCommunicationPolicySigned: null, isEeobPreferenceConsented: null };
  expect(valueOf(value)).toEqual(expected);
  const signed = await attemptRegistrationPolicies((await world.as("prov")).gateway);
  const shown = valueOf(signed);
  expect(shown).toEqual({ isCommunicationPolicySigned: true, isEeobPreferenceConsented: true });
});

test("GW-26 PUT account/registration/policies sends the two, and they are read anew after it", async () => {
  const { value, asked, bearer } = await world.asking("prov-unsigned", async (gateway) => {
    valueOf(await saveRegistrationPolicies(gateway, consents));
    return valueOf(await attemptRegistrationPolicies(gateway));
  });
  const expected = [plainWrite("PUT", POLICIES, bearer, consents), plainGet(POLICIES, bearer)];
  expect(asked).toEqual(expected);
  expect(value).toEqual(consents);
  const dependent = await world.as("prov-unsigned-dep");
  expect(refusalOf(await saveRegistrationPolicies(dependent.gateway, consents))[0]).toBe(400);
  const own = { ...consents, isEeobPreferenceConsented: null };
  expect(await saveRegistrationPolicies(dependent.gateway, own)).toMatchObject({ ok: true });
});

test("GW-26 DATA-12 consents are true, false or null; the signature that is sent is never null", () => {
  const read = (answer: unknown) => registrationPolicies.answer.safeParse(answer);
  expect(read({ ...consents, more: 1 }).data).toEqual(consents);
  const expected = { isCommunicationPolicySigned: null, isEeobPreferenceConsented: null };
  expect(read({}).data).toEqual(expected);
  expect(read({ ...consents, isCommunicationPolicySigned: "Y" }).success).toBe(false);
  expect(read({ ...consents, isEeobPreferenceConsented: 0 }).success).toBe(false);
  const fits = (body: unknown) => putRegistrationPolicies.body?.safeParse(body).success;
  expect(fits({ ...consents, isEeobPreferenceConsented: null })).toBe(true);
  expect(fits({ ...consents, isCommunicationPolicySigned: null })).toBe(false);
  expect(fits({ isCommunicationPolicySigned: true })).toBe(false);
});

test("GW-84 POST account/registration/validate-user sends who they are, without a bearer", async () => {
  const path = "/account/registration/validate-user";
  const { value, asked } = await world.during(() => findRegistrant(world.visitor(), NEWCOMER));
  expect(asked).toEqual([plainWrite("POST", path, null, NEWCOMER)]);
  expect(valueOf(value).registrationKey).toMatch(/^\S+$/);
  const nobody = await findRegistrant(world.visitor(), { ...NEWCOMER, firstName: "Nobody" });
  expect(refusalOf(nobody)).toEqual([404, { errorType: "NOT_FOUND" }]);
  const signedIn = await world.as("sub");
  const again = await world.during(() => findRegistrant(signedIn.gateway, NEWCOMER));
  expect(again.asked[0]?.authorization).toBeNull();
});

test("GW-19 GET account/registration/details is asked with the key, each time anew", async () => {
  const registrationKey = await keyOf();
  const { value, asked } = await world.during(async () => [
    valueOf(await attemptRegistrationDetails(world.visitor(), registrationKey)),
    valueOf(await attemptRegistrationDetails(world.visitor(), registrationKey)),
  ]);
  const read = plainGet("/account/registration/details", "", {
    query: { registrationKey },
    authorization: null,
  });
  expect(asked).toEqual([read, read]);
  expect(value[0]).toEqual({ firstName: "Wren", groupName: "Brand-New Bindery" });
  expect(refusalOf(await attemptRegistrationDetails(world.visitor(), "nothing"))[0]).toBe(404);
});

test("GW-84 POST account/registration/validate-username answers whether the name may be taken", async () => {
  const registrationKey = await keyOf();
  const body = { registrationKey, username: "wren88", domainId: 1 };
  const path = "/account/registration/validate-username";
  const { value, asked } = await world.during(() => attemptUsername(world.visitor(), body));
  expect(asked).toEqual([plainWrite("POST", path, null, body)]);
  expect(valueOf(value)).toEqual({ available: true });
  const taken = await attemptUsername(world.visitor(), { ...body, username: "SUB" });
  expect(valueOf(taken)).toEqual({ available: false });
});

test("GW-27 POST account/registration makes the account and answers its token", async () => {
  const body = accountOf(await keyOf());
  const { value, asked } = await world.during(() => register(world.visitor(), body));
  expect(asked).toEqual([plainWrite("POST", "/account/registration", null, body)]);
  const { token, redirect } = valueOf(value);
  expect([findTokenClaims(token ?? "")?.memberKey, redirect]).toEqual(["410002700", null]);
  const again = await register(world.visitor(), body);
  expect(refusalOf(again)).toEqual([400, { errorType: "REGISTRATION_KEY_INVALID" }]);
});

test("GW-27 a refusal comes back with what stands against it; an account may come without a token", async () => {
  const refused = await register(world.visitor(), { ...accountOf(await keyOf()), username: "sub" });
  expect(refusalOf(refused)).toEqual([400, { errorType: "USERNAME_TAKEN" }]);
  for (const answer of ["", "null", "{}", '{"token":"","more":1}']) {
    await world.answerNext("account/registration", answer, 201);
    const made = await register(world.visitor(), accountOf("key"));
    expect([answer, valueOf(made)]).toEqual([answer, { token: null, redirect: null }]);
  }
});

test("GW-19 GW-27 GW-84 GW-86 required fields are refused by name, and more fields pass", async () => {
  const visitor = world.visitor();
  const person = await keyOf();
  const name = { registrationKey: person, username: "wren88", domainId: 1 };
  const faulty: [string, unknown, () => Promise<unknown>, string][] = [
    ["validate-user", {}, () => findRegistrant(visitor, NEWCOMER), "registrationKey"],
    ["validate-username", { available: "Y" }, () => attemptUsername(visitor, name), "available"],
    ["details", {}, () => attemptRegistrationDetails(visitor, person), "firstName"],
  ];
  for (const [path, answer, ask, field] of faulty) {
    await world.answerNext(`account/registration/${path}`, answer);
    expect([path, await ask()]).toMatchObject([path, { ok: false, error: { field } }]);
  }
  await world.answerNext("account/registration/details", { firstName: "Wren", more: 1 });
  const expected = { firstName: "Wren", groupName: null };
  expect(valueOf(await attemptRegistrationDetails(visitor, person))).toEqual(expected);
  await world.answerNext("account/registration", { token: 7 });
  expect(await register(visitor, accountOf(person))).toMatchObject({ error: { field: "token" } });
});

test("GW-27 GW-84 S-01 the bodies of registration name every field of its steps", () => {
  const account = accountOf("key");
  for (const [call, whole] of [
    [validateUserDetails, NEWCOMER],
    [validateUsername, { registrationKey: "key", username: "wren88", domainId: 1 }],
    [postRegistration, account],
  ] as const) {
    const fits = (body: unknown) => call.body?.safeParse(body).success;
    expect([call.path, fits(whole)]).toEqual([call.path, true]);
    for (const name of Object.keys(whole)) {
      expect([name, fits({ ...whole, [name]: undefined })]).toEqual([name, false]);
    }
  }
});
