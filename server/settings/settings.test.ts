import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { NEEDED, problemsOf, settingsWith } from "./settings.fixture.ts";
import { SettingsError } from "./settings-error.ts";

const KEY = NEEDED.SESSION_KEYS;
test("two settings are required, and the others have defaults for production", () => {
  expect(settingsWith()).toMatchObject({
    MODE: "production",
    PORT: 3000,
    TRUST_PROXY: false,
    GATEWAY_URL: "https://gateway.test/api",
    SESSION_KEYS: [new Uint8Array(32).fill(7)],
    CRM_SSO_URL: null,
    brands: [{ key: "carrier" }],
  });
});

test("every malformed setting is reported in one start", () => {
  const wrong = {
    MODE: "staging",
    PORT: "70000",
    GATEWAY_URL: "ftp://gateway.test",
    SESSION_KEYS: "short",
    CLOCK: "tomorrow",
    DEFAULT_PATH: "//evil.test",
    TRUST_PROXY: "true",
    BRANDS_FILE: "/nowhere/brands.json",
    NCQA_URL: "not a url",
    GATEWAY_PATHS: "nonsense",
    APPLICATION_ORIGINS: "http://a.example.test,b",
    CRM_SSO_URL: "crm",
    SESSION_IDLE_S: "10",
    NEUTRAL_ANSWER_MS: "-1",
  };
  const problems = problemsOf(wrong);
  expect(new Set(problems.map((problem) => problem.split(":")[0]))).toEqual(
    new Set(Object.keys(wrong)),
  );
});

test("the error's message lists each problem in a line of its own", () => {
  const error = new SettingsError(["A: is missing", "B: must be so"]);
  expect(error.message).toBe("The dashboard cannot start:\n  - A: is missing\n  - B: must be so");
});

test.each(["GATEWAY_URL", "SESSION_KEYS"])("the setting %s is required in every mode", (name) => {
  for (const MODE of ["production", "demo", "test"]) {
    expect(problemsOf({ MODE, [name]: undefined })).toEqual([`${name}: is missing`]);
  }
});

test.each(["", "   "])("an empty setting (%j) counts as absent", (empty) => {
  const settings = settingsWith({ PORT: empty, CLOCK: empty, NCQA_URL: empty });
  expect(settings).toMatchObject({ PORT: 3000, NCQA_URL: null });
  expect(settings.CLOCK).toBeUndefined();
  expect(problemsOf({ SESSION_KEYS: empty })).toEqual(["SESSION_KEYS: is missing"]);
  expect(problemsOf({ BRANDS_FILE: empty })).toEqual([]);
});

test("a fixed clock is refused in production and accepted in the demo", () => {
  const CLOCK = "2026-11-21T12:00:00-08:00";
  expect(problemsOf({ CLOCK })).toEqual(["CLOCK: a fixed clock is refused in production"]);
  expect(problemsOf({ CLOCK, MODE: "production" })).toHaveLength(1);
  expect(settingsWith({ CLOCK, MODE: "demo" }).CLOCK).toBe(CLOCK);
});

test("a problem's text holds no secret", () => {
  const problems = problemsOf({
    SESSION_KEYS: `${KEY},zebulon`,
    GATEWAY_URL: "https://u:hunter2@",
  });
  expect(problems).toHaveLength(2);
  expect(problems.join()).not.toMatch(/zebulon|hunter2/);
  expect(problems.join()).not.toContain(KEY);
});

test("the session keys keep their order, and at least one is required", () => {
  const other = Buffer.alloc(32, 8).toString("base64url");
  const { SESSION_KEYS } = settingsWith({ SESSION_KEYS: `${other}, ${KEY}` });
  expect(SESSION_KEYS.map((key) => key[0])).toEqual([8, 7]);
  expect(problemsOf({ SESSION_KEYS: "," })).toEqual(["SESSION_KEYS: at least one key is needed"]);
});

const REDIS_URL = "redis://redis.test:6379";
const CHAT = {
  CHAT_URL: "https://configuration.test/chat",
  CHAT_VENDOR_HOST: "chat.example.test",
  CHAT_SITE_ID: "4711",
};

test.each([
  ["TRUST_PROXY", "false", false],
  ["TRUST_PROXY", "1", 1],
  ["TRUST_PROXY", "loopback", ["loopback"]],
  ["TRUST_PROXY", "10.0.0.0/8, ::1, fc00::/7", ["10.0.0.0/8", "::1", "fc00::/7"]],
  ["REDIS_URL", "redis://redis.test", "redis://redis.test"],
  ["REDIS_URL", "redis://redis.test:6379/", "redis://redis.test:6379/"],
  ["REDIS_URL", "redis://redis.test:6379/5", "redis://redis.test:6379/5"],
  ["REDIS_URL", "rediss://user:p%2Fw@r.test:6380/0", "rediss://user:p%2Fw@r.test:6380/0"],
  ["LISTEN_REUSE_PORT", "0", false],
  ["LISTEN_REUSE_PORT", "1", true],
  ["REDIS_CLUSTER", "true", true],
  ["REDIS_CLUSTER", "false", false],
  ["DATA_DIR", " /var/lib/member-dashboard ", "/var/lib/member-dashboard"],
  ["DATA_LAYER", "on", "on"],
] as const)("the setting %s accepts %s", (name, text, value) => {
  expect(settingsWith({ REDIS_URL, [name]: text })[name]).toEqual(value);
});

