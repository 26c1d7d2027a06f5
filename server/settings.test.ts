import { describe, expect, test } from "vitest";
import { NEEDED, problemsOf, settingsWith } from "./settings.fixture.ts";
import { SettingsError } from "./settings.ts";

const KEY = NEEDED.SESSION_KEYS;
describe("readSettings", () => {
  test("two values are enough, and the rest has a default for production", () => {
    expect(settingsWith()).toMatchObject({
      MODE: "production",
      PORT: 3000,
      TRUST_PROXY: false,
      GATEWAY_URL: "https://gateway.test/api",
      SESSION_KEYS: [new Uint8Array(32).fill(7)],
      EBILL_URL: null,
      PARTNER_HOSTS: [],
    });
  });

  test("every problem is named at once", () => {
    const problems = problemsOf({
      MODE: "staging",
      PORT: "70000",
      GATEWAY_URL: "ftp://gateway.test",
      SESSION_KEYS: "short",
      CLOCK: "tomorrow",
      DEFAULT_PATH: "//evil.test",
      TRUST_PROXY: "true",
      MEDICARE_HOSTS: "medicare.test",
      EBILL_URL: "not a url",
      GATEWAY_PATHS: "nonsense",
      APPLICATION_ORIGINS: "http://a.example.test,b",
      CRM_SSO_URL: "crm",
      SESSION_IDLE_S: "10",
      NEUTRAL_ANSWER_MS: "-1",
    });
    expect(new Set(problems.map((problem) => problem.split(":")[0]))).toEqual(
      new Set([
        "APPLICATION_ORIGINS",
        "CLOCK",
        "CRM_SSO_URL",
        "DEFAULT_PATH",
        "EBILL_URL",
        "GATEWAY_PATHS",
        "GATEWAY_URL",
        "MEDICARE_DOMAIN_ID",
        "MODE",
        "NEUTRAL_ANSWER_MS",
        "PORT",
        "SESSION_IDLE_S",
        "SESSION_KEYS",
        "TRUST_PROXY",
      ]),
    );
  });

  test("the message lists the problems, a line each", () => {
    const error = new SettingsError(["A: is missing", "B: must be so"]);
    expect(error.message).toBe("The dashboard cannot start:\n  - A: is missing\n  - B: must be so");
  });

  test.each(["GATEWAY_URL", "SESSION_KEYS"])("%s is needed, in every mode", (name) => {
    for (const MODE of ["production", "demo", "test"]) {
      expect(problemsOf({ MODE, [name]: undefined })).toEqual([`${name}: is missing`]);
    }
  });

  test.each(["", "   "])("a value that is empty (%j) counts as absent", (empty) => {
    const settings = settingsWith({ PORT: empty, CLOCK: empty, EBILL_URL: empty });
    expect(settings).toMatchObject({ PORT: 3000, EBILL_URL: null });
    expect(settings.CLOCK).toBeUndefined();
    expect(problemsOf({ SESSION_KEYS: empty })).toEqual(["SESSION_KEYS: is missing"]);
    expect(problemsOf({ MEDICARE_HOSTS: empty })).toEqual([]);
  });

  test("a fixed clock is refused in production, and only there", () => {
    const CLOCK = "2026-11-21T12:00:00-08:00";
    expect(problemsOf({ CLOCK })).toEqual(["CLOCK: a fixed clock is refused in production"]);
    expect(problemsOf({ CLOCK, MODE: "production" })).toHaveLength(1);
    expect(settingsWith({ CLOCK, MODE: "demo" }).CLOCK).toBe(CLOCK);
  });

  test("no problem repeats a secret", () => {
    const problems = problemsOf({
      SESSION_KEYS: `${KEY},zebulon`,
      GATEWAY_URL: "https://u:hunter2@",
    });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toMatch(/zebulon|hunter2/);
    expect(problems.join()).not.toContain(KEY);
  });

  test("a ring of keys keeps its order", () => {
    const other = Buffer.alloc(32, 8).toString("base64url");
    const { SESSION_KEYS } = settingsWith({ SESSION_KEYS: `${other}, ${KEY}` });
    expect(SESSION_KEYS.map((key) => key[0])).toEqual([8, 7]);
    expect(problemsOf({ SESSION_KEYS: "," })).toEqual(["SESSION_KEYS: at least one key is needed"]);
  });

  test.each([
    ["false", false],
    ["1", 1],
    ["loopback", ["loopback"]],
    ["10.0.0.0/8, ::1, fc00::/7", ["10.0.0.0/8", "::1", "fc00::/7"]],
  ])("TRUST_PROXY takes %s", (text, value) => {
    expect(settingsWith({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(value);
  });

  test.each(["true", "yes", "10.0.0.0/33", "10.0.0.0/0", "::1/129", "1.2.3", "a, 10.0.0.1", "-1"])(
    "TRUST_PROXY refuses %s",
    (text) => {
      expect(problemsOf({ TRUST_PROXY: text })).toHaveLength(1);
    },
  );

  test("domain ids of the partner brands differ from the others and from each other", () => {
    const ids = { PARTNER_DOMAIN_ID: "7", MEDICARE_DOMAIN_ID: "8" };
    expect(problemsOf({ ...ids })).toEqual([]);
    expect(problemsOf({ ...ids, MEDICARE_DOMAIN_ID: "7" })).toHaveLength(1);
    expect(problemsOf({ ...ids, PARTNER_DOMAIN_ID: "5" })).toHaveLength(1);
  });
});
