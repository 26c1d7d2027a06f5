import { z } from "zod";
import {
  commit,
  gatewayPaths,
  gatewayUrl,
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
  sessionKeys,
  trustProxy,
  whole,
} from "./fields.ts";

const port = whole.max(65_535);
const shown = true;
const secretFile = (name: string) =>
  optionalText.describe(`a file with the value of \`${name}\`, in its place`);

/**
 * The settings of a process. docs/settings.md has each description; a text that may be logged at
 * start is marked as `shown`.
 */
export const environment = z.object({
  MODE: z
    .enum(["production", "demo", "test"])
    .default("production")
    .meta({ description: "`demo` and `test` allow a fixed `CLOCK`", shown }),
  PORT: port.default(3000).describe("where members' requests arrive"),
  HOST: z.string().default("0.0.0.0").meta({ description: "the address to listen at", shown }),
  LISTEN_REUSE_PORT: z
    .enum(["0", "1"])
    .default("0")
    .transform((text) => text === "1")
    .describe(
      "`1` lets several processes listen at `PORT` (Linux); they share `DATA_DIR` or `REDIS_URL`",
    ),
  // Pages link to each other by absolute paths, so the dashboard must be at a host's root.
  BASE_PATH: z
    .string()
    .refine((text) => text === "/", 'only "/" is supported')
    .default("/")
    .meta({ description: "path of the access cookie", shown }),
  DEFAULT_PATH: path.default("/home").meta({ description: "where the empty path leads", shown }),
  HANDBOOKS_PATH: handbooksPath
    .default("/benefits/handbooks")
    .meta({ description: "where the handbooks' page is, below `/benefits/`", shown }),
  TRUST_PROXY: trustProxy.meta({
    description: "hops, `loopback`, or addresses whose `X-Forwarded-*` count; none by default",
    shown,
  }),
  // A separate port, so that no proxy routes members to it.
  METRICS_PORT: port
    .nullable()
    .default(null)
    .describe("where Prometheus asks for `/metrics`; without it nothing is measured"),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .meta({ description: "the address of `METRICS_PORT`", shown }),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("info")
    .meta({ description: "pino's levels; audit lines are always written", shown }),
  BUILD_COMMIT: commit.nullable().default(null).meta({
    description: "the commit of the build, beside the version in each line of the log",
    shown,
  }),
  CLOCK: z.iso.datetime({ offset: true }).optional().meta({
    description: "a fixed instant in place of the real one; refused in production",
    shown,
  }),

  BRANDS_FILE: optionalText.meta({
    description:
      "JSON file of what differs by brand ([schema](brands.schema.json), [example](examples/brands.json)); without it the main carrier alone",
    shown,
  }),

  GATEWAY_URL: gatewayUrl.describe("base path of the carrier's gateway"),
  GATEWAY_PATHS: gatewayPaths.describe(
    "`name=path` pairs: where a gateway has calls whose paths are not fixed",
  ),
  GATEWAY_TIMEOUT_MS: whole
    .min(100)
    .default(6000)
    .describe("budget of a call with its repeats; a request waits twice that for its turn"),
  GATEWAY_OPTIONAL_TIMEOUT_MS: whole
    .min(100)
    .default(1500)
    .describe("longest wait for an answer that a page can do without"),
  // One in four is for documents, so two is the minimum.
  GATEWAY_CONNECTIONS: whole
    .min(2)
    .max(10_000)
    .default(40)
    .describe("most connections of a process to the gateway; one in four is for documents"),
  GATEWAY_MAX_ANSWER_BYTES: whole.min(1024).default(5_000_000).describe("larger ones are errors"),
  GATEWAY_MAX_DOCUMENT_BYTES: whole
    .min(1024)
    .default(25_000_000)
    .describe("larger ones are errors"),
  CACHE_MAX_BYTES: whole
    .min(1_000_000)
    .default(64_000_000)
    .describe("bound of the answers kept in process"),

  SESSION_KEYS: sessionKeys.describe("keys of 32 bytes in base64url, joined by commas or lines"),
  SESSION_KEYS_FILE: secretFile("SESSION_KEYS"),
  AUDIT_KEY: sealKey.nullable().default(null).meta({
    description:
      "such a key for the hashes of people in the log; without it they change with the first of `SESSION_KEYS`",
  }),
  AUDIT_KEY_FILE: secretFile("AUDIT_KEY"),
  // Longer than the warning before the limit.
  SESSION_IDLE_S: whole
    .min(180)
    .max(7200)
    .default(900)
    .describe("a session unused for this long ends; 180 to 7200"),
  LOGIN_LIMIT_PER_ADDRESS: whole
    .min(1)
    .default(100)
    .describe("wrong attempts to sign in from an address within the window"),
  LOGIN_LIMIT_PER_USERNAME: whole.min(1).default(20).describe("the same for a user name"),
  LOGIN_LIMIT_WINDOW_S: whole
    .min(1)
    .default(900)
    .describe("the window, which begins with the first attempt since a right one"),
  SEND_LIMIT_PER_HOUR: whole
    .min(1)
    .default(10)
    .describe("what is sent for a member: ID cards, confidential requests, user names, of each"),
  NEUTRAL_ANSWER_MS: whole
    .max(5000)
    .default(400)
    .describe(
      "step of answers that must not tell who exists: more than the gateway's slowest usual answer",
    ),

  BODY_LIMIT_BYTES: whole.min(1024).default(64_000).describe("the largest form"),
  REQUEST_TIMEOUT_MS: whole.min(1000).default(30_000).describe("the time for a request to arrive"),
  DRAIN_DELAY_MS: whole
    .default(3000)
    .describe("after SIGTERM: not ready, while requests still come"),
  DRAIN_DEADLINE_MS: whole
    .min(100)
    .default(15_000)
    .describe("then: the time for requests under way"),

  APPLICATION_ORIGINS: list
    .pipe(z.array(origin))
    .default([])
    .describe("comma-joined origins that may send a token or get one; https in production"),
  CRM_SSO_URL: optionalUrl.describe(
    "where a member of a flagged group is handed on to; without it none is",
  ),
  CRM_TEST_ENVIRONMENT: optionalText.describe("sent along to `CRM_SSO_URL`"),
  NCQA_URL: optionalUrl.describe("where the accreditation in the footer is asked for"),
  CHAT_URL: optionalUrl.describe(
    "where the chat's configuration is asked; the three of chat are set together",
  ),
  CHAT_VENDOR_HOST: hostName
    .nullable()
    .default(null)
    .describe("the one host whose script may run in a page"),
  CHAT_SITE_ID: whole.nullable().default(null).describe("the carrier's number with the vendor"),
  CHAT_SCRIPT_PATH: path.default("/chat.js").describe("path of the script on the vendor's host"),
  DATA_LAYER: z.enum(["on", "off"]).default("off").meta({
    description: "`on` puts the member's analytics data layer into signed-in pages",
    shown,
  }),

  DATA_DIR: z.string().trim().default("data").meta({
    description:
      "the directory of the sessions' file, without `REDIS_URL`; processes of one machine may share it; `:memory:` ends sessions with the process",
    shown,
  }),
  REDIS_URL: redisUrl.describe(
    "Redis 7 or Valkey 8 that several processes share ([operations](operations.md#several-processes))",
  ),
  REDIS_URL_FILE: secretFile("REDIS_URL"),
  REDIS_SENTINELS: redisUrls.describe(
    "Sentinels that know where it is, joined by commas; then the host of `REDIS_URL` is the name of the primary",
  ),
  REDIS_CLUSTER: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .meta({ description: "`true` if `REDIS_URL` names a node of a Redis Cluster", shown }),
  REDIS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(20)
    .max(3000)
    .default(500)
    .describe(
      "what a page waits for the store in all; after a question that takes longer it counts as away",
    ),

  // Traces, with OpenTelemetry's own names of settings.
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl.describe(
    "a collector that gets [traces](operations.md#traces); without it OpenTelemetry is not loaded",
  ),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, "must be a name of letters, digits, dots and dashes")
    .default("member-dashboard")
    .meta({ description: "name of the service in traces", shown }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe("the share of requests that are traced, where the proxy has not decided"),
});
