import { createDocumentSizes } from "./content/document-sizes.ts";
import { createAnswerCache } from "#server/gateway/transport/cache/cache.ts";
import { createConnections } from "#server/gateway/transport/send/connections.ts";
import { isOutage } from "./gateway/transport/errors.ts";
import { createAudit } from "./log/audit.ts";
import { createLogger } from "./log/logger.ts";
import { createPadResponseTime } from "./limits/pad-response-time.ts";
import { createDownloads } from "./limits/downloads.ts";
import { onceAMinute } from "./log/once-a-minute.ts";
import { createIdentityProviders } from "#server/identity/provider.ts";
import { createSessions } from "./session/sessions.ts";
import { openStore } from "./store/open-store.ts";
import { createLimits } from "./limits/limits.ts";
import { keyRing, sharedSecret } from "./session/seal.ts";
import { getSettings, type Settings } from "#server/settings/settings.ts";

/** Objects that live as long as the process; created at the first request. */
export type Runtime = Readonly<ReturnType<typeof createRuntime>>;

const HOUR_S = 3600;

const TURNED_AWAY = "requests turned away from the line for the gateway";
const BREAKER = "breaker before the gateway";
const OVERRUN = "answer later than the step that hides its time";

let runtime: Runtime | undefined;

/** The runtime of the process. Throws SettingsError when the environment is invalid. */
export function getRuntime(): Runtime {
  runtime ??= createRuntime(getSettings());
  return runtime;
}

/** Replaces the process's runtime: tests run the product with several settings. */
export function replaceRuntime(other: Runtime | undefined): void {
  runtime = other;
}

/** Creates the runtime for these settings. */
export function createRuntime(settings: Settings) {
  const logger = createLogger(settings);
  const keys = keyRing(settings.SESSION_KEYS);
  const store = openStore(settings, logger);
  const { GATEWAY_TIMEOUT_MS: gatewayTimeoutMs, NEUTRAL_ANSWER_MS: stepMs } = settings;
  const limits = createLimits(store, () => sharedSecret(keys, "sign-in limits"), gatewayTimeoutMs);
  const perAddress = settings.LOGIN_LIMIT_PER_ADDRESS;
  const limitsOf = (what: string, perSubject: number, windowS: number) =>
    limits(what, { perAddress, perSubject, windowS });
  return {
    settings,
    logger,
    audit: createAudit({ settings, ring: keys }),
    keys,
    store,
    sessions: createSessions(store, keys, settings.SESSION_IDLE_S * 1000),
    identityProviders: createIdentityProviders(settings),
    answers: createAnswerCache(
      settings.CACHE_MAX_BYTES,
      isOutage,
      store.engine.kind === "redis" ? store.values : null,
    ),
    connections: createConnections({
      max: settings.GATEWAY_CONNECTIONS,
      // A failed connection must leave time for a second one.
      connectMs: settings.GATEWAY_TIMEOUT_MS / 3,
      // As long as a cold page may take once it has begun: two rounds of calls.
      waitMs: 2 * settings.GATEWAY_TIMEOUT_MS,
      hosts: {
        gateway: settings.GATEWAY_URL,
        accreditation: settings.NCQA_URL,
        chat: settings.CHAT_URL,
      },
      onBreaker: (host, isOpen, refused) =>
        isOpen
          ? logger.warn({ host, reason: "open" }, BREAKER)
          : logger.info({ host, reason: "closed", refused }, BREAKER),
      onTurnedAway: onceAMinute((waiting: number) => logger.warn({ length: waiting }, TURNED_AWAY)),
    }),
    signInLimits: limitsOf(
      "sign-in",
      settings.LOGIN_LIMIT_PER_USERNAME,
      settings.LOGIN_LIMIT_WINDOW_S,
    ),
    /** Limits of messages to one person; each counts as a wrong attempt does. */
    sendLimits: limitsOf("send", settings.SEND_LIMIT_PER_HOUR, HOUR_S),
    /**
     * One password at a time that a session confirms with: none is asked before the last counts.
     * Should its process die, the next is asked when an attempt can take no longer: two waits for a
     * turn at the gateway, and two calls.
     */
    confirmationTurns: limitsOf("turn", 1, Math.ceil(gatewayTimeoutMs / 250) + 1),
    /** Sessions that are downloading their data. */
    downloads: createDownloads(),
    padResponseTime: createPadResponseTime(
      stepMs,
      onceAMinute(
        ({ kind, ms }) => logger.warn({ reason: kind, ms: Math.round(ms), limit: stepMs }, OVERRUN),
        ({ kind }) => kind,
      ),
    ),
    documentSizes: createDocumentSizes(),
  };
}
