import { expect, test } from "vitest";
import { NEEDED, problemsOf, settingsWith } from "./settings.fixture.ts";
import type { ReadFile } from "./files.ts";

const KEY = NEEDED.SESSION_KEYS;
const OTHER = Buffer.alloc(32, 8).toString("base64url");

/** Files by path; any other is not there. */
const files =
  (texts: Readonly<Record<string, string>>): ReadFile =>
  (path) => {
    const text = texts[path];
    if (text === undefined) throw Object.assign(new Error(path), { code: "ENOENT" });
    return text;
  };

test("a secret is read from the file that its _FILE setting names, without the last line break", () => {
  const readFile = files({
    "/run/keys": `${OTHER}\n${KEY}\n`,
    "/run/audit": `${OTHER}\n`,
    "/run/store": "redis://a.test\n",
  });
  const env = {
    SESSION_KEYS: "",
    SESSION_KEYS_FILE: "/run/keys",
    AUDIT_KEY_FILE: "/run/audit",
    REDIS_URL_FILE: "/run/store",
  };
  const settings = settingsWith(env, readFile);
  expect(settings.SESSION_KEYS.map(([first]) => first)).toEqual([8, 7]);
  expect(settings.REDIS_URL).toBe("redis://a.test");
  expect(settings.AUDIT_KEY).toEqual(new Uint8Array(32).fill(8));
});

test("a secret's file is refused beside the secret itself, unreadable, empty or malformed", () => {
  const readFile = files({ "/run/keys": KEY, "/run/empty": " \n", "/run/bad": "zebulon" });
  const only = (SESSION_KEYS_FILE: string) =>
    problemsOf({ SESSION_KEYS: "", SESSION_KEYS_FILE }, readFile);
  expect(problemsOf({ SESSION_KEYS_FILE: "/run/keys" }, readFile)).toEqual([
    "SESSION_KEYS_FILE: SESSION_KEYS is set, too",
  ]);
  expect(only("/run/none")).toContain("SESSION_KEYS_FILE: cannot be read (ENOENT)");
  expect(only("/run/empty")).toEqual(["SESSION_KEYS: at least one key is needed"]);
  expect(only("/run/bad")).toEqual(["SESSION_KEYS: each key must be 32 bytes in base64url"]);
});

test("faults of the brands' file are reported with those of the environment", () => {
  const brands = JSON.stringify({ brands: { carrier: { name: "" } } });
  const readFile = files({ "/etc/brands": brands });
  expect(problemsOf({ PORT: "x", BRANDS_FILE: "/etc/brands" }, readFile)).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^BRANDS_FILE: brands\.carrier\.name: /),
  ]);
  expect(problemsOf({ BRANDS_FILE: import.meta.dirname })).toEqual([
    "BRANDS_FILE: cannot be read (EISDIR)",
  ]);
});
