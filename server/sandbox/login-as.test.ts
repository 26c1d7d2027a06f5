import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { openSandbox, outcomeOf } from "./sandbox.fixture.ts";

const { ask, get, send, openAs, tokenOf, answerOf } = openSandbox({ crowd: 3 });

const TIMBER = { subscriberId: "904417823", domainId: 1 };
const THEO = { firstName: "Theo", lastName: "Testa-Lindqvist", dateOfBirth: "2006-05-14" };
const ROBIN = { ...THEO, firstName: "Robin", dateOfBirth: "1981-05-14" };
const SUMMIT = { subscriberId: "904450461", domainId: 2 };
const FIRST = "10007011";
const SECOND = "10007028";

const logInAs = (body: unknown, username = "emp") => send("POST", "login-as", body, username);

test("staff get a member's token that says who asked for it, of the subscriber or who is named", async () => {
  const typed = { firstName: " THEO ", lastName: "testa-lindqvist", dateOfBirth: "05/14/2006" };
  for (const [staff, body, claims] of [
    ["emp", TIMBER, { memberKey: "410000100", username: "sub", role: "member" }],
    ["nonemp", TIMBER, { memberKey: "410000100", issuedByRole: "logInAsNonEmp" }],
    ["emp", { ...TIMBER, ...THEO }, { memberKey: "410000101", issuedByRole: "logInAsAnyone" }],
    [
      "emp",
      { ...TIMBER, ...typed, subscriberId: " 904417823 " },
      { memberKey: "410000101", username: "dep-adult" },
    ],
    // A member without an account, under a name nobody signs in with.
    ["emp", { ...TIMBER, ...ROBIN }, { username: "without-account-410000103" }],
    ["emp", { subscriberId: "598041770", domainId: 1 }, { username: "l598" }],
    ["nonemp", SUMMIT, { username: "summit" }],
    ["emp", { subscriberId: "980000003", domainId: 1 }, { username: "crowd-3" }],
    // Employees, whom other staff may not open.
    ["emp", { subscriberId: "904434623", domainId: 1 }, { role: "member" }],
    ["emp", { subscriberId: "904442542", domainId: 1 }, { role: "member" }],
  ] as const) {
    expect(decodeJwt(await openAs(staff, body))).toMatchObject(claims);
  }
  const robins = await openAs("emp", { ...TIMBER, ...ROBIN });
  expect(await (await get("account/status", robins)).text()).toBe("ACT");
  expect(await (await get("groups", robins)).json()).toMatchObject([{ groupId: "10004417" }]);
});

test("who is not found, not whole or not for them is refused with a message to show", async () => {
  const noFamily = { status: 404, message: "No member was found with that subscriber ID." };
  const noMember = {
    status: 404,
    message: "No member of that family matches the name and date of birth.",
  };
  const employees = {
    status: 400,
    message: "Employees can be opened by employee impersonators only.",
  };
  const incomplete = { status: 400, message: expect.stringMatching(/\.$/) as string };
  for (const [body, outcome, staff = "emp"] of [
    [{ ...SUMMIT, domainId: 1 }, noFamily],
    [{ ...TIMBER, domainId: 2 }, noFamily],
    [{ ...TIMBER, subscriberId: "904400000" }, noFamily],
    [{ subscriberId: "980000004", domainId: 1 }, noFamily],
    [{ ...TIMBER, ...THEO, firstName: "Theodor" }, noMember],
    [{ ...TIMBER, ...THEO, lastName: "Testa" }, noMember],
    [{ ...TIMBER, ...THEO, dateOfBirth: "2006-05-15" }, noMember],
    [{ domainId: 1 }, incomplete],
    [{ ...TIMBER, subscriberId: "  " }, incomplete],
    [{ subscriberId: "904417823" }, incomplete],
    [{ ...TIMBER, firstName: "Theo" }, incomplete],
    [{ ...TIMBER, ...THEO, dateOfBirth: "" }, incomplete],
    [{ ...TIMBER, ...THEO, dateOfBirth: "2006-02-30" }, incomplete],
    ["904417823", incomplete],
    [{ subscriberId: "904434623", domainId: 1 }, employees, "nonemp"],
    [{ subscriberId: "904442542", domainId: 1 }, employees, "nonemp"],
  ] as const) {
    expect([body, await logInAs(body, staff)]).toEqual([body, outcome]);
  }
});

