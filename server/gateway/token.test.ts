import { afterAll, expect, test } from "vitest";
import { findTokenClaims } from "../session/claims.ts";
import { GatewayContractError, GatewayStatusError } from "./errors.ts";
import { openSandboxGateway, plainGet, refusedField } from "./sandbox-gateway.fixture.ts";
import { getUserkey, requestToken, tokenAnswer } from "./token.ts";

const world = openSandboxGateway();
afterAll(() => world.close());

const body = { username: "sub", password: "Sandbox-2026", domainId: 1 };

test("GW-06 POST token sends username, password and domainId, without a bearer", async () => {
  const { value, asked } = await world.during(() => requestToken(world.visitor(), body));
  expect(asked).toEqual([
    {
      method: "POST",
      path: "/token",
      query: {},
      authorization: null,
      accept: "application/json",
      body,
    },
  ]);
  if (!value.ok) throw value.error;
  expect(value.value.redirect).toBeNull();
  expect(findTokenClaims(value.value.token)?.memberKey).toBe("410000100");
});

test("DATA-02 a token's claims are memberKey, role and issuedByRole", async () => {
  const answer = await requestToken(world.visitor(), { ...body, username: "emp" });
  if (!answer.ok) throw answer.error;
  expect(findTokenClaims(answer.value.token)).toEqual({
    memberKey: "410001700",
    role: "logInAsAnyone",
    issuedByRole: null,
  });
});

test("DATA-01 the token response has a token and a redirect that is a URL or null", () => {
  const read = (redirect: unknown) => tokenAnswer.parse({ token: "t", redirect });
  expect(read(null)).toEqual({ token: "t", redirect: null });
  expect(read(undefined).redirect).toBeNull();
  expect(read("https://summit.example.test").redirect).toBe("https://summit.example.test");
  expect(tokenAnswer.safeParse({ token: "" }).success).toBe(false);
});

test("GW-06 a refusal comes back as a value with the gateway's body", async () => {
  const answer = await requestToken(world.visitor(), { ...body, password: "wrong" });
  const error = answer.ok ? undefined : answer.error;
  expect(error).toBeInstanceOf(GatewayStatusError);
  expect(error instanceof GatewayStatusError && [error.status, error.body]).toEqual([
    401,
    { errorType: "LOGIN_ATTEMPTS_REMAINING", errorData: { attemptsRemaining: 4 } },
  ]);
});

test("GW-86 a token response without a token is refused, naming the field", async () => {
  await world.answerNext("token", { redirect: null });
  const answer = await requestToken(world.visitor(), body);
  const error = answer.ok ? undefined : answer.error;
  expect(error).toBeInstanceOf(GatewayContractError);
  expect(error instanceof GatewayContractError && error.field).toBe("token");
});

test("GW-07 GET token/userkey answers text, and each time another", async () => {
  const { gateway, bearer } = await world.as("sub");
  const { value, asked } = await world.during(async () => [
    await getUserkey(gateway),
    await getUserkey(gateway),
  ]);
  const text = plainGet("/token/userkey", bearer, { accept: "text/plain, application/json" });
  expect(asked).toEqual([text, text]);
  expect(value[0]).toMatch(/^\S+$/);
  expect(value[0]).not.toBe(value[1]);
  await world.answerNext("token/userkey", " \n");
  expect(await refusedField(getUserkey(gateway))).toBe("(root)");
});
