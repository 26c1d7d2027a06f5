import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { NEWCOMER } from "#server/sandbox/sandbox.fixture.ts";
import { getHasExtendedPolicy } from "../calls/member/account.ts";
import { getConfidentialRequest } from "../calls/member/confidential.ts";
import { callUrl } from "./send/send-request.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import { openApi } from "#scripts/contract/open-api.ts";
import { attemptUsername, findRegistrant } from "../calls/sign-in/registration.ts";
import { openSandboxGateway, valueOf } from "../sandbox-gateway.fixture.ts";
import type { Result } from "./gateway.ts";
import {
  attemptRecoveryQuestions,
  resetPassword,
  sendUsername,
  verifyRecovery,
} from "../calls/sign-in/security.ts";
import { tellAnswersChanged, tellFormerAddress } from "../calls/member/account-notices.ts";
import { UNUSED_CALLS } from "#scripts/contract/constants.ts";
import {
  CONFIGURABLE_PATHS,
  isConfigurablePath,
  isPathFor,
  type ConfigurablePath,
} from "./configurable-paths.ts";

const MOVED = {
  "account/confidential-communication": "v3/member/quiet",
  "account/email-changed": "v3/email/changed",
  "account/policy-details": "v3/policy/extended",
  "account/registration/validate-user": "v3/registration/person",
  "account/registration/validate-username": "v3/registration/name",
  "account/security-answers-changed": "v3/answers/changed",
  "forgot-password/questions": "v3/recovery/questions",
  "forgot-password/reset": "v3/recovery/new-password",
  "forgot-password/verify": "v3/recovery/answers",
  "forgot-username": "v3/recovery/username",
} satisfies Record<ConfigurablePath, string>;

const world = openSandboxGateway({ pathOverrides: MOVED });

const name = { username: "sub", domainId: 1 };
const visitor = world.visitor();
const member = async () => (await world.as("sub")).gateway;
const former = { previousEmailAddress: "old@members.example", emailAddress: "new@members.example" };
const [reset, key, done] = [{ resetToken: "r" }, { registrationKey: "k" }, { done: true }];
const extended = { hasExtendedPolicy: true };
const asked = [{ id: "1", question: "Which?" }];
/**
 * Each call with its answer, its function, and the function's value where that differs from the
 * answer.
 */
const cases: [keyof typeof MOVED, unknown, () => Promise<unknown>, unknown?][] = [
  ["account/confidential-communication", null, async () => getConfidentialRequest(await member())],
  ["account/email-changed", { told: true }, async () => tellFormerAddress(await member(), former)],
  ["account/policy-details", extended, async () => getHasExtendedPolicy(await member()), true],
  ["account/registration/validate-user", key, () => findRegistrant(visitor, NEWCOMER)],
  [
    "account/registration/validate-username",
    { available: true },
    () => attemptUsername(visitor, { ...name, registrationKey: "k" }),
  ],
  ["account/security-answers-changed", {}, async () => tellAnswersChanged(await member())],
  ["forgot-password/questions", asked, () => attemptRecoveryQuestions(visitor, name)],
  ["forgot-password/verify", reset, () => verifyRecovery(visitor, { ...name, answers: [] })],
  ["forgot-password/reset", done, () => resetPassword(visitor, { ...reset, newPassword: "n" }), []],
  ["forgot-username", done, () => sendUsername(visitor, NEWCOMER)],
];
/** The value of a call or an attempt; a fault is thrown. */
const outcomeOf = async (ask: () => Promise<unknown>): Promise<unknown> => {
  const answer = await ask();
  return answer !== null && typeof answer === "object" && "ok" in answer
    ? valueOf(answer as Result<unknown>)
    : answer;
};

test.each(cases)(
  "GW-82 GW-83 GW-84 GW-85 %s goes to its path of GATEWAY_PATHS, and its errors name the call",
  async (path, answer, ask, value = answer) => {
    await world.answerNext(MOVED[path], answer);
    const told = await world.during(() => outcomeOf(ask));
    expect(told.value).toEqual(value);
    expect(told.asked.map((sent) => sent.path)).toEqual([`/${MOVED[path]}`]);
    await world.answerNext(MOVED[path], { message: "no" }, 418);
    const refused = { name: "GatewayStatusError", status: 418, path, body: { message: "no" } };
    await expect(outcomeOf(ask)).rejects.toMatchObject(refused);
  },
);

test("GW-82 GW-83 GW-84 GW-85 the calls whose paths the specification does not show are configurable, no others", () => {
  expect(cases.map(([path]) => path).toSorted()).toEqual([...CONFIGURABLE_PATHS].toSorted());
  for (const path of CONFIGURABLE_PATHS) {
    expect([path, CALLS.some((call) => call.path === path)]).toEqual([path, true]);
  }
  expect(["token", "account", "", "toString"].map(isConfigurablePath)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

test("every call beyond the specification has a configurable path", () => {
  const extensions = CALLS.filter(({ extension }) => extension).map(({ path }) => path);
  expect(extensions.length).toBeGreaterThan(0);
  expect(extensions.filter((path) => !isConfigurablePath(path))).toEqual([]);
});

test("GW-82 a call that GATEWAY_PATHS does not name keeps its path", () => {
  const settings = { baseUrl: "https://gateway.test/api/", externalUrls: {}, pathOverrides: MOVED };
  const url = (path: (typeof CALLS)[number]["path"], given = {}) =>
    callUrl(settings, { path }, given).href;
  expect(url("account/password")).toBe("https://gateway.test/api/account/password");
  expect(url("claims/{type}", { type: "dental" })).toBe("https://gateway.test/api/claims/dental");
  expect(url("forgot-username")).toBe("https://gateway.test/api/v3/recovery/username");
});

test.each([
  ["v2/limits", true],
  ["v2/members/{memberKey}/limits", true],
  ["v2/members/{id}/limits", false],
  ["v2/{memberKey", false],
  ["v2/../limits", false],
  ["v2//limits", false],
  ["", false],
])("the path %j is accepted for a call with a parameter: %j", (place, may) => {
  expect(isPathFor("members/{memberKey}/limits", place)).toBe(may);
});

test("GW-72 GW-73 GW-74 GW-75 GW-76 GW-77 GW-78 GW-79 GW-80 GW-81 unused calls are listed, two of them read", () => {
  const unused = words(`
    message/customer-service v2/contact/email forms ncqa chat prior-authorizations care-reminders
    sso sso/sp-salesforce sso/digital-claims-form
  `);
  expect(UNUSED_CALLS).toEqual(unused);
  expect(openApi()["x-listed-without-use"]).toEqual(UNUSED_CALLS);
  const read = CALLS.map((call): string => call.path).filter((path) => unused.includes(path));
  expect(read).toEqual(["chat", "ncqa"]);
});
