import { afterAll, expect, test } from "vitest";
import { NEWCOMER } from "#server/sandbox/sandbox.fixture.ts";
import { getHasExtendedPolicy } from "../calls/account.ts";
import { getConfidentialRequest } from "../calls/confidential.ts";
import { callUrl } from "./call-url.ts";
import { CALLS } from "./contract/contract.ts";
import { openApi } from "./contract/open-api.ts";
import { attemptUsername, findRegistrant } from "../calls/registration.ts";
import { openSandboxGateway, refusalOf, valueOf } from "../sandbox-gateway.fixture.ts";
import {
  attemptRecoveryQuestions,
  resetPassword,
  sendUsername,
  verifyRecovery,
} from "../calls/security.ts";
import { tellFormerAddress } from "../calls/email-changed.ts";
import { isConfigurablePath, UNUSED_CALLS, CONFIGURABLE_PATHS } from "./configurable-paths.ts";

const MOVED = {
  "account/confidential-communication": "v3/member/quiet",
  "account/email-changed": "v3/email/changed",
  "account/policy-details": "v3/policy/extended",
  "account/registration/validate-user": "v3/registration/person",
  "account/registration/validate-username": "v3/registration/name",
  "forgot-password/questions": "v3/recovery/questions",
  "forgot-password/reset": "v3/recovery/new-password",
  "forgot-password/verify": "v3/recovery/answers",
  "forgot-username": "v3/recovery/username",
};

const world = openSandboxGateway({ pathOverrides: MOVED });
afterAll(() => world.close());

const name = { username: "sub", domainId: 1 };
const visitor = world.visitor();
const cases: [keyof typeof MOVED, unknown, () => Promise<unknown>, unknown][] = [
  [
    "account/confidential-communication",
    null,
    async () => getConfidentialRequest((await world.as("sub")).gateway),
    null,
  ],
  [
    "account/email-changed",
    { told: true },
    async () =>
      valueOf(
        await tellFormerAddress((await world.as("sub")).gateway, {
          previousEmailAddress: "old@members.example",
          emailAddress: "new@members.example",
        }),
      ),
    { told: true },
  ],
  [
    "account/policy-details",
    { hasExtendedPolicy: true },
    async () => getHasExtendedPolicy((await world.as("sub")).gateway),
    true,
  ],
  [
    "account/registration/validate-user",
    { registrationKey: "k" },
    async () => valueOf(await findRegistrant(visitor, NEWCOMER)),
    { registrationKey: "k" },
  ],
  [
    "account/registration/validate-username",
    { available: true },
    async () => valueOf(await attemptUsername(visitor, { ...name, registrationKey: "k" })),
    { available: true },
  ],
  [
    "forgot-password/questions",
    [{ id: "1", question: "Which?" }],
    async () => valueOf(await attemptRecoveryQuestions(visitor, name)),
    [{ id: "1", question: "Which?" }],
  ],
  [
    "forgot-password/verify",
    { resetToken: "r" },
    async () => valueOf(await verifyRecovery(visitor, { ...name, answers: [] })),
    { resetToken: "r" },
  ],
  [
    "forgot-password/reset",
    { done: true },
    async () => valueOf(await resetPassword(visitor, { resetToken: "r", newPassword: "n" })),
    { done: true },
  ],
  [
    "forgot-username",
    { done: true },
    async () => valueOf(await sendUsername(visitor, NEWCOMER)),
    { done: true },
  ],
];

test.each(cases)(
  "GW-82 GW-83 GW-84 GW-85 S-27 %s is asked where GATEWAY_PATHS says, and faults keep its own name",
  async (path, answer, ask, value) => {
    await world.answerNext(MOVED[path], answer);
    const told = await world.during(ask);
    expect(told.value).toEqual(value);
    expect(told.asked.map((asked) => asked.path)).toEqual([`/${MOVED[path]}`]);
    await world.answerNext(MOVED[path], { message: "no" }, 418);
    await expect(ask()).rejects.toMatchObject({ name: "GatewayStatusError", status: 418, path });
  },
);

test("GW-82 GW-83 GW-84 GW-85 the table names just the calls whose paths are not shown", () => {
  expect(Object.keys(MOVED).toSorted()).toEqual([...CONFIGURABLE_PATHS].toSorted());
  for (const path of CONFIGURABLE_PATHS) {
    expect([path, CALLS.some((call) => call.path === path)]).toEqual([path, true]);
  }
  expect(["token", "account", "", "toString"].map(isConfigurablePath)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

test("GW-82 a call that is not moved stays where it was, beside those that are", () => {
  const settings = { baseUrl: "https://gateway.test/api/", externalUrls: {}, pathOverrides: MOVED };
  const url = (path: (typeof CALLS)[number]["path"], given = {}) =>
    callUrl(settings, { path }, given).href;
  expect(url("account/password")).toBe("https://gateway.test/api/account/password");
  expect(url("claims/{type}", { type: "dental" })).toBe("https://gateway.test/api/claims/dental");
  expect(url("forgot-username")).toBe("https://gateway.test/api/v3/recovery/username");
});

test("GW-84 a refusal at a moved path is the call's own refusal", async () => {
  await world.answerNext(MOVED["account/registration/validate-user"], { errorType: "X" }, 404);
  expect(refusalOf(await findRegistrant(visitor, NEWCOMER))).toEqual([404, { errorType: "X" }]);
});

test("GW-82 GW-83 GW-84 GW-85 the contract says of which calls the path may be set", () => {
  const { paths } = openApi();
  const settable = Object.entries(paths as Record<string, Record<string, object>>)
    .filter(([, methods]) => Object.values(methods).some((call) => "x-path" in call))
    .map(([path]) => path.slice(1));
  expect(settable.toSorted()).toEqual([...CONFIGURABLE_PATHS].toSorted());
});

test("GW-72 GW-73 GW-74 GW-75 GW-76 GW-77 GW-78 GW-79 GW-80 GW-81 unused calls are named; but badge and chat are asked", () => {
  const listed = [
    "message/customer-service",
    "v2/contact/email",
    "forms",
    "ncqa",
    "chat",
    "prior-authorizations",
    "care-reminders",
    "sso",
    "sso/sp-salesforce",
    "sso/digital-claims-form",
  ];
  expect(UNUSED_CALLS).toEqual(listed);
  expect(openApi()["x-listed-without-use"]).toEqual(listed);
  const asked = CALLS.map((call): string => call.path).filter((path) => listed.includes(path));
  expect(asked).toEqual(["chat", "ncqa"]);
});
