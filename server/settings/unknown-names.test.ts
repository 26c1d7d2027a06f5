import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { settingsWith } from "./settings.fixture.ts";

const unknownIn = (...names: string[]) =>
  settingsWith(Object.fromEntries(names.map((name) => [name, "x"]))).unknownNames.map(
    ({ setting, instead }) => [setting, instead],
  );

test("a misspelled setting is reported with the setting that it resembles", () => {
  expect(unknownIn("SESION_IDLE_S", "TRUSTPROXY", "GATEWAY_TIMOUT_MS", "LOGLEVEL")).toEqual([
    ["SESION_IDLE_S", "SESSION_IDLE_S"],
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["GATEWAY_TIMOUT_MS", "GATEWAY_TIMEOUT_MS"],
    ["LOGLEVEL", "LOG_LEVEL"],
  ]);
});

test("an unknown name with the prefix of several settings is reported", () => {
  expect(unknownIn("REDIS_PASSWORD", "GATEWAY_RETRIES")).toEqual([
    ["REDIS_PASSWORD", undefined],
    ["GATEWAY_RETRIES", undefined],
  ]);
});

test("settings of earlier versions are reported with BRANDS_FILE", () => {
  const former = words(`
    CARRIER_HOSTS SUMMIT_NAME MEDICARE_DOMAIN_ID PARTNER_DASHBOARD_URL PLAN_YEAR_TEXT
    CONTACT_OEBB_EMAIL MEDICAL_DIRECTORY_URL EBILL_URL DIGITAL_CLAIMS_URL PRIVACY_POLICY_URL
    TERMS_OF_USE_URL NONDISCRIMINATION_URL GLOBAL_ALERTS PREVENTIVE_CARE_PHONE
    PROVIDENCE_PROGRAM_PDF_URL
  `);
  expect(unknownIn(...former)).toEqual(former.map((name) => [name, "BRANDS_FILE"]));
});

test("empty variables and those of other programs are not reported", () => {
  const foreign = ["PATH", "HOME", "NODE_ENV", "HOSTNAME", "LANG", "NODE_OPTIONS", "TZ", "CI"];
  expect(unknownIn(...foreign, "OTEL_EXPORTER_OTLP_HEADERS", "npm_config_port")).toEqual([]);
  expect(settingsWith({ CARRIER_HOSTS: " " }).unknownNames).toEqual([]);
});