test("it is for staff's own tokens alone; what they change for a member is the member's own", async () => {
  expect(await logInAs(TIMBER, "sub")).toMatchObject({ status: 403 });
  const token = await openAs("emp", TIMBER);
  expect(await outcomeOf(await ask("POST", "login-as", { body: TIMBER, token }))).toMatchObject({
    status: 403,
  });
  const body = { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false };
  expect((await ask("PUT", "account/registration/policies", { token, body })).status).toBe(200);
  expect(await answerOf("sub", "account/registration/policies")).toEqual(body);
});

const select = async (token: string, groupId: string) => {
  const answer = await ask("POST", "group-selection", { token, body: { groupId, domain: 1 } });
  return ((await answer.json()) as { token: string }).token;
};

test("another group's token is of the same person there, in the same role, and leads back", async () => {
  const own = await tokenOf("multi");
  const second = await select(own, SECOND);
  const claims = { role: "member", issuedByRole: null, username: "multi" };
  expect(decodeJwt(second)).toMatchObject({ ...claims, memberKey: "410001100" });
  expect(decodeJwt(await select(second, FIRST))).toMatchObject({
    ...claims,
    memberKey: "410001000",
  });
  expect(decodeJwt(await select(second, SECOND))["memberKey"]).toBe("410001100");
  const account = (await (await get("account", second)).json()) as { subscriberId: string };
  expect(account).toMatchObject({ groupId: SECOND });
  // Staff stay who they are, whichever group they came by.
  const opened = await openAs("emp", { subscriberId: account.subscriberId, domainId: 1 });
  expect(decodeJwt(opened)).toMatchObject({ memberKey: "410001100", username: "multi" });
  expect(decodeJwt(await select(opened, FIRST))).toMatchObject({
    memberKey: "410001000",
    issuedByRole: "logInAsAnyone",
    username: "multi",
  });
  for (const token of [own, second, opened]) {
    for (const path of ["groups", "groups/individual"]) {
      const groups = (await (await get(path, token)).json()) as unknown[];
      expect(groups).toMatchObject([{ groupId: FIRST }, { groupId: SECOND }]);
    }
  }
});

test("individual groups tell each plan's state; one without a plan has none", async () => {
  for (const [username, groups] of [
    [
      "multi",
      [
        { medical: { planStatus: "ACTIVE", planEffectiveDate: "2023-11-01" } },
        { medical: null, memberKey: "410001100" },
      ],
    ],
    ["term", [{ dental: { planStatus: "TERMED", planTerminationDate: "2026-09-30" } }]],
    ["future", [{ dental: { planStatus: "FUTURE", planEffectiveDate: "2026-12-01" } }]],
  ] as const) {
    expect(await answerOf(username, "groups/individual")).toMatchObject(groups);
  }
});

test("a group nobody has and one of somebody else are refused alike; so is another brand", async () => {
  const unknown = { status: 404, message: "there is no such group" };
  const wrongDomain = { status: 400, message: "domain is not valid" };
  for (const [body, outcome, username = "multi"] of [
    [{ groupId: "1", domain: 1 }, unknown],
    [{ groupId: "10004417", domain: 1 }, unknown],
    [{ groupId: SECOND, domain: 2 }, wrongDomain],
    ...[{}, { groupId: SECOND }, { domain: 1 }, { groupId: "", domain: 1 }, null].map(
      (broken) => [broken, { status: 400 }] as const,
    ),
    // Staff choose their own group on every brand that they serve.
    [{ groupId: "10007080", domain: 1 }, { status: 200 }, "emp"],
    [{ groupId: "10007080", domain: 2 }, { status: 200 }, "emp"],
    [{ groupId: "10007080", domain: 11 }, wrongDomain, "emp"],
  ] as const) {
    const answer = await send("POST", "group-selection", body, username);
    expect([body, answer]).toMatchObject([body, outcome]);
  }
});
