import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { CONFIGURABLE_PATHS } from "#server/gateway/transport/configurable-paths.ts";
import { problemsOf, settingsWith } from "./settings.fixture.ts";

test("the settings of sign-in have defaults, or are absent", () => {
  expect(settingsWith()).toMatchObject({
    GATEWAY_PATHS: {},
    APPLICATION_ORIGINS: [],
    CRM_SSO_URL: null,
    CRM_TEST_ENVIRONMENT: null,
    SESSION_IDLE_S: 900,
    NEUTRAL_ANSWER_MS: 400,
  });
});

test("GATEWAY_PATHS maps each configurable call to a path", () => {
  const GATEWAY_PATHS =
    " forgot-username = recovery/user-name ,, account/policy-details=policies/v2/details";
  expect(settingsWith({ GATEWAY_PATHS }).GATEWAY_PATHS).toEqual({
    "forgot-username": "recovery/user-name",
    "account/policy-details": "policies/v2/details",
  });
  for (const name of CONFIGURABLE_PATHS) {
    const moved = settingsWith({ GATEWAY_PATHS: `${name}=elsewhere` }).GATEWAY_PATHS;
    expect(moved).toEqual({ [name]: "elsewhere" });
  }
});

test("GATEWAY_PATHS refuses other calls and paths that leave the base, and lists the calls", () => {
  const texts = words(`
    account=elsewhere token=elsewhere __proto__=elsewhere toString=elsewhere =elsewhere
    forgot-username forgot-username= forgot-username=/elsewhere forgot-username=elsewhere/
    forgot-username=../admin forgot-username=a/../b forgot-username=a//b forgot-username=a?b
    forgot-username=https://evil.example forgot-username=a%2fb forgot-username=a=b
    forgot-username=ok,nonsense=ok
  `);
  const problem = `GATEWAY_PATHS: must be name=path pairs with names of ${CONFIGURABLE_PATHS.join(", ")}`;
  for (const text of texts) {
    expect([text, ...problemsOf({ GATEWAY_PATHS: text })]).toEqual([text, problem]);
  }
});

test("APPLICATION_ORIGINS is a comma-separated list of origins", () => {
  const APPLICATION_ORIGINS = "https://apps.example.test, https://b.example.test:8443";
  expect(settingsWith({ APPLICATION_ORIGINS }).APPLICATION_ORIGINS).toEqual([
    "https://apps.example.test",
    "https://b.example.test:8443",
  ]);
});

test("APPLICATION_ORIGINS refuses what is no plain origin, in every mode", () => {
  const texts = words(`
    apps.example.test https://apps.example.test/ https://apps.example.test/sso null *
    https://apps.example.test?x=1 https://user@apps.example.test https://APPS.example.test
    https://apps.example.test:443 HTTP://apps.example.test //apps.example.test
    ftp://apps.example.test javascript:alert(1) https://*.example.test
    https://a.example.test,apps.example.test
  `);
  const problem = 'APPLICATION_ORIGINS: each must be an origin such as "https://a.example"';
  for (const APPLICATION_ORIGINS of texts) {
    for (const MODE of ["production", "demo", "test"]) {
      const problems = problemsOf({ MODE, APPLICATION_ORIGINS });
      expect([APPLICATION_ORIGINS, MODE, problems]).toEqual([APPLICATION_ORIGINS, MODE, [problem]]);
    }
  }
});

test("APPLICATION_ORIGINS must be https in production, and may be http in other modes", () => {
  const plain = "https://a.example.test,http://apps.example.test:8080";
  const problem = "APPLICATION_ORIGINS: only https origins are accepted in production";
  expect(problemsOf({ APPLICATION_ORIGINS: plain })).toEqual([problem]);
  expect(problemsOf({ APPLICATION_ORIGINS: plain, MODE: "production" })).toEqual([problem]);
  for (const MODE of ["demo", "test"]) {
    const settings = settingsWith({ APPLICATION_ORIGINS: plain, MODE });
    expect(settings.APPLICATION_ORIGINS).toContain("http://apps.example.test:8080");
  }
});

test("CRM_SSO_URL must be https in production, and may be http in the demo", () => {
  const CRM_SSO_URL = "http://crm.example.test/sso";
  expect(problemsOf({ CRM_SSO_URL })).toEqual([
    "CRM_SSO_URL: members' tokens are posted there, so it must be https in production",
  ]);
  expect(problemsOf({ CRM_SSO_URL, MODE: "demo" })).toEqual([]);
});

test("CRM_SSO_URL takes an http(s) URL, CRM_TEST_ENVIRONMENT any text", () => {
  const CRM_SSO_URL = "https://crm.example.test/sso?from=dashboard";
  const settings = settingsWith({ CRM_SSO_URL, CRM_TEST_ENVIRONMENT: " uat " });
  expect(settings).toMatchObject({ CRM_SSO_URL, CRM_TEST_ENVIRONMENT: "uat" });
  for (const text of ["crm.example.test", "javascript:alert(1)", "ftp://crm.example.test", "/x"]) {
    expect(problemsOf({ CRM_SSO_URL: text })).toEqual(["CRM_SSO_URL: must be an http(s) URL"]);
  }
});

test("GATEWAY_URL has no query, fragment or credentials, and METRICS_PORT is not the members' port", () => {
  for (const tail of ["?key=hunter2", "#top"])
    expect(problemsOf({ GATEWAY_URL: `https://gateway.test/api${tail}` })).toEqual([
      "GATEWAY_URL: must have no query, fragment, user name or password",
    ]);
  const named = problemsOf({ GATEWAY_URL: "https://u:hunter2@gateway.test/api" });
  expect(named).toEqual(["GATEWAY_URL: must have no query, fragment, user name or password"]);
  const taken = ["METRICS_PORT: members use this port; metrics need one of their own"];
  expect(problemsOf({ METRICS_PORT: "3000" })).toEqual(taken);
  expect(problemsOf({ PORT: "8080", METRICS_PORT: "8080" })).toEqual(taken);
  expect(problemsOf({ PORT: "8080", METRICS_PORT: "3000" })).toEqual([]);
  // The system chooses two.
  expect(problemsOf({ PORT: "0", METRICS_PORT: "0" })).toEqual([]);
});

test.each([
  ["SESSION_IDLE_S", ["180", "900", "7200"], ["179", "7201", "0", "-1", "600.5", "15m"]],
  ["NEUTRAL_ANSWER_MS", ["0", "400", "5000"], ["5001", "-1", "0.5", "soon"]],
] as const)("the setting %s takes whole numbers within its bounds", (name, good, bad) => {
  for (const text of good) {
    expect(settingsWith({ [name]: text })[name]).toBe(Number(text));
  }
  for (const text of bad) {
    const problems = problemsOf({ [name]: text });
    const named = new Set(problems.map((problem) => problem.split(":")[0]));
    expect([text, ...named]).toEqual([text, name]);
  }
});
