import { expect, test } from "vitest";
import {
  accountStatus,
  employeeAnswer,
  findTokenMember,
  getAccount,
  getAccountStatus,
  isKnownStatus,
  getEmployee,
  getPreferences,
  listRelevantPreferences,
  preferencesAnswer,
  getHasExtendedPolicy,
  savePreferences,
} from "./account.ts";
import { parseAnswer } from "../../transport/read-answer.ts";
import { openSandboxGateway, plainGet, plainWrite } from "../../sandbox-gateway.fixture.ts";
import { CHOSEN as body } from "#server/sandbox/sandbox.fixture.ts";

const world = openSandboxGateway();

test("GW-13 GET account answers the family's subscriber, group and members", async () => {
  const value = await world.reads("sub", "account", getAccount);
  expect(value).toMatchObject({ subscriberId: "904417823", groupId: "10004417" });
  expect(value.members.map(({ memberSuffix }) => memberSuffix)).toEqual([0, 1, 2, 3]);
});

test("ACCOUNT-11 GW-14 DATA-32 GET account/status answers a code, quoted or not", async () => {
  expect(await world.reads("ini", "account/status", getAccountStatus)).toBe("INI");
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

test("DATA-11 GW-85 GET account/policy-details answers whether the policy is extended, else false", async () => {
  const path = "account/policy-details";
  expect(await world.reads("nopref-ext", path, getHasExtendedPolicy)).toBe(true);
  expect(await world.reads("nopref", path, getHasExtendedPolicy)).toBe(false);
  const none = { hasExtendedPolicy: null, more: 1 };
  expect(await world.given(path, none, getHasExtendedPolicy)).toBe(false);
});

test("a token's holder is the account's member with its key, or undefined", async () => {
  const account = await getAccount((await world.as("sub")).gateway);
  expect(findTokenMember(account, { memberKey: "410000101" })?.firstName).toBe("Theo");
  expect(findTokenMember(account, { memberKey: "410000109" })).toBeUndefined();
});
