import { expect, test } from "vitest";
import { findTokenClaims } from "#server/session/token-claims.ts";
import {
  openSandboxGateway,
  refusalOf,
  refusedField,
  valueOf,
} from "../../sandbox-gateway.fixture.ts";
import { getUserkey, requestLoginAs, requestToken, switchGroup, tokenAnswer } from "./token.ts";

const world = openSandboxGateway();

const body = { username: "sub", password: "Sandbox-2026", domainId: 1 };

test("GW-06 DATA-02 POST token sends username, password and domainId, and answers a token with its claims", async () => {
  const sent = ["POST", "/token", body] as const;
  const { token, redirect } = valueOf(
    await world.writes(null, sent, (it) => requestToken(it, body)),
  );
  expect([findTokenClaims(token)?.memberKey, redirect]).toEqual(["410000100", null]);
  const staff = valueOf(await requestToken(world.visitor(), { ...body, username: "emp" }));
  const expected = { memberKey: "410001700", role: "logInAsAnyone", issuedByRole: null };
  expect(findTokenClaims(staff.token)).toEqual(expected);
});

test("DATA-01 the token response has a token and a redirect URL or null", () => {
  const read = (redirect: unknown) => tokenAnswer.parse({ token: "t", redirect });
  expect(read(null)).toEqual({ token: "t", redirect: null });
  expect(read(undefined).redirect).toBeNull();
  expect(read("https://summit.example.test").redirect).toBe("https://summit.example.test");
});

test("GW-06 a refused password is a value with the gateway's status and body", async () => {
  const wrong = await requestToken(world.visitor(), { ...body, password: "wrong" });
  const refusal = { errorType: "LOGIN_ATTEMPTS_REMAINING", errorData: { attemptsRemaining: 4 } };
  expect(refusalOf(wrong)).toEqual([401, refusal]);
});

test("GW-07 GET token/userkey answers a key, and refuses an answer that is no key", async () => {
  expect(await world.reads("sub", "token/userkey", getUserkey)).toMatch(/^\S+$/);
  const { gateway } = await world.as("sub");
  await world.answerNext("token/userkey", " \n");
  expect(await refusedField(getUserkey(gateway))).toBe("(empty)");
  // The key goes to another site: a cached one must not be sent while the gateway is away.
  for (const text of ["<h1>Request blocked</h1>", '{"error":"rejected"}', "false"]) {
    await world.answerNext("token/userkey", text);
    expect([text, await refusedField(getUserkey(gateway))]).toEqual([text, "(not text)"]);
  }
  await world.answerNext("token/userkey", "Service unavailable");
  expect(await refusedField(getUserkey(gateway))).toBe("(root)");
  await world.answerNext("token/userkey", '"0123456789"');
  expect(await getUserkey(gateway)).toBe("0123456789");
});

const timber = { subscriberId: "904417823", domainId: 1 };
const theo = { firstName: "Theo", lastName: "Testa-Lindqvist", dateOfBirth: "2006-05-14" };

test("GW-08 DATA-02 DATA-38 POST login-as sends the member's data with the staff token, and answers a token", async () => {
  for (const [payload, memberKey] of [
    [timber, "410000100"],
    [{ ...timber, ...theo }, "410000101"],
  ] as const) {
    const sent = ["POST", "/login-as", payload] as const;
    const issued = valueOf(await world.writes("emp", sent, (it) => requestLoginAs(it, payload)));
    const expected = { memberKey, role: "member", issuedByRole: "logInAsAnyone" };
    expect(findTokenClaims(issued.token)).toEqual(expected);
    expect(issued.redirect).toBeNull();
  }
});

test("GW-08 login-as is answered 403 to a member's token and 401 to a visitor", async () => {
  const { gateway } = await world.as("sub");
  expect(refusalOf(await requestLoginAs(gateway, timber))[0]).toBe(403);
  expect(refusalOf(await requestLoginAs(world.visitor(), timber))[0]).toBe(401);
});

test.each([
  [404, { ...timber, subscriberId: "904400000" }, "No member was found with that subscriber ID."],
  [400, { ...timber, firstName: "Theo" }, "First name, last name and date of birth are needed"],
  [404, { ...timber, ...theo, firstName: "Teo" }, "No member of that family matches the name and"],
])("GW-08 a login-as refused with %i has the gateway's message", async (...row) => {
  const [status, payload, message] = row;
  const { gateway } = await world.as("emp");
  const [refused, answer] = refusalOf(await requestLoginAs(gateway, payload));
  expect([refused, answer]).toEqual([status, { message: expect.stringContaining(message) }]);
});

test("GW-09 POST group-selection sends groupId and domain, and answers 404 to another's group", async () => {
  const chosen = { groupId: "10007028", domain: 1 };
  const sent = ["POST", "/group-selection", chosen] as const;
  const issued = valueOf(await world.writes("multi", sent, (it) => switchGroup(it, chosen)));
  expect(findTokenClaims(issued.token)?.memberKey).toBe("410001100");
  expect(issued.redirect).toBeNull();

  const { gateway: otherGateway } = await world.as("multi");
  expect(refusalOf(await switchGroup(otherGateway, { groupId: "1", domain: 1 }))[0]).toBe(404);
});
