import { beforeEach, expect, test } from "vitest";
import { NEWCOMER } from "#server/sandbox/sandbox.fixture.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import {
  attemptRegistrationDetails,
  attemptRegistrationPolicies,
  attemptUsername,
  findRegistrant,
  register,
  saveRegistrationPolicies,
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

test("GW-18 DATA-12 GET account/registration/policies answers both consents, null where never asked", async () => {
  const read = async (persona: string) =>
    valueOf(await world.reads(persona, POLICIES.slice(1), attemptRegistrationPolicies));
  expect(await read("prov-unsigned")).toEqual({
    isCommunicationPolicySigned: null,
    isEeobPreferenceConsented: null,
  });
  expect(await read("prov")).toEqual({ ...consents, isEeobPreferenceConsented: true });
});

test("GW-26 PUT account/registration/policies sends both consents, and the next read shows them", async () => {
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

test("GW-84 POST account/registration/validate-user sends the person's data without a token", async () => {
  const sent = ["POST", "/account/registration/validate-user", NEWCOMER] as const;
  const value = await world.writes(null, sent, (it) => findRegistrant(it, NEWCOMER));
  expect(valueOf(value).registrationKey).toMatch(/^\S+$/);
  const nobody = await findRegistrant(world.visitor(), { ...NEWCOMER, firstName: "Nobody" });
  expect(refusalOf(nobody)).toEqual([404, { errorType: "NOT_FOUND" }]);
  const signedIn = await world.as("sub");
  const again = await world.during(() => findRegistrant(signedIn.gateway, NEWCOMER));
  expect(again.asked[0]?.authorization).toBeNull();
});

test("GW-19 GET account/registration/details carries the registration key", async () => {
  const registrationKey = await keyOf();
  const { value, asked } = await world.during(() =>
    attemptRegistrationDetails(world.visitor(), registrationKey),
  );
  const read = plainGet("/account/registration/details", "", {
    query: { registrationKey },
    authorization: null,
  });
  expect(asked).toEqual([read]);
  expect(valueOf(value)).toEqual({ firstName: "Wren", groupName: "Brand-New Bindery" });
  await world.answerNext("account/registration/details", { firstName: "Wren", more: 1 });
  const bare = await attemptRegistrationDetails(world.visitor(), registrationKey);
  expect(valueOf(bare)).toEqual({ firstName: "Wren", groupName: null });
  expect(refusalOf(await attemptRegistrationDetails(world.visitor(), "nothing"))[0]).toBe(404);
});

test("GW-84 POST account/registration/validate-username answers whether the name is available", async () => {
  const registrationKey = await keyOf();
  const body = { registrationKey, username: "wren88", domainId: 1 };
  const sent = ["POST", "/account/registration/validate-username", body] as const;
  const value = await world.writes(null, sent, (it) => attemptUsername(it, body));
  expect(valueOf(value)).toEqual({ available: true });
  const taken = await attemptUsername(world.visitor(), { ...body, username: "SUB" });
  expect(valueOf(taken)).toEqual({ available: false });
});

test("GW-27 POST account/registration makes the account once and answers its token", async () => {
  const body = accountOf(await keyOf());
  const sent = ["POST", "/account/registration", body] as const;
  const { token, redirect } = valueOf(await world.writes(null, sent, (it) => register(it, body)));
  expect([findTokenClaims(token ?? "")?.memberKey, redirect]).toEqual(["410002700", null]);
  const again = await register(world.visitor(), body);
  expect(refusalOf(again)).toEqual([400, { errorType: "REGISTRATION_KEY_INVALID" }]);
});

test("GW-27 a refused registration has its reason, and an answer without a token is accepted", async () => {
  const refused = await register(world.visitor(), { ...accountOf(await keyOf()), username: "sub" });
  expect(refusalOf(refused)).toEqual([400, { errorType: "USERNAME_TAKEN" }]);
  for (const answer of ["", "null", "{}", '{"token":"","more":1}']) {
    await world.answerNext("account/registration", answer, 201);
    const made = await register(world.visitor(), accountOf("key"));
    expect([answer, valueOf(made)]).toEqual([answer, { token: null, redirect: null }]);
  }
});
