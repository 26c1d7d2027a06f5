import { expect, test } from "vitest";
import { NEEDED, problemsOf, settingsWith } from "./settings.fixture.ts";
import { SettingsError } from "./settings-error.ts";

const KEY = NEEDED.SESSION_KEYS;
test("two values are enough, and the rest has a default for production", () => {
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

test("every problem is named at once", () => {
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
  const settings = settingsWith({ PORT: empty, CLOCK: empty, NCQA_URL: empty });
  expect(settings).toMatchObject({ PORT: 3000, NCQA_URL: null });
  expect(settings.CLOCK).toBeUndefined();
  expect(problemsOf({ SESSION_KEYS: empty })).toEqual(["SESSION_KEYS: is missing"]);
  expect(problemsOf({ BRANDS_FILE: empty })).toEqual([]);
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

const REDIS_URL = "redis://redis.test:6379";

test("a process has its port alone unless LISTEN_REUSE_PORT is 1", () => {
  const shares = (LISTEN_REUSE_PORT?: string) =>
    settingsWith({ REDIS_URL, LISTEN_REUSE_PORT }).LISTEN_REUSE_PORT;
  expect([shares(), shares("0"), shares("1")]).toEqual([false, false, true]);
  const problem = expect.stringMatching(/^LISTEN_REUSE_PORT: /) as string;
  expect(problemsOf({ REDIS_URL, LISTEN_REUSE_PORT: "yes" })).toEqual([problem]);
});

test("in production several processes need a store to share", () => {
  const several = { MODE: "production", LISTEN_REUSE_PORT: "1" };
  const problem = expect.stringContaining("LISTEN_REUSE_PORT: several processes need REDIS_URL");
  expect(problemsOf(several)).toEqual([problem]);
  expect(problemsOf({ ...several, REDIS_URL })).toEqual([]);
  expect(problemsOf({ ...several, MODE: "test" })).toEqual([]);
});

test.each([
  "redis://redis.test",
  "redis://redis.test:6379/",
  "redis://redis.test:6379/5",
  "rediss://user:p%2Fw@redis.test:6380/0",
])("REDIS_URL may be %s", (url) => {
  expect(settingsWith({ REDIS_URL: url }).REDIS_URL).toBe(url);
});

test.each([
  "redis.test",
  "http://redis.test",
  "redis://",
  "redis:6379",
  "redis://redis.test/abc",
  "redis://redis.test/-1",
  "redis://:100%@redis.test",
])("REDIS_URL is not %s", (url) => {
  const problem = expect.stringContaining(
    'REDIS_URL: must be a URL such as "redis://redis.example',
  );
  expect(problemsOf({ REDIS_URL: url })).toEqual([problem]);
});

const CHAT = {
  CHAT_URL: "https://configuration.test/chat",
  CHAT_VENDOR_HOST: "chat.example.test",
  CHAT_SITE_ID: "4711",
};

test("CHAT-03 CHAT-05 CONST-29 chat is a URL, the vendor's host and a whole number; off by default", () => {
  expect(settingsWith()).toMatchObject({
    CHAT_URL: null,
    CHAT_VENDOR_HOST: null,
    CHAT_SITE_ID: null,
    CHAT_SCRIPT_PATH: "/chat.js",
  });
  expect(settingsWith({ ...CHAT })).toMatchObject({ ...CHAT, CHAT_SITE_ID: 4711 });
});

test("a chat that is set up in part stops the start, and every missing part is named", () => {
  const names = ["CHAT_URL", "CHAT_VENDOR_HOST", "CHAT_SITE_ID"] as const;
  for (const name of names) {
    const problem = (missing: string) => `${missing}: is needed for chat, which is set up in part`;
    expect(problemsOf({ ...CHAT, [name]: "" })).toEqual([problem(name)]);
    expect(problemsOf({ [name]: CHAT[name] })).toEqual(
      names.filter((other) => other !== name).map(problem),
    );
  }
});

test.each([
  "https://chat.example.test",
  "chat.example.test/x",
  "*.example.test",
  "chat.example.test; script-src *",
  "chat.example.test https://evil.example",
  "Chat.Example.test",
  "-chat.test",
  "member@chat.test",
  "chat.test:",
])("CHAT-03 CHAT_VENDOR_HOST refuses %j: it stands in the page's policy", (host) => {
  expect(problemsOf({ ...CHAT, CHAT_VENDOR_HOST: host })).toEqual([
    'CHAT_VENDOR_HOST: must be a host such as "chat.example"',
  ]);
});

test.each(["one", "4.5", "-1", "4711x"])("CONST-29 CHAT_SITE_ID refuses %s", (id) => {
  expect(problemsOf({ ...CHAT, CHAT_SITE_ID: id }).map((problem) => problem.split(":")[0])).toEqual(
    ["CHAT_SITE_ID"],
  );
});

test.each(["chat.js", "//evil.example/chat.js", "/chat.js?x=1", "https://evil.example/chat.js"])(
  "CHAT_SCRIPT_PATH refuses %s",
  (path) => {
    expect(problemsOf({ ...CHAT, CHAT_SCRIPT_PATH: path })).toHaveLength(1);
  },
);

test("ANALYTICS-06 DATA_LAYER is off unless it is turned on", () => {
  expect(settingsWith().DATA_LAYER).toBe("off");
  expect(settingsWith({ DATA_LAYER: "on" }).DATA_LAYER).toBe("on");
  expect(problemsOf({ DATA_LAYER: "yes" })).toHaveLength(1);
});

test("REDIS_SENTINELS are URLs as REDIS_URL is, which they need", () => {
  const REDIS_SENTINELS = "redis://one.test:26379, rediss://user:word@two.test";
  expect(settingsWith({ REDIS_URL, REDIS_SENTINELS }).REDIS_SENTINELS).toEqual([
    "redis://one.test:26379",
    "rediss://user:word@two.test",
  ]);
  const problem = expect.stringMatching(/^REDIS_SENTINELS: /) as string;
  expect(problemsOf({ REDIS_SENTINELS })).toEqual([problem]);
  expect(problemsOf({ REDIS_URL, REDIS_SENTINELS: "one.test:26379" })).toEqual([problem]);
});
