import { parseArgs } from "node:util";
import { dayOf } from "#app/rules/dates/plain-date.ts";
import { readSettings } from "#server/settings/settings.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import type { GatewayTarget } from "./open-gateway.ts";

/** Wrong use of the command; the message is shown to the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const USAGE = `npm run contract -- URL [--domain ID]
npm run contract -- --identity-provider BRANDS_FILE [--brand KEY]

Signs in to the gateway at URL with a test account, asks every read of the contract and prints what
holds, what is missing and what breaks which page. Nothing is written.

The account comes from CONTRACT_USERNAME and CONTRACT_PASSWORD, or is asked for. Choose a subscriber
with claims, an explanation of benefits and an ID card. GATEWAY_PATHS, GATEWAY_TIMEOUT_MS, NCQA_URL
and CHAT_URL count as they do for the dashboard.

With --identity-provider it checks the provider that a brand of the file names (carrier, unless
--brand names another): its discovery document, its keys and the claims that it says it has. With an
ID token in CONTRACT_ID_TOKEN it also checks the claims that a person really gets.
`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Options of command line and environment. Throws a UsageError. */
export function readOptions(args: readonly string[], env: Environment) {
  const { url, domainId } = readArguments(args);
  return {
    settings: placeOf(url, env),
    domainId,
    today: dayOf(new Date()),
    username: env["CONTRACT_USERNAME"] || undefined,
    password: env["CONTRACT_PASSWORD"] || undefined,
  };
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { domain: { type: "string", default: "1" } },
      allowPositionals: true,
    });
    const [url, ...more] = positionals;
    if (url !== undefined && more.length === 0 && /^\d{1,6}$/.test(values.domain)) {
      return { url, domainId: Number(values.domain) };
    }
  } catch {
    // An unknown option gets the same usage text as a missing one.
  }
  throw new UsageError(USAGE);
}

/** Reads the settings as the dashboard does, with its limits. */
function placeOf(url: string, env: Environment): GatewayTarget {
  const { GATEWAY_PATHS, GATEWAY_TIMEOUT_MS, GATEWAY_OPTIONAL_TIMEOUT_MS, NCQA_URL, CHAT_URL } =
    env;
  const withChat = CHAT_URL
    ? { CHAT_URL, CHAT_VENDOR_HOST: "chat.example", CHAT_SITE_ID: "1" }
    : {};
  const times = { GATEWAY_TIMEOUT_MS, GATEWAY_OPTIONAL_TIMEOUT_MS };
  const given = { GATEWAY_URL: url, GATEWAY_PATHS, ...times, NCQA_URL, ...withChat };
  try {
    const settings = readSettings({ ...given, SESSION_KEYS: "A".repeat(43) });
    return {
      baseUrl: settings.GATEWAY_URL,
      externalUrls: {
        ...(settings.NCQA_URL === null ? {} : { ncqa: settings.NCQA_URL }),
        ...(settings.CHAT_URL === null ? {} : { chat: settings.CHAT_URL }),
      },
      pathOverrides: settings.GATEWAY_PATHS,
      timeoutMs: settings.GATEWAY_TIMEOUT_MS,
      optionalMs: settings.GATEWAY_OPTIONAL_TIMEOUT_MS,
      maxAnswerBytes: settings.GATEWAY_MAX_ANSWER_BYTES,
      maxDocumentBytes: settings.GATEWAY_MAX_DOCUMENT_BYTES,
    };
  } catch (error) {
    throw error instanceof SettingsError ? new UsageError(error.problems.join("\n")) : error;
  }
}
