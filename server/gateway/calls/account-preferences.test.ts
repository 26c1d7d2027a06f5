import { expect, test } from "vitest";
import {
  getAccount,
  getHasExtendedPolicy,
  getPreferences,
  listRelevantPreferences,
  policyDetails,
  putPreferences,
  savePreferences,
} from "./account.ts";
import {
  openSandboxGateway,
  plainGet,
  plainWrite,
  refusedField,
} from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const body = {
  emailAddress: "sage@members.example",
  electronicEob: "Y",
  emailBreakingNews: "N",
  electronicMedicareMailing: null,
  emailPaymentReminder: "Y",
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: "N",
  emailWhenBillReady: "Y",
  emailEwpNotification: null,
  showEwpLandingPage: null,
} as const;

test("GW-25 DATA-09 PUT account/preferences sends every field as Y, N or null; reads follow it", async () => {
  const { gateway, bearer } = await world.as("nopref");
  const { value, asked } = await world.during(async () => {
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

test("GW-25 the account shows what was saved, also when the answer was lost", async () => {
  const { gateway } = await world.as("sub");
  await getAccount(gateway);
  await savePreferences(gateway, body);
  expect((await getAccount(gateway)).preferences?.emailAddress).toBe(body.emailAddress);
  await world.answerNext("account/preferences", {}, 500);
  expect(await savePreferences(gateway, body)).toMatchObject({ ok: false, error: { status: 500 } });
  const { asked } = await world.during(() => getAccount(gateway));
  expect(asked).toHaveLength(1);
});

test("GW-25 DATA-09 the body has all ten fields, and nothing but Y, N and null for nine of them", () => {
  const fits = (given: unknown) => putPreferences.body?.safeParse(given).success;
  expect(fits(body)).toBe(true);
  expect(fits({ ...body, emailAddress: null })).toBe(true);
  for (const name of Object.keys(body)) {
    expect([name, fits({ ...body, [name]: undefined })]).toEqual([name, false]);
    expect([name, fits({ ...body, [name]: true })]).toEqual([name, false]);
  }
});

test("GW-25 a refusal is a value", async () => {
  const { gateway } = await world.as("sub");
  const wrong = { ...body, emailAddress: "nowhere" };
  expect(await savePreferences(gateway, wrong)).toMatchObject({
    ok: false,
    error: { name: "GatewayStatusError", status: 400, path: "account/preferences" },
  });
});

test("GW-16 DATA-10 relevant preferences are names, unknown ones among them; no other list passes", async () => {
  const { gateway } = await world.as("sub");
  await world.answerNext("account/relevant-preferences", ["electronicEob", "smokeSignals"]);
  expect(await listRelevantPreferences(gateway)).toEqual(["electronicEob", "smokeSignals"]);
  const other = await world.as("sub");
  await world.answerNext("account/relevant-preferences", ["electronicEob", 7]);
  expect(await refusedField(listRelevantPreferences(other.gateway))).toBe("1");
});

test("DATA-11 GW-85 GET account/policy-details says whether the policy is an extended one", async () => {
  const { gateway, bearer } = await world.as("nopref-ext");
  const { value, asked } = await world.during(() => getHasExtendedPolicy(gateway));
  expect([value, asked]).toEqual([true, [plainGet("/account/policy-details", bearer)]]);
  expect(await getHasExtendedPolicy((await world.as("nopref")).gateway)).toBe(false);
});

test("DATA-11 policy details: absent is false, more fields pass, another kind of value is refused", () => {
  const read = (answer: unknown) => policyDetails.answer.safeParse(answer);
  expect(read({ hasExtendedPolicy: true, more: 1 }).data).toEqual({ hasExtendedPolicy: true });
  expect([read({}).data, read({ hasExtendedPolicy: null }).data]).toEqual([
    { hasExtendedPolicy: false },
    { hasExtendedPolicy: false },
  ]);
  expect(read({ hasExtendedPolicy: "Y" }).success).toBe(false);
});
