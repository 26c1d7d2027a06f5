import { decodeJwt } from "jose";
import { afterEach, expect, test } from "vitest";
import { PASSWORD } from "./personas.ts";
import { openSandbox, outcomeOf, TODAY } from "./sandbox.fixture.ts";

const world = openSandbox({ crowd: 2 });
afterEach(() => world.sandbox.reset());

const tried = async (...given: Parameters<typeof world.signIn>) =>
  outcomeOf(await world.signIn(...given));
const attempts = (attemptsRemaining: number) => ({
  status: 401,
  errorType: "LOGIN_ATTEMPTS_REMAINING",
  errorData: { attemptsRemaining },
});
const locked = { status: 401, errorType: "ACCOUNT_LOCKED" };
const refused = (errorType: string) => ({ status: 400, errorType });

test("a right password answers a token with the claims the dashboard reads", async () => {
  const answer = (await (await world.signIn(" SUB ")).json()) as { token: string };
  expect(answer).toEqual({ token: expect.any(String), redirect: null });
  const claims = decodeJwt(answer.token);
  const now = new Date(TODAY).getTime() / 1000;
  expect(claims).toMatchObject({
    memberKey: "410000100",
    role: "member",
    issuedByRole: null,
    username: "sub",
    iat: now,
    exp: now + 7200,
  });
  expect(claims.jti).toMatch(/^[0-9a-f-]{36}$/);
});

test("failures count down to a lock, for a name nobody has as well; a success sets them back", async () => {
  expect([await tried("sub", "wrong"), await tried("sub", "wrong")]).toEqual([
    attempts(4),
    attempts(3),
  ]);
  expect(await tried("sub")).toMatchObject({ status: 200 });
  for (const name of ["sub", "nobody-here"]) {
    for (const left of [4, 3, 2, 1]) {
      expect([name, await tried(name, "wrong")]).toEqual([name, attempts(left)]);
    }
    expect(await tried(name, "wrong")).toEqual(locked);
    expect(await tried(name.toUpperCase())).toEqual(locked);
  }
  expect(await tried("dep-adult")).toMatchObject({ status: 200 });
});

test("a member is known at one brand, staff at those they serve, the crowd as far as it goes", async () => {
  for (const [username, domainId, outcome] of [
    ["sub", 2, attempts(4)],
    ["sub", 1, { status: 200 }],
    ["summit", 2, { status: 200 }],
    ["sub", 2, attempts(3)],
    ["emp", 1, { status: 200 }],
    ["emp", 2, { status: 200 }],
    ["emp", 5, { status: 200 }],
    ["emp", 11, { status: 401 }],
    ["crowd-2", 1, { status: 200 }],
    ["crowd-3", 1, { status: 401 }],
  ] as const) {
    const result = await tried(username, PASSWORD, domainId);
    expect([username, domainId, result]).toMatchObject([username, domainId, outcome]);
  }
});

test("what is no sign-in at all is refused as invalid credentials and counts for nobody", async () => {
  const invalid = refused("INVALID_CREDENTIALS");
  for (const body of [{}, [], { username: "sub" }, { username: 1, password: 2, domainId: "1" }]) {
    expect(await world.send("POST", "token", body)).toEqual(invalid);
  }
  expect(await tried("", "x")).toEqual({ ...invalid, status: 401 });
  expect(await tried("sub", "")).toEqual({ ...invalid, status: 401 });
  expect(await tried("x".repeat(101), "x")).toEqual({ ...invalid, status: 401 });
  expect(await tried("sub", "wrong")).toEqual(attempts(4));
});

test("no call of a member is answered without a token, with a foreign one or after two hours", async () => {
  let now = new Date(TODAY);
  const moving = openSandbox({ clock: () => now });
  const statusOf = async (token?: string) => (await moving.get("account", token)).status;
  const token = await moving.tokenOf("sub");
  expect([await statusOf(token), await statusOf(), await statusOf(`${token}x`)]).toEqual([
    200, 401, 401,
  ]);
  expect(await statusOf(await world.tokenOf("sub"))).toBe(401);
  now = new Date(now.getTime() + 7_199_000);
  expect(await statusOf(token)).toBe(200);
  now = new Date(now.getTime() + 2000);
  expect(await statusOf(token)).toBe(401);
});

test("a sign-in goes on elsewhere for one persona alone, and only where the sandbox says so", async () => {
  const redirect = "https://summit.example.test";
  const told = openSandbox({ redirect });
  const redirectOf = async (asked: typeof told, username: string): Promise<unknown> =>
    ((await (await asked.signIn(username)).json()) as { redirect: unknown }).redirect;
  expect(await redirectOf(told, "elsewhere")).toBe(redirect);
  expect(await redirectOf(told, "sub")).toBeNull();
  expect(await redirectOf(openSandbox(), "elsewhere")).toBeNull();
});

const NEW = "Another-1";
const change = (username: string, currentPassword: string, newPassword: string) =>
  world.send("PUT", "account/password", { currentPassword, newPassword }, username);

test("a new password is the only one from then on, for that name alone, until a reset", async () => {
  expect(await change("sub", PASSWORD, NEW)).toMatchObject({ status: 200 });
  for (const [username, password, status] of [
    ["sub", PASSWORD, 401],
    [" SUB ", NEW, 200],
    ["dep-adult", PASSWORD, 200],
    ["dep-adult", NEW, 401],
  ] as const) {
    expect((await world.signIn(username, password)).status).toBe(status);
  }
  expect(await change("sub", NEW, "Third-333")).toMatchObject({ status: 200 });
  expect((await world.signIn("sub", NEW)).status).toBe(401);
  // ini becomes an active account by it, and no other one does.
  const status = async (username: string) =>
    (await world.get("account/status", await world.tokenOf(username))).text();
  expect(await change("ini", PASSWORD, PASSWORD)).toEqual(refused("PASSWORD_REUSED"));
  expect(await status("ini")).toBe("INI");
  await change("ini", PASSWORD, NEW);
  expect([await status("ini"), await status("ini-dep")]).toEqual(["ACT", "INI"]);
  world.sandbox.reset();
  expect((await world.signIn("sub")).status).toBe(200);
});

test("its answer is a fresh token of the same member in the same group", async () => {
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

test("a wrong current password comes first, then the same one again, then the rule", async () => {
  const wrong = "CURRENT_PASSWORD_INVALID";
  for (const [current, fresh, errorType] of [
    ["wrong-1", "x", wrong],
    ["", PASSWORD, wrong],
    [PASSWORD, PASSWORD, "PASSWORD_REUSED"],
    ...["", "abc12", "no-digit", "with blank 1", "x".repeat(32) + "1"].map(
      (broken) => [PASSWORD, broken, "PASSWORD_INVALID"] as const,
    ),
  ] as const) {
    expect([fresh, await change("sub", current, fresh)]).toEqual([fresh, refused(errorType)]);
  }
  expect((await world.signIn("sub")).status).toBe(200);
  for (const body of [{}, { currentPassword: PASSWORD }, { newPassword: NEW }, null]) {
    const message = expect.stringMatching(/is not valid$/) as string;
    const answer = await world.send("PUT", "account/password", body, "sub");
    expect(answer).toEqual({ status: 400, message });
  }
  // A member without an account has none to name.
  const token = await world.openAs("emp", { subscriberId: "NC90447127", domainId: 1 });
  const body = { currentPassword: PASSWORD, newPassword: NEW };
  const answer = await world.ask("PUT", "account/password", { token, body });
  expect(await outcomeOf(answer)).toEqual(refused(wrong));
});
