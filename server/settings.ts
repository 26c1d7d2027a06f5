import { z } from "zod";
import { contactSettings, phone } from "./contact-settings.ts";
import { globalAlertsSetting } from "./global-alerts.ts";
import {
  gatewayPaths,
  handbooksPath,
  hostName,
  list,
  optionalText,
  optionalUrl,
  origin,
  path,
  redisUrl,
  redisUrls,
  sealKey,
  trustProxy,
  url,
  whole,
} from "./settings-fields.ts";

/** Names every problem of the environment at once, so that a start fails only one time. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The dashboard cannot start:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}

const environment = z.object({
  MODE: z.enum(["production", "demo", "test"]).default("production"),
  PORT: whole.max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  // Lets several processes of one machine listen at PORT; the system hands out connections.
  LISTEN_REUSE_PORT: z
    .enum(["0", "1"])
    .default("0")
    .transform((text) => text === "1"),
  // Pages link to each other by absolute paths, so the dashboard must be at a host's root.
  BASE_PATH: z
    .string()
    .refine((text) => text === "/", 'only "/" is supported')
    .default("/"),
  DEFAULT_PATH: path.default("/home"),
  PLAN_YEAR_TEXT: z.string().min(1).default("2026-2027"),
  HANDBOOKS_PATH: handbooksPath.default("/benefits/handbooks"),
  TRUST_PROXY: trustProxy,
  // A port of its own, so that no proxy leads members to it.
  METRICS_PORT: whole.max(65_535).nullable().default(null),
  METRICS_HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
  CLOCK: z.iso.datetime({ offset: true }).optional(),

  GATEWAY_URL: url,
  GATEWAY_PATHS: gatewayPaths,
  GATEWAY_TIMEOUT_MS: whole.min(100).default(6000),
  // One in four is for documents, so two is the minimum.
  GATEWAY_CONNECTIONS: whole.min(2).max(10_000).default(40),
  GATEWAY_MAX_ANSWER_BYTES: whole.min(1024).default(5_000_000),
  GATEWAY_MAX_DOCUMENT_BYTES: whole.min(1024).default(25_000_000),
  CACHE_MAX_BYTES: whole.min(1_000_000).default(64_000_000),

  SESSION_KEYS: list.pipe(z.array(sealKey).min(1, "at least one key is needed")),
  // Longer than the warning before the limit.
  SESSION_IDLE_S: whole.min(180).max(7200).default(900),
  LOGIN_LIMIT_PER_ADDRESS: whole.min(1).default(100),
  LOGIN_LIMIT_PER_USERNAME: whole.min(1).default(20),
  LOGIN_LIMIT_WINDOW_S: whole.min(1).default(900),
  SEND_LIMIT_PER_HOUR: whole.min(1).default(10),
  // Responses that must not reveal whether somebody exists come at multiples of this.
  NEUTRAL_ANSWER_MS: whole.max(5000).default(400),

  BODY_LIMIT_BYTES: whole.min(1024).default(64_000),
  REQUEST_TIMEOUT_MS: whole.min(1000).default(30_000),
  DRAIN_DELAY_MS: whole.default(3000),
  DRAIN_DEADLINE_MS: whole.min(100).default(15_000),

  CARRIER_NAME: z.string().min(1).default("Main Carrier"),
  SUMMIT_NAME: z.string().min(1).default("Summit"),
  PROVIDENCE_NAME: z.string().min(1).default("Providence"),
  PARTNER_NAME: z.string().min(1).default("Health Plan Partner"),
  MEDICARE_NAME: z.string().min(1).default("Medicare Partner"),
  CARRIER_HOSTS: list.default([]),
  SUMMIT_HOSTS: list.default([]),
  PROVIDENCE_HOSTS: list.default([]),
  PARTNER_HOSTS: list.default([]),
  MEDICARE_HOSTS: list.default([]),
  CARRIER_SUPPORT_PHONE: optionalText,
  SUMMIT_SUPPORT_PHONE: optionalText,
  PROVIDENCE_SUPPORT_PHONE: optionalText,
  PARTNER_SUPPORT_PHONE: optionalText,
  MEDICARE_SUPPORT_PHONE: optionalText,
  PARTNER_DOMAIN_ID: whole.optional(),
  MEDICARE_DOMAIN_ID: whole.optional(),

  PARTNER_DASHBOARD_URL: optionalUrl,
  PARTNER_PLAN_CONTACT_URL: optionalUrl,
  APPLICATION_ORIGINS: list.pipe(z.array(origin)).default([]),
  CRM_SSO_URL: optionalUrl,
  CRM_TEST_ENVIRONMENT: optionalText,
  EBILL_URL: optionalUrl,
  DIGITAL_CLAIMS_URL: optionalUrl,
  NCQA_URL: optionalUrl,
  CHAT_URL: optionalUrl,
  CHAT_VENDOR_HOST: hostName.nullable().default(null),
  CHAT_SITE_ID: whole.nullable().default(null),
  CHAT_SCRIPT_PATH: path.default("/chat.js"),
  DATA_LAYER: z.enum(["on", "off"]).default("off"),
  PRIVACY_POLICY_URL: optionalUrl,
  TERMS_OF_USE_URL: optionalUrl,
  NONDISCRIMINATION_URL: optionalUrl,
  GLOBAL_ALERTS: globalAlertsSetting,
  PREVENTIVE_CARE_PHONE: optionalText,
  PREVENTIVE_CARE_EMAIL: z.email().nullable().default(null),

  // Where several processes share what a member must find in each of them; null for one process.
  REDIS_URL: redisUrl,
  // Sentinels that know where it is: then the host of REDIS_URL is the name of the primary.
  REDIS_SENTINELS: redisUrls,
  // What a page waits for the store in all; a question that takes longer has it count as away. Less
  // than half of what LONG_AWAY_MS of store-health.ts allows.
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(20).max(1000).default(500),
  // How old "live" may be for a page that only reads, while the store does not answer. Less than a
  // log-out tries to tell the store (RETRY_MS of patience.ts).
  REDIS_TRUST_MS: z.coerce.number().int().min(0).max(2000).default(2000),

  // Where members look for care: the directories of other sites, and Providence's program.
  MEDICAL_DIRECTORY_URL: optionalUrl,
  DENTAL_DIRECTORY_URL: optionalUrl,
  VISION_DIRECTORY_URL: optionalUrl,
  PHARMACY_DIRECTORY_URL: optionalUrl,
  PROVIDENCE_PROGRAM_PDF_URL: optionalUrl,
  PROVIDENCE_PROGRAM_PHONE: phone,

  // Traces, under the names that OpenTelemetry gives its settings (docs/operations.md, "Traces").
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, "must be a name of letters, digits, dots and dashes")
    .default("member-dashboard"),
  // The share of requests whose spans are sent, where the proxy has not decided.
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  ...contactSettings,
});

/** The names of all settings, for the test that each is documented. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

export type Settings = Readonly<z.infer<typeof environment>>;

/** Conflicts between settings, read from the raw text so as to be named with all others. */
function problemsBetween(given: Readonly<Record<string, string | undefined>>): string[] {
  const isProduction = (given["MODE"] ?? "production") === "production";
  const inProduction: readonly (readonly [boolean, string])[] = [
    [given["CLOCK"] !== undefined, "CLOCK: a fixed clock is refused in production"],
    [
      (given["APPLICATION_ORIGINS"] ?? "").includes("http://"),
      "APPLICATION_ORIGINS: only https origins are accepted in production",
    ],
    [
      given["LISTEN_REUSE_PORT"] === "1" && given["REDIS_URL"] === undefined,
      "LISTEN_REUSE_PORT: several processes need REDIS_URL, or one would not know who logged out at another",
    ],
    [
      (given["CRM_SSO_URL"] ?? "").startsWith("http://"),
      "CRM_SSO_URL: members' tokens are posted there, so it must be https in production",
    ],
  ];
  const problems = inProduction.flatMap(([isRefused, problem]) =>
    isProduction && isRefused ? problem : [],
  );
  const chat = ["CHAT_URL", "CHAT_VENDOR_HOST", "CHAT_SITE_ID"];
  if (chat.some((name) => given[name] !== undefined)) {
    const missing = chat.filter((name) => given[name] === undefined);
    problems.push(...missing.map((name) => `${name}: is needed for chat, which is set up in part`));
  }
  if (given["REDIS_SENTINELS"] !== undefined && given["REDIS_URL"] === undefined) {
    problems.push("REDIS_SENTINELS: need REDIS_URL, whose host is the name of the primary");
  }
  for (const brand of ["PARTNER", "MEDICARE"]) {
    if (given[`${brand}_HOSTS`] !== undefined && given[`${brand}_DOMAIN_ID`] === undefined) {
      problems.push(`${brand}_DOMAIN_ID: is needed because ${brand}_HOSTS names hosts`);
    }
  }
  const ids = ["1", "2", "5", given["PARTNER_DOMAIN_ID"], given["MEDICARE_DOMAIN_ID"]];
  const taken = ids.filter((id) => id !== undefined);
  if (new Set(taken).size < taken.length) {
    problems.push("PARTNER_DOMAIN_ID, MEDICARE_DOMAIN_ID: domain ids differ and are not 1, 2 or 5");
  }
  return problems;
}

/** Reads an environment; empty values count as absent. Throws SettingsError with every problem. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = environment.safeParse(given);
  const problems = problemsBetween(given);
  if (result.success && problems.length === 0) return Object.freeze(result.data);
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0] ?? "environment");
    problems.push(`${name}: ${name in given ? issue.message : "is missing"}`);
  }
  throw new SettingsError([...new Set(problems)]);
}

let settings: Settings | undefined;

export function getSettings(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}