/** The values that a setting refuses; those with spaces end in a line of their own. */
test.each([
  ["TRUST_PROXY", "", "true yes 10.0.0.0/33 10.0.0.0/0 ::1/129 1.2.3 -1", "a, 10.0.0.1"],
  [
    "REDIS_URL",
    'must be a URL such as "redis://redis.example',
    `redis.test http://redis.test redis:// redis:6379 redis://redis.test/abc redis://redis.test/-1
     redis://:100%@redis.test`,
  ],
  ["LISTEN_REUSE_PORT", "", "yes"],
  ["REDIS_CLUSTER", "", "yes 1"],
  ["DATA_LAYER", "", "yes"],
  [
    "CHAT_VENDOR_HOST",
    'must be a host such as "chat.example"',
    `https://chat.example.test chat.example.test/x *.example.test Chat.Example.test -chat.test
     member@chat.test chat.test:`,
    "chat.example.test; script-src *",
    "chat.example.test https://evil.example",
  ],
  ["HANDBOOKS_PATH", "must ", "/handbooks /benefits/a/b /benefits/medical /benefits/referrals"],
  ["CHAT_SITE_ID", "", "one 4.5 -1 4711x"],
  [
    "CHAT_SCRIPT_PATH",
    "",
    "chat.js //evil.example/chat.js /chat.js?x=1 https://evil.example/chat.js",
  ],
])("the setting %s refuses malformed values", (name, problem, texts, ...more) => {
  for (const text of [...words(texts), ...more]) {
    const problems = problemsOf({ REDIS_URL, ...CHAT, [name]: text });
    const expected = [expect.stringContaining(`${name}: ${problem}`)];
    expect([text, problems]).toEqual([text, expected]);
  }
});

test("production refuses LISTEN_REUSE_PORT with an in-memory DATA_DIR and no REDIS_URL", () => {
  expect(settingsWith({ REDIS_URL }).LISTEN_REUSE_PORT).toBe(false);
  const several = { MODE: "production", LISTEN_REUSE_PORT: "1" };
  const apart = { ...several, DATA_DIR: ":memory:" };
  const problem = expect.stringContaining("LISTEN_REUSE_PORT: several processes need a DATA_DIR");
  expect(problemsOf(apart)).toEqual([problem]);
  expect(problemsOf(several)).toEqual([]);
  expect(problemsOf({ ...apart, REDIS_URL })).toEqual([]);
  expect(problemsOf({ ...apart, MODE: "test" })).toEqual([]);
});

test("CHAT-03 CHAT-05 CONST-29 chat is off by default, and takes a URL, a host and a whole number", () => {
  expect(settingsWith()).toMatchObject({
    CHAT_URL: null,
    CHAT_VENDOR_HOST: null,
    CHAT_SITE_ID: null,
    CHAT_SCRIPT_PATH: "/chat.js",
  });
  expect(settingsWith({ ...CHAT })).toMatchObject({ ...CHAT, CHAT_SITE_ID: 4711 });
});

test("chat that is set up in part is refused with every missing setting", () => {
  const names = ["CHAT_URL", "CHAT_VENDOR_HOST", "CHAT_SITE_ID"] as const;
  for (const name of names) {
    const problem = (missing: string) => `${missing}: is needed for chat, which is set up in part`;
    expect(problemsOf({ ...CHAT, [name]: "" })).toEqual([problem(name)]);
    expect(problemsOf({ [name]: CHAT[name] })).toEqual(
      names.filter((other) => other !== name).map(problem),
    );
  }
});

test("ANALYTICS-06 DATA_LAYER is off by default", () => {
  expect(settingsWith().DATA_LAYER).toBe("off");
});

test("REDIS_SENTINELS are Redis URLs, and need REDIS_URL", () => {
  const REDIS_SENTINELS = "redis://one.test:26379, rediss://user:word@two.test";
  expect(settingsWith({ REDIS_URL, REDIS_SENTINELS }).REDIS_SENTINELS).toEqual([
    "redis://one.test:26379",
    "rediss://user:word@two.test",
  ]);
  const problem = expect.stringMatching(/^REDIS_SENTINELS: /) as string;
  expect(problemsOf({ REDIS_SENTINELS })).toEqual([problem]);
  expect(problemsOf({ REDIS_URL, REDIS_SENTINELS: "one.test:26379" })).toEqual([problem]);
});

test("REDIS_CLUSTER needs the address of a node alone", () => {
  const REDIS_CLUSTER = "true";
  expect(problemsOf({ REDIS_CLUSTER, REDIS_URL })).toEqual([]);
  expect(problemsOf({ REDIS_CLUSTER, REDIS_URL: "redis://redis.test:6379/" })).toEqual([]);
  const sentinels = { REDIS_URL, REDIS_SENTINELS: "redis://one.test" };
  const database = { REDIS_URL: "redis://redis.test/5" };
  expect(problemsOf({ REDIS_CLUSTER: "false", ...sentinels, ...database })).toEqual([]);
  const problem = expect.stringMatching(/^REDIS_CLUSTER: /) as string;
  for (const given of [{}, sentinels, database])
    expect(problemsOf({ REDIS_CLUSTER, ...given })).toEqual([problem]);
});
