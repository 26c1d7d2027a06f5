import { expect, test } from "vitest";
import {
  accountAnswer,
  accountStatus,
  employeeAnswer,
  findHolder,
  getAccount,
  getAccountStatus,
  isKnownStatus,
  getEmployee,
  getPreferences,
  listRelevantPreferences,
  preferencesAnswer,
  getHasExtendedPolicy,
  putPreferences,
  savePreferences,
} from "./account.ts";
import { parseAnswer } from "../../transport/read-answer.ts";
import { openSandboxGateway, plainGet, plainWrite } from "../../sandbox-gateway.fixture.ts";
import { CHOSEN as body } from "#server/sandbox/sandbox.fixture.ts";

const world = openSandboxGateway();

const member = {
  memberKey: 4100001,
  memberSuffix: "0",
  firstName: "Ana",
  lastName: "Exempel",
  relationship: "S",
  relationshipDescription: "Subscriber",
  dateOfBirth: "05/14/1980",
  sex: "F",
  sexDescription: "Female",
  hasOutOfAreaPlan: true,
  hasOtherMedical: true,
  hasOtherDental: true,
  role: "SUBSCRIBER",
  insuranceType: "Medical",
  networkNames: ["North"],
  medicalEligibility: {
    classPlanId: 77,
    effectiveDate: "2025-01-01",
    terminationDate: "2027-01-01T00:00:00",
    classPlanEffectiveDate: "01/01/2024",
    eligible: true,
    insuranceType: "PPO",
  },
  dentalEligibility: null,
};
const wire = {
  subscriberId: "S1",
  subscriberKey: 9,
  groupKey: "77",
  groupId: 10002805,
  groupName: "Group",
  parentGroupId: "P1",
  parentGroupName: "Parent",
  effectiveDate: "2025-01-01",
  hireDate: "",
  members: [member],
  address: {
    addressLine1: "1 Sample Street",
    addressLine2: "Unit 2",
    city: "Exampleville",
    state: "OR",
    zipCode: "97001",
    country: "US",
    phoneNumber: "503-555-0120",
  },
  preferences: { emailAddress: "ana@members.example", electronicEob: "Y" },
  chatConfig: { host: "h", bus: "b", poc: "p", displayChat: true, mappedGroupId: 5 },
};

test("GW-13 GET account answers the family's subscriber, group and members", async () => {
  const value = await world.reads("sub", "account", getAccount);
  expect(value).toMatchObject({ subscriberId: "904417823", groupId: "10004417" });
  expect(value.members.map(({ memberSuffix }) => memberSuffix)).toEqual([0, 1, 2, 3]);
});

test("DATA-04 DATA-07 an account keeps its fields, with keys as text and blank fields as null", () => {
  const { members, address, preferences, chatConfig, ...account } = accountAnswer.parse(wire);
  const { members: _m, address: _a, preferences: _p, chatConfig: _c, ...plain } = wire;
  expect(account).toEqual({ ...plain, subscriberKey: "9", groupId: "10002805", hireDate: null });
  expect(chatConfig).toEqual({ ...wire.chatConfig, mappedGroupId: "5" });
  expect(preferences?.emailAddress).toBe("ana@members.example");
  expect(members).toHaveLength(1);
  expect(address).toEqual(wire.address);
  expect(accountAnswer.parse({ ...wire, address: undefined }).address).toBeNull();
});

test("DATA-03 DATA-05 an account's member keeps the fields and has four eligibilities, each possibly null", () => {
  const none = { dentalEligibility: null, visionEligibility: null, pharmacyEligibility: null };
  expect(accountAnswer.parse(wire).members[0]).toMatchObject({
    ...member,
    memberKey: "4100001",
    memberSuffix: 0,
    dateOfBirth: "1980-05-14",
    medicalEligibility: {
      ...member.medicalEligibility,
      classPlanId: "77",
      terminationDate: "2027-01-01",
      classPlanEffectiveDate: "2024-01-01",
    },
    ...none,
  });
});

test("ACCOUNT-11 GW-14 DATA-32 GET account/status answers a code, quoted or not, and is never kept", async () => {
  const { value, asked, bearer } = await world.asking("ini", async (gateway) => [
    await getAccountStatus(gateway),
    await getAccountStatus(gateway),
  ]);
  const text = plainGet("/account/status", bearer, { accept: "text/plain, application/json" });
  expect({ value, asked }).toEqual({ value: ["INI", "INI"], asked: [text, text] });
  const read = (given: string) => parseAnswer(accountStatus, { text: given });
  expect(["ACT", '"DIS"\n', " INI ", "DLG", "FRC"].map(read).join()).toBe("ACT,DIS,INI,DLG,FRC");
});

