import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

const { ask, get, send, tokenOf } = openSandbox({ crowd: 3 });

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

test("with name and birthday it is that member, however written; without an account under a name", async () => {
  const expected = { memberKey: "410000101", username: "dep-adult" };
  expect(decodeJwt(await openedBy("emp", { ...TIMBER, ...THEO }))).toMatchObject(expected);
  const typed = { firstName: " THEO ", lastName: "testa-lindqvist", dateOfBirth: "05/14/2006" };
  const opened = await openedBy("emp", { ...TIMBER, ...typed, subscriberId: " 904417823 " });
  expect(decodeJwt(opened)["memberKey"]).toBe("410000101");
  const account = (await (await get("account", opened)).json()) as { subscriberId: string };
  expect(account.subscriberId).toBe("904417823");
  const robin = { firstName: "Robin", lastName: "Testa-Lindqvist", dateOfBirth: "1981-05-14" };
  const otherOpened = await openedBy("emp", { ...TIMBER, ...robin });
  const otherExpected = { memberKey: "410000103", username: "without-account-410000103" };
  expect(decodeJwt(otherOpened)).toMatchObject(otherExpected);
  expect(await (await get("account/status", otherOpened)).text()).toBe("ACT");
  const groups = (await (await get("groups", otherOpened)).json()) as { groupId: string }[];
  expect(groups.map(({ groupId }) => groupId)).toEqual(["10004417"]);
});

test("a family is found among those of its own brand alone, and the crowd as far as it goes", async () => {
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
])("another %s is nobody of that family", async (_what, other) => {
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
])("%s is refused with a message to show", async (_what, body) => {
  expect(await logInAs(body)).toEqual({ status: 400, message: expect.stringMatching(/\.$/) });
});

test("employees are opened by employee impersonators only", async () => {
  for (const subscriberId of ["904434623", "904442542"]) {
    const body = { subscriberId, domainId: 1 };
    expect(await logInAs(body, "nonemp")).toEqual({
      status: 400,
      message: "Employees can be opened by employee impersonators only.",
    });
    await openedBy("emp", body);
  }
});
