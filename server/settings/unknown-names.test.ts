import { expect, test } from "vitest";
import { settingsWith } from "./settings.fixture.ts";

const unknownIn = (...names: string[]) =>
  settingsWith(Object.fromEntries(names.map((name) => [name, "x"]))).unknownNames.map(
    ({ setting, instead }) => [setting, instead],
  );

test("a name near to a setting's is named with it, whatever letters are wrong", () => {
  expect(unknownIn("SESION_IDLE_S", "TRUSTPROXY", "GATEWAY_TIMOUT_MS", "LOGLEVEL")).toEqual([
    ["SESION_IDLE_S", "SESSION_IDLE_S"],
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["GATEWAY_TIMOUT_MS", "GATEWAY_TIMEOUT_MS"],
    ["LOGLEVEL", "LOG_LEVEL"],
  ]);
});

test("so is a name that begins as several settings do", () => {
  expect(unknownIn("REDIS_PASSWORD", "GATEWAY_RETRIES")).toEqual([
    ["REDIS_PASSWORD", undefined],
    ["GATEWAY_RETRIES", undefined],
  ]);
});

test.each([
  "CARRIER_HOSTS",
  "SUMMIT_NAME",
  "MEDICARE_DOMAIN_ID",
  "PARTNER_DASHBOARD_URL",
  "PLAN_YEAR_TEXT",
  "CONTACT_OEBB_EMAIL",
  "MEDICAL_DIRECTORY_URL",
  "EBILL_URL",
  "DIGITAL_CLAIMS_URL",
  "PRIVACY_POLICY_URL",
  "TERMS_OF_USE_URL",
  "NONDISCRIMINATION_URL",
  "GLOBAL_ALERTS",
  "PREVENTIVE_CARE_PHONE",
  "PROVIDENCE_PROGRAM_PDF_URL",
])("%s of earlier versions stands in the brands' file now", (name) => {
  expect(unknownIn(name)).toEqual([[name, "BRANDS_FILE"]]);
});

test("an empty one says nothing, nor what other programs and OpenTelemetry read", () => {
  const foreign = ["PATH", "HOME", "NODE_ENV", "HOSTNAME", "LANG", "NODE_OPTIONS", "TZ", "CI"];
  expect(unknownIn(...foreign, "OTEL_EXPORTER_OTLP_HEADERS", "npm_config_port")).toEqual([]);
  expect(settingsWith({ CARRIER_HOSTS: " " }).unknownNames).toEqual([]);
});
