import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";
import { logStart } from "./log-start.ts";
import type { ReadFile } from "#server/settings/files.ts";
import { NEEDED, settingsWith } from "#server/settings/settings.fixture.ts";

function linesOf(env: Readonly<Record<string, string>> = {}, readFile?: ReadFile) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  logStart(settingsWith(env, readFile), createLogger({ LOG_LEVEL: "info" }, destination));
  return lines.map(({ time: _time, ...line }) => line);
}

test("a start logs its settings once, without secrets, and addresses by their origin alone", () => {
  const lines = linesOf({
    GATEWAY_URL: "https://gateway.test:8443/api/zebulon",
    REDIS_URL: "rediss://zebulon:zebulon@redis.test:6379/0",
    CHAT_URL: "https://chat.test/zebulon?x=zebulon",
    CHAT_VENDOR_HOST: "zebulon.test",
    CHAT_SITE_ID: "4711",
    CRM_TEST_ENVIRONMENT: "zebulon",
    TRUST_PROXY: "10.0.0.0/8, loopback",
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: "info",
    msg: "settings",
    settings: {
      MODE: "production",
      PORT: 3000,
      LISTEN_REUSE_PORT: false,
      TRUST_PROXY: "10.0.0.0/8,loopback",
      GATEWAY_URL: "https://gateway.test:8443",
      SESSION_KEYS: "set",
      REDIS_URL: "set",
      CHAT_URL: "https://chat.test",
      CHAT_VENDOR_HOST: "set",
      CHAT_SITE_ID: 4711,
      CRM_TEST_ENVIRONMENT: "set",
      brands: "carrier",
    },
  });
  expect(lines[0]?.["settings"]).not.toHaveProperty("METRICS_PORT");
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`zebulon|redacted|${NEEDED.SESSION_KEYS}`));
});

test("a name that is no setting is a warning, without its value", () => {
  expect(linesOf({ SESION_IDLE_S: "zebulon" }).slice(0, -1)).toMatchObject([
    { level: "warn", msg: "not a setting", setting: "SESION_IDLE_S", instead: "SESSION_IDLE_S" },
  ]);
});

test.each([
  ["http://gateway.test", "production", true],
  ["http://127.0.0.1.test", "production", true],
  ["https://gateway.test", "production", false],
  ["http://127.0.0.1:4000", "production", false],
  ["http://localhost:4000", "production", false],
  ["http://[::1]:4000", "production", false],
  ["http://gateway.test", "demo", false],
])("a gateway at %s in %s warns: %s", (GATEWAY_URL, MODE, warns) => {
  const warned = linesOf({ GATEWAY_URL, MODE }).filter(({ level }) => level === "warn");
  const told = warned.map(({ msg, setting }) => [msg, setting]);
  expect(told).toEqual(warns ? [["gateway is asked without encryption", "GATEWAY_URL"]] : []);
});

test.each([
  ["7999", "production", []],
  ["8000", "production", [["pages may take longer than the proxy waits", 20_000, 20_000]]],
  ["9000", "demo", []],
])("calls of %s ms in %s warn where a page may outlast the proxy: %j", (ms, MODE, told) => {
  const warned = linesOf({ GATEWAY_TIMEOUT_MS: ms, MODE }).filter(({ level }) => level === "warn");
  expect(warned.map((line) => [line["msg"], line["ms"], line["limit"]])).toEqual(told);
});

test("behind a proxy and without REDIS_URL a start warns that other processes miss log-outs", () => {
  const said = (env: Readonly<Record<string, string>>) =>
    linesOf(env).some(({ msg }) => msg === "no other process knows who logged out here");
  expect(said({ TRUST_PROXY: "1" })).toBe(true);
  expect(said({})).toBe(false);
  expect(said({ TRUST_PROXY: "1", REDIS_URL: "redis://redis.test" })).toBe(false);
});

test.each(["production", "demo"])(
  "LANG-07 a start in %s warns of a brand whose offers in other languages nobody reviewed only in production",
  (MODE) => {
    const text = "Đây là một ví dụ. Gọi {phone}.";
    const vietnamese = { language: "vi", name: "Tiếng Việt", text };
    const brandOf = (languageHelp: object) => ({
      name: "Carrier",
      hosts: ["carrier.test"],
      supportPhone: "503-555-0100",
      languageHelp: { offers: [vietnamese], ...languageHelp },
    });
    const fileOf = (languageHelp: object) =>
      JSON.stringify({ brands: { carrier: brandOf(languageHelp) } });
    const warned = (languageHelp: object) =>
      linesOf({ MODE, BRANDS_FILE: "/brands.json" }, () => fileOf(languageHelp))
        .filter(({ level }) => level === "warn")
        .map(({ msg, brand }) => [msg, brand]);
    const line = ["texts of language help are examples", "carrier"];
    expect(warned({ example: true })).toEqual(MODE === "production" ? [line] : []);
    expect(warned({ reviewed: "2026-10-01" })).toEqual([]);
  },
);
