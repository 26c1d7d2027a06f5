import { afterEach, expect, test } from "vitest";
import { openSandbox, CHOSEN } from "./sandbox.fixture.ts";
import { decodeJwt } from "jose";
import { PASSWORD } from "./personas/personas.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const ADDRESS = "account/address";
const moved = {
  addressLine1: "7 Invented Lane",
  addressLine2: "Unit 4",
  city: "Mocksville",
  state: "WA",
  zipCode: "98001",
  country: "US",
  phoneNumber: "360-555-0144",
};

test.each([
  ["city", 5],
  ["addressLine1", "x".repeat(101)],
])("a %s of %j is refused by its name", async (name, value) => {
  expect(await world.send("PUT", ADDRESS, { ...moved, [name]: value }, "sub")).toEqual({
    status: 400,
    message: `${name} is not valid`,
  });
  expect(await world.answerOf("sub", ADDRESS)).toMatchObject({ city: "Exampleville" });
});

test.each([
  ["country", "XX", "COUNTRY_INVALID"],
  ["state", "BC", "STATE_INVALID"],
  ["addressLine1", "1 Nowhere Road", "ADDRESS_LINE_INVALID"],
  ["zipCode", "00012", "ZIP_INVALID"],
])("a %s of %j is refused with its reason", async (name, value, errorType) => {
  const expected = { status: 400, errorType };
  expect(await world.send("PUT", ADDRESS, { ...moved, [name]: value }, "sub")).toEqual(expected);
  expect(await world.answerOf("sub", ADDRESS)).toMatchObject({ city: "Exampleville" });
});

const PREFERENCES = "account/preferences";
const POLICIES = "account/registration/policies";

test("what was saved is shown with the preferences and with the account, to that member alone", async () => {
  const before = await world.answerOf("dep-adult", PREFERENCES);
  expect(await world.send("PUT", PREFERENCES, CHOSEN, "sub")).toEqual({ status: 200 });
  expect(await world.answerOf("sub", PREFERENCES)).toEqual(CHOSEN);
  const account = await world.answerOf<{ preferences: unknown }>("sub", "account");
  expect(account.preferences).toEqual(CHOSEN);
  expect(await world.answerOf("dep-adult", PREFERENCES)).toEqual(before);
});

test("a consent is kept for that member alone, until a reset", async () => {
  const paper = { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false };
  expect(await world.send("PUT", POLICIES, paper, "prov-unsigned")).toEqual({ status: 200 });
  expect(await world.answerOf("prov-unsigned", POLICIES)).toEqual(paper);
  expect(await world.answerOf("prov-unsigned-dep", POLICIES)).toMatchObject({
    isCommunicationPolicySigned: null,
  });
  const own = { ...paper, isEeobPreferenceConsented: null };
  expect(await world.send("PUT", POLICIES, own, "prov-unsigned-dep")).toEqual({ status: 200 });
  expect(await world.answerOf("prov-unsigned-dep", POLICIES)).toEqual(own);
  world.sandbox.reset();
  expect(await world.answerOf("prov-unsigned", POLICIES)).toMatchObject({
    isCommunicationPolicySigned: null,
  });
});

const NEW = "Another-1";
const change = (username: string, currentPassword: string, newPassword: string) =>
  world.send("PUT", "account/password", { currentPassword, newPassword }, username);
const refused = (errorType: string) => ({ status: 400, errorType });

test("the answer is a fresh token of the same member in the same group", async () => {
  const chosen = await world.ask("POST", "group-selection", {
    token: await world.tokenOf("multi"),
    body: { groupId: "10007028", domain: 1 },
  });
  const { token } = (await chosen.json()) as { token: string };
  const body = { currentPassword: PASSWORD, newPassword: NEW };
  const answer = await world.ask("PUT", "account/password", { token, body });
  const { token: fresh } = (await answer.json()) as { token: string };
  const claims = decodeJwt(fresh);
  expect(claims).toMatchObject({ memberKey: "410001100", role: "member", username: "multi" });
  expect(claims.jti).not.toBe(decodeJwt(token).jti);
  expect((await world.get("account", fresh)).status).toBe(200);
});

test("ini becomes an active account by it, and no other one does", async () => {
  const status = async (username: string) =>
    (await world.get("account/status", await world.tokenOf(username))).text();
  expect(await change("ini", PASSWORD, PASSWORD)).toEqual(refused("PASSWORD_REUSED"));
  expect(await status("ini")).toBe("INI");
  await change("ini", PASSWORD, NEW);
  expect([await status("ini"), await status("ini-dep")]).toEqual(["ACT", "INI"]);
});
