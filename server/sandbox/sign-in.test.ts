import { afterEach, expect, test } from "vitest";
import { openSandbox, outcomeOf, TODAY } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const attempts = (attemptsRemaining: number) => ({
  status: 401,
  errorType: "LOGIN_ATTEMPTS_REMAINING",
  errorData: { attemptsRemaining },
});
const locked = { status: 401, errorType: "ACCOUNT_LOCKED" };

test("each failure counts down, the fifth locks, and then the right password is refused", async () => {
  for (const left of [4, 3, 2, 1]) {
    expect(await outcomeOf(await world.signIn("sub", "wrong"))).toEqual(attempts(left));
  }
  expect(await outcomeOf(await world.signIn("sub", "wrong"))).toEqual(locked);
  expect(await outcomeOf(await world.signIn("SUB"))).toEqual(locked);
  expect((await world.signIn("dep-adult")).status).toBe(200);
});

test("a success sets the count back", async () => {
  await world.signIn("sub", "wrong");
  await world.signIn("sub", "wrong");
  await world.signIn("sub");
  expect(await outcomeOf(await world.signIn("sub", "wrong"))).toEqual(attempts(4));
});

test("a member of another brand is as unknown as nobody, and only there", async () => {
  expect(await outcomeOf(await world.signIn("sub", undefined, 2))).toEqual(attempts(4));
  expect((await world.signIn("sub", undefined, 1)).status).toBe(200);
  expect((await world.signIn("summit", undefined, 2)).status).toBe(200);
  expect(await outcomeOf(await world.signIn("sub", undefined, 2))).toEqual(attempts(3));
});

test("what is no sign-in at all is refused as invalid credentials and counts for nobody", async () => {
  for (const body of [{}, [], { username: "sub" }, { username: 1, password: 2, domainId: "1" }]) {
    const response = await world.ask("POST", "token", { body });
    expect(await outcomeOf(response)).toEqual({ status: 400, errorType: "INVALID_CREDENTIALS" });
  }
  for (const [username, password] of [
    ["", "x"],
    ["sub", ""],
    ["x".repeat(101), "x"],
  ] as const) {
    const expected = { status: 401, errorType: "INVALID_CREDENTIALS" };
    expect(await outcomeOf(await world.signIn(username, password))).toEqual(expected);
  }
  expect(await outcomeOf(await world.signIn("sub", "wrong"))).toEqual(attempts(4));
});

test("no call of a member is answered without a token, with a foreign one or after two hours", async () => {
  let now = new Date(TODAY);
  const moving = openSandbox({ clock: () => now });
  const other = openSandbox();
  const token = await moving.tokenOf("sub");
  expect((await moving.get("account", token)).status).toBe(200);
  expect((await moving.get("account")).status).toBe(401);
  expect((await moving.get("account", `${token}x`)).status).toBe(401);
  expect((await moving.get("account", await other.tokenOf("sub"))).status).toBe(401);
  now = new Date(now.getTime() + 7_199_000);
  expect((await moving.get("account", token)).status).toBe(200);
  now = new Date(now.getTime() + 2000);
  expect((await moving.get("account", token)).status).toBe(401);
});

test("the crowd signs in as far as it goes", async () => {
  const crowded = openSandbox({ crowd: 2 });
  expect((await crowded.signIn("crowd-2")).status).toBe(200);
  expect((await crowded.signIn("crowd-3")).status).toBe(401);
  expect((await world.signIn("crowd-1")).status).toBe(401);
});
