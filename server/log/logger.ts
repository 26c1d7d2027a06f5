import { pino, stdTimeFunctions, type DestinationStream } from "pino";
import type { Settings } from "#server/settings/settings.ts";
import { CENSOR, permittedFields, permittedPhrase, type LogFields } from "./log-fields.ts";
import { scopeFields } from "./log-scope.ts";
import { versionOf, type VersionSettings } from "#server/settings/version.ts";
import { standardOutput } from "./standard-output.ts";

type Write = (fields: LogFields, message: string) => void;

/** `message` is a fixed phrase of lower-case words; any other message is redacted. */
export type Logger = Readonly<Record<"debug" | "info" | "warn" | "error" | "fatal", Write>>;

/** Names that pino also redacts, if such a field ever reaches it. */
const SECRET_NAMES = [
  "authorization",
  "body",
  "cookie",
  "cookies",
  "dateOfBirth",
  "emailAddress",
  "firstName",
  "headers",
  "lastName",
  "memberKey",
  "message",
  "password",
  "query",
  "stack",
  "subscriberId",
  "token",
  "url",
  "username",
];
/** Where such fields could be. Wildcards would make each line twenty times as slow. */
const PARENTS = ["err", "error", "error.cause", "form", "member", "req", "res", "session"];

export const REDACTED_PATHS: readonly string[] = [
  ...SECRET_NAMES,
  ...PARENTS.flatMap((parent) => SECRET_NAMES.map((name) => `${parent}.${name}`)),
];

/** Structured logging of shapes to standard output, or to `destination` in tests. */
export function createLogger(
  settings: Pick<Settings, "LOG_LEVEL"> & VersionSettings,
  destination: DestinationStream | undefined = standardOutput(),
): Logger {
  const options = {
    level: settings.LOG_LEVEL,
    base: { version: versionOf(settings) },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: [...REDACTED_PATHS], censor: CENSOR },
  };
  const out = destination === undefined ? pino(options) : pino(options, destination);
  const at =
    (level: keyof Logger): Write =>
    (fields, message) => {
      if (!out.isLevelEnabled(level)) return;
      out[level](permittedFields({ ...scopeFields(), ...fields }), permittedPhrase(message));
    };
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    fatal: at("fatal"),
  };
}
