import { afterEach, expect, test } from "vitest";
import { decodeJwt } from "jose";
import { NEWCOMER, openSandbox, outcomeOf, TODAY } from "./sandbox.fixture.ts";

// What the tests of requests and of the gateway's calls would not notice.

let now = new Date(TODAY);
const world = openSandbox({ clock: () => now, crowd: 3 });
afterEach(() => {
  now = new Date(TODAY);
  world.sandbox.reset();
});
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const post = (path: string, body: unknown) => world.send("POST", path, body);

const attempts = (attemptsRemaining: number) => ({
  status: 401,
  errorType: "LOGIN_ATTEMPTS_REMAINING",
  errorData: { attemptsRemaining },
});

test("a member of another brand is answered like an unknown user name", async () => {
  expect(await outcomeOf(await world.signIn("sub", undefined, 2))).toEqual(attempts(4));
  expect((await world.signIn("sub", undefined, 1)).status).toBe(200);
  expect((await world.signIn("summit", undefined, 2)).status).toBe(200);
  expect(await outcomeOf(await world.signIn("sub", undefined, 2))).toEqual(attempts(3));
});

test("a member's call without token, with another sandbox's or after two hours gets 401", async () => {
  const token = await world.tokenOf("sub");
  const statusOf = async (bearer?: string) => (await world.get("account", bearer)).status;
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf()).toBe(401);
  expect(await statusOf(`${token}x`)).toBe(401);
  expect(await statusOf(await openSandbox().tokenOf("sub"))).toBe(401);
  pass(7_199_000);
  expect(await statusOf(token)).toBe(200);
  pass(2000);
  expect(await statusOf(token)).toBe(401);
});

test("login-as finds a family within its own brand only", async () => {
  const logInAs = (subscriberId: string, domainId: number) =>
    world.send("POST", "login-as", { subscriberId, domainId }, "emp");
  const opened = async (subscriberId: string, domainId: number) => {
    const { token } = (await logInAs(subscriberId, domainId)) as { token: string };
    return decodeJwt(token)["username"];
  };
  const nobody = { status: 404, message: "No member was found with that subscriber ID." };
  expect(await opened("904450461", 2)).toBe("summit");
  expect(await logInAs("904450461", 1)).toEqual(nobody);
  expect(await logInAs("904417823", 2)).toEqual(nobody);
  expect(await opened("980000003", 1)).toBe("crowd-3");
  expect(await logInAs("980000004", 1)).toEqual(nobody);
});

const NAME = { username: "sub", domainId: 1 };
const answerWith = (ids: readonly string[]) =>
  post("forgot-password/verify", {
    ...NAME,
    answers: ids.map((questionId) => ({ questionId, answer: "sandbox" })),
  });
const askedIds = async () => {
  const asked = await world.ask("POST", "forgot-password/questions", { body: NAME });
  return ((await asked.json()) as { id: string }[]).map(({ id }) => id);
};

test("missing or misplaced security answers are refused", async () => {
  const asked = await askedIds();
  const others = ["1", "2", "3", "4"].filter((id) => !asked.includes(id)).slice(0, 2);
  for (const ids of [asked.slice(0, 1), others, []]) {
    expect(await answerWith(ids)).toEqual({ status: 401, errorType: "ANSWERS_INVALID" });
  }
  expect(await answerWith(asked.toReversed())).toMatchObject({ status: 200 });
});

test("a reset token serves for fifteen minutes, and ends with another one's use", async () => {
  const issue = async () =>
    ((await answerWith(await askedIds())) as { resetToken: string }).resetToken;
  const reset = (resetToken: string) =>
    post("forgot-password/reset", { resetToken, newPassword: "Recovered-1" });
  const invalid = { status: 400, errorType: "RESET_TOKEN_INVALID" };
  const [first, second] = [await issue(), await issue()];
  pass(899_000);
  expect(await reset(first)).toMatchObject({ status: 200 });
  expect(await reset(second)).toEqual(invalid);
  const late = await issue();
  pass(900_000);
  expect(await reset(late)).toEqual(invalid);
});

test("an unknown, used or other brand's registration key is refused", async () => {
  const keyOf = async () =>
    ((await post("account/registration/validate-user", NEWCOMER)) as { registrationKey: string })
      .registrationKey;
  const [key, second] = [await keyOf(), await keyOf()];
  const detailsOf = async (given: string) =>
    (await world.get(`account/registration/details?registrationKey=${given}`)).status;
  const register = (registrationKey: string, more: object = {}) =>
    post("account/registration", {
      registrationKey,
      username: "Wren88",
      password: "Fresh-start-1",
      emailAddress: null,
      securityAnswers: ["3", "8"].map((questionId) => ({ questionId, answer: "Mock School" })),
      domainId: 1,
      ...more,
    });
  const invalid = { status: 400, errorType: "REGISTRATION_KEY_INVALID" };
  const taken = { registrationKey: key, username: "wren88", domainId: 2 };
  expect(await detailsOf("nothing")).toBe(404);
  expect(await post("account/registration/validate-username", taken)).toMatchObject({
    status: 404,
  });
  expect(await register("nothing")).toEqual(invalid);
  expect(await register(key, { domainId: 2 })).toEqual(invalid);
  expect(await register(key)).toMatchObject({ status: 200 });
  for (const used of [key, second]) {
    expect(await register(used, { username: "again1" })).toEqual(invalid);
    expect(await detailsOf(used)).toBe(404);
  }
});
