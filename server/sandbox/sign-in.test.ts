import { afterEach, expect, test } from "vitest";
import { openSandbox, outcomeOf, TODAY } from "./sandbox.fixture.ts";
import { decodeJwt } from "jose";

const world = openSandbox({ crowd: 3 });
const { ask, get, send, tokenOf } = world;
afterEach(() => world.sandbox.reset());

const attempts = (attemptsRemaining: number) => ({
  status: 401,
  errorType: "LOGIN_ATTEMPTS_REMAINING",
  errorData: { attemptsRemaining },
});
const locked = { status: 401, errorType: "ACCOUNT_LOCKED" };

test("wrong passwords count down, and the fifth locks the account", async () => {
  for (const left of [4, 3, 2, 1]) {
    expect(await outcomeOf(await world.signIn("sub", "wrong"))).toEqual(attempts(left));
  }
  expect(await outcomeOf(await world.signIn("sub", "wrong"))).toEqual(locked);
  expect(await outcomeOf(await world.signIn("SUB"))).toEqual(locked);
  expect((await world.signIn("dep-adult")).status).toBe(200);
});

test("a member of another brand is answered like an unknown user name", async () => {
  expect(await outcomeOf(await world.signIn("sub", undefined, 2))).toEqual(attempts(4));
  expect((await world.signIn("sub", undefined, 1)).status).toBe(200);
  expect((await world.signIn("summit", undefined, 2)).status).toBe(200);
  expect(await outcomeOf(await world.signIn("sub", undefined, 2))).toEqual(attempts(3));
});

test("an invalid sign-in is refused as INVALID_CREDENTIALS and not counted", async () => {
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

test("a member's call without token, with another sandbox's or after two hours gets 401", async () => {
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

test("only as many crowd members sign in as there are", async () => {
  expect((await world.signIn("crowd-3")).status).toBe(200);
  expect((await world.signIn("crowd-4")).status).toBe(401);
  expect((await openSandbox().signIn("crowd-1")).status).toBe(401);
});

const TIMBER = { subscriberId: "904417823", domainId: 1 };
const THEO = { firstName: "Theo", lastName: "Testa-Lindqvist", dateOfBirth: "2006-05-14" };

const logInAs = (body: unknown, username = "emp") => send("POST", "login-as", body, username);

/** The token that staff get for that member. */
async function openedBy(username: string, body: unknown): Promise<string> {
  const token = await tokenOf(username);
  const answer = await ask("POST", "login-as", { body, token });
  expect(answer.status).toBe(200);
  const { token: opened, redirect } = (await answer.json()) as { token: string; redirect: unknown };
  expect(redirect).toBeNull();
  return opened;
}

const NO_FAMILY = { status: 404, message: "No member was found with that subscriber ID." };
const NO_MEMBER = {
  status: 404,
  message: "No member of that family matches the name and date of birth.",
};

test("login-as with name and birth date opens that member, with or without an account", async () => {
  const expected = { memberKey: "410000101", username: "dep-adult" };
  expect(decodeJwt(await openedBy("emp", { ...TIMBER, ...THEO }))).toMatchObject(expected);
  const typed = { firstName: " THEO ", lastName: "testa-lindqvist", dateOfBirth: "05/14/2006" };
  const opened = await openedBy("emp", { ...TIMBER, ...typed, subscriberId: " 904417823 " });
  expect(decodeJwt(opened)["memberKey"]).toBe("410000101");
  const account = (await (await get("account", opened)).json()) as { subscriberId: string };
  expect(account.subscriberId).toBe("904417823");
  const robin = { ...THEO, firstName: "Robin", dateOfBirth: "1981-05-14" };
  const otherOpened = await openedBy("emp", { ...TIMBER, ...robin });
  const otherExpected = { memberKey: "410000103", username: "without-account-410000103" };
  expect(decodeJwt(otherOpened)).toMatchObject(otherExpected);
  expect(await (await get("account/status", otherOpened)).text()).toBe("ACT");
  const groups = (await (await get("groups", otherOpened)).json()) as { groupId: string }[];
  expect(groups.map(({ groupId }) => groupId)).toEqual(["10004417"]);
});

test("login-as finds a family within its own brand only", async () => {
  const summit = { subscriberId: "904450461", domainId: 2 };
  expect(decodeJwt(await openedBy("nonemp", summit))["username"]).toBe("summit");
  expect(await logInAs({ ...summit, domainId: 1 })).toEqual(NO_FAMILY);
  expect(await logInAs({ ...TIMBER, domainId: 2 })).toEqual(NO_FAMILY);
  expect(await logInAs({ ...TIMBER, subscriberId: "904400000" })).toEqual(NO_FAMILY);
  const crowd = await openedBy("emp", { subscriberId: "980000003", domainId: 1 });
  expect(decodeJwt(crowd)["username"]).toBe("crowd-3");
  expect(await logInAs({ subscriberId: "980000004", domainId: 1 })).toEqual(NO_FAMILY);
});

test.each([
  ["first name", { firstName: "Theodor" }],
  ["last name", { lastName: "Testa" }],
  ["date of birth", { dateOfBirth: "2006-05-15" }],
])("login-as with another %s finds no member", async (_what, other) => {
  expect(await logInAs({ ...TIMBER, ...THEO, ...other })).toEqual(NO_MEMBER);
});

test.each([
  ["no subscriber ID", { domainId: 1 }],
  ["a blank subscriber ID", { ...TIMBER, subscriberId: "  " }],
  ["no brand", { subscriberId: "904417823" }],
  ["a first name alone", { ...TIMBER, firstName: "Theo" }],
  ["no date of birth", { ...TIMBER, ...THEO, dateOfBirth: "" }],
  ["a date of birth that is no day", { ...TIMBER, ...THEO, dateOfBirth: "2006-02-30" }],
  ["no object", "904417823"],
])("login-as with %s is refused with a message to show", async (_what, body) => {
  expect(await logInAs(body)).toEqual({ status: 400, message: expect.stringMatching(/\.$/) });
});

test("login-as opens employees for employee impersonators only", async () => {
  for (const subscriberId of ["904434623", "904442542"]) {
    const body = { subscriberId, domainId: 1 };
    expect(await logInAs(body, "nonemp")).toEqual({
      status: 400,
      message: "Employees can be opened by employee impersonators only.",
    });
    await openedBy("emp", body);
  }
});

const SECOND = "10007028";

test("an unknown group and another member's are refused alike; staff choose on their brand", async () => {
  const choose = (body: unknown) => send("POST", "group-selection", body, "multi");
  const unknown = { status: 404, message: "there is no such group" };
  expect(await choose({ groupId: "1", domain: 1 })).toEqual(unknown);
  expect(await choose({ groupId: "10004417", domain: 1 })).toEqual(unknown);
  const expected = { status: 400, message: "domain is not valid" };
  expect(await choose({ groupId: SECOND, domain: 2 })).toEqual(expected);
  for (const body of [{}, { groupId: SECOND }, { domain: 1 }, { groupId: "", domain: 1 }, null]) {
    expect(await choose(body)).toMatchObject({ status: 400 });
  }
  for (const [domain, status] of [
    [1, 200],
    [2, 200],
    [11, 400],
  ] as const) {
    expect(
      await send("POST", "group-selection", { groupId: "10007080", domain }, "emp"),
    ).toMatchObject({ status });
  }
});