test("T-72 an account status of unknown code is read as text, and a text that is no code is refused", () => {
  const read = (text: string) => parseAnswer(accountStatus, { text });
  expect(["LCK", '"P2"'].map(read)).toEqual(["LCK", "P2"]);
  expect(["ACT", "LCK"].map(isKnownStatus)).toEqual([true, false]);
  for (const text of ["", "act", "Jordan", "410000100", "<p>ACT</p>", "ACT INI", "ABCDEFGHI"]) {
    expect(() => read(text), text).toThrow("account/status");
  }
});

test("GW-15 DATA-06 GET account/getEmployeeId gives the employee ID of local 598", async () => {
  const value = await world.reads("l598", "account/getEmployeeId", getEmployee);
  expect(value).toEqual({ employeeId: "598041770", local598: true });
  expect(employeeAnswer.parse({ employeeId: 7, local598: true }).employeeId).toBe("7");
  const other = { employeeId: "E1", local598: false };
  expect(employeeAnswer.parse(other)).toEqual(other);
  expect(employeeAnswer.parse(null)).toEqual({ employeeId: null, local598: false });
});

test("GW-16 GW-17 DATA-10 the gateway answers the member's relevant preferences and their choices", async () => {
  const path = "account/relevant-preferences";
  expect(await world.reads("sub", path, listRelevantPreferences)).toContain("emailAddress");
  const names = ["electronicEob", "smokeSignals"];
  expect(await world.given(path, names, listRelevantPreferences)).toEqual(names);
  const chosen = await world.reads("sub", "account/preferences", getPreferences);
  expect(chosen).toMatchObject({ emailAddress: "jordan@members.example", electronicEob: true });
});

test("DATA-09 the preference Y is true, N is false, null or nothing is null", () => {
  const names = Object.keys(preferencesAnswer.shape).filter((name) => name !== "emailAddress");
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  const read = (value: unknown) => preferencesAnswer.parse({ emailAddress: "", ...all(value) });
  const meanings = [read("Y"), read("N"), read(null), read(undefined)];
  const values = [true, false, null, null];
  expect(meanings).toEqual(values.map((value) => ({ emailAddress: null, ...all(value) })));
  expect(names).toHaveLength(9);
});

test("GW-25 DATA-09 PUT account/preferences sends all ten fields, after which reads call the gateway again", async () => {
  const { value, asked, bearer } = await world.asking("nopref", async (gateway) => {
    await getPreferences(gateway);
    await savePreferences(gateway, body);
    return getPreferences(gateway);
  });
  const read = plainGet("/account/preferences", bearer);
  expect(asked).toEqual([read, plainWrite("PUT", "/account/preferences", bearer, body), read]);
  expect(value).toEqual({
    ...body,
    electronicEob: true,
    emailBreakingNews: false,
    emailPaymentReminder: true,
    discontinuePaperStatements: false,
    emailWhenBillReady: true,
  });
});

test("GW-25 saved preferences show in the account, also after a lost answer, and a refusal is a value", async () => {
  const { gateway } = await world.as("sub");
  const path = "account/preferences";
  const refused = await savePreferences(gateway, { ...body, emailAddress: "nowhere" });
  expect(refused).toMatchObject({ ok: false, error: { status: 400, path } });
  await getAccount(gateway);
  await savePreferences(gateway, body);
  expect((await getAccount(gateway)).preferences?.emailAddress).toBe(body.emailAddress);
  await world.answerNext(path, {}, 500);
  expect(await savePreferences(gateway, body)).toMatchObject({ ok: false, error: { status: 500 } });
  expect((await world.during(() => getAccount(gateway))).asked).toHaveLength(1);
});

test("GW-25 DATA-09 the preferences' body needs all ten fields, nine of them Y, N or null", () => {
  const fits = (given: unknown) => putPreferences.body?.safeParse(given).success;
  expect(fits(body)).toBe(true);
  expect(fits({ ...body, emailAddress: null })).toBe(true);
  for (const name of Object.keys(body)) {
    expect([name, fits({ ...body, [name]: undefined })]).toEqual([name, false]);
    expect([name, fits({ ...body, [name]: true })]).toEqual([name, false]);
  }
});

test("DATA-11 GW-85 GET account/policy-details answers whether the policy is extended, else false", async () => {
  const path = "account/policy-details";
  expect(await world.reads("nopref-ext", path, getHasExtendedPolicy)).toBe(true);
  expect(await world.reads("nopref", path, getHasExtendedPolicy)).toBe(false);
  const none = { hasExtendedPolicy: null, more: 1 };
  expect(await world.given(path, none, getHasExtendedPolicy)).toBe(false);
});

test("a token's holder is the account's member with its key, or undefined", () => {
  const others = { ...member, memberKey: 4100002, firstName: "Ben" };
  const parsed = accountAnswer.parse({ ...wire, members: [member, others] });
  expect(findHolder(parsed, { memberKey: "4100002" })?.firstName).toBe("Ben");
  expect(findHolder(parsed, { memberKey: "4100009" })).toBeUndefined();
});
