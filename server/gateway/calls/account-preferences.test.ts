import { expect, test } from "vitest";
import { CHOSEN as body } from "#server/sandbox/sandbox.fixture.ts";
import {
  getAccount,
  getHasExtendedPolicy,
  getPreferences,
  listRelevantPreferences,
  policyDetails,
  putPreferences,
  savePreferences,
} from "./account.ts";
import { openSandboxGateway, plainGet, plainWrite } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

test("GW-25 DATA-09 PUT account/preferences sends every field as Y, N or null; reads follow it", async () => {
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

test("GW-25 the account shows what was saved, also when the answer was lost", async () => {
  const { gateway } = await world.as("sub");
  await getAccount(gateway);
  await savePreferences(gateway, body);
  expect((await getAccount(gateway)).preferences?.emailAddress).toBe(body.emailAddress);
  await world.answerNext("account/preferences", {}, 500);
  expect(await savePreferences(gateway, body)).toMatchObject({ ok: false, error: { status: 500 } });
  expect((await world.during(() => getAccount(gateway))).asked).toHaveLength(1);
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
  const error = { name: "GatewayStatusError", status: 400, path: "account/preferences" };
  const answer = await savePreferences(gateway, { ...body, emailAddress: "nowhere" });
  expect(answer).toMatchObject({ ok: false, error });
});

test("GW-16 DATA-10 relevant preferences are names, unknown ones among them; no other list passes", async () => {
  const path = "account/relevant-preferences";
  const names = ["electronicEob", "smokeSignals"];
  expect(await world.given(path, names, listRelevantPreferences)).toEqual(names);
  expect(await world.refuses(path, ["electronicEob", 7], listRelevantPreferences)).toBe("1");
});

test("DATA-11 GW-85 GET account/policy-details says whether the policy is an extended one", async () => {
  const path = ["/account/policy-details"] as const;
  expect(await world.reads("nopref-ext", path, getHasExtendedPolicy)).toBe(true);
  expect(await world.reads("nopref", path, getHasExtendedPolicy)).toBe(false);
  const read = (answer: unknown) => policyDetails.answer.safeParse(answer);
  expect(read({ hasExtendedPolicy: true, more: 1 }).data).toEqual({ hasExtendedPolicy: true });
  for (const none of [{}, { hasExtendedPolicy: null }]) {
    expect(read(none).data).toEqual({ hasExtendedPolicy: false });
  }
  expect(read({ hasExtendedPolicy: "Y" }).success).toBe(false);
});
