import { createDocumentSizes } from "./content/document-sizes.ts";
import { createAnswerCache } from "#server/gateway/transport/cache/cache.ts";
import { createConnections } from "#server/gateway/transport/send/connections.ts";
import { isOutage } from "./gateway/transport/errors.ts";
import { createAudit } from "./log/audit.ts";
import { createLogger, type Logger } from "./log/logger.ts";
import { createPadResponseTime } from "./session/limits/pad-response-time.ts";
import { createDownloads } from "./session/limits/downloads.ts";
import { createFaultLog } from "./log/fault-log.ts";
import { onceAMinute } from "./log/once-a-minute.ts";
import { untilAcknowledged } from "./redis/patience.ts";
import { createSharedAnswers } from "./redis/shared-answers.ts";
import { createSharedStore, type SharedStore } from "./redis/store.ts";
import { createAttemptLimits } from "./session/limits/attempt-limits.ts";
import { createSqliteStore, IN_MEMORY } from "#server/store/sqlite.ts";
import { createRevocations } from "#server/session/store/revocation.ts";
import { keyRing, type KeyRing } from "./session/cookies/seal.ts";
import { sharedSecrets } from "./session/shared-secret.ts";
import { getSettings, type Settings } from "#server/settings/settings.ts";

/** Objects that live as long as the process; created at the first request. */
export type Runtime = Readonly<ReturnType<typeof createRuntime>>;

const HOUR_S = 3600;

const STORE = "shared store";
const TURNED_AWAY = "requests turned away from the line for the gateway";
const BREAKER = "breaker before the gateway";
const UNTOLD = "shared store was not told of all";
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
  const keys = keyRing(settings.SESSION_KEYS, settings.CACHE_MAX_BYTES / 4);
  const store = storeOf(settings, logger, keys);
  const shared = store === null ? null : { store, ring: keys };
  const sharedAnswers = store && createSharedAnswers(store);
  const revocations = createRevocations(store, keys, settings.REDIS_TRUST_MS);
  const countPending = () => revocations.countUnshared() + (sharedAnswers?.countPending() ?? 0);
  const { LOGIN_LIMIT_PER_ADDRESS: perAddress, GATEWAY_TIMEOUT_MS: gatewayTimeoutMs } = settings;
  const limitsOf = (perSubject: number, windowS: number) =>
    createAttemptLimits({ perAddress, perSubject, windowS, gatewayTimeoutMs }, shared);
  return {
    settings,
    logger,
    audit: createAudit({ settings, ring: keys }),
    keys,
    /** Null if this process shares nothing with others. */
    store,
    answers: createAnswerCache(settings.CACHE_MAX_BYTES, isOutage, sharedAnswers),
    connections: createConnections({
      max: settings.GATEWAY_CONNECTIONS,
      // A failed connection must leave time for a second one.
      connectMs: settings.GATEWAY_TIMEOUT_MS / 3,
      // As long as a cold page may take once it has begun: two rounds of calls.
      waitMs: 2 * settings.GATEWAY_TIMEOUT_MS,
      onBreaker: (isOpen, refused) =>
        isOpen
          ? logger.warn({ reason: "open" }, BREAKER)
          : logger.info({ reason: "closed", refused }, BREAKER),
      onTurnedAway: onceAMinute((waiting: number) => logger.warn({ length: waiting }, TURNED_AWAY)),
    }),
    revocations,
    signInLimits: limitsOf(settings.LOGIN_LIMIT_PER_USERNAME, settings.LOGIN_LIMIT_WINDOW_S),
    /** Limits of messages to one person; each counts as a wrong attempt does. */
    sendLimits: limitsOf(settings.SEND_LIMIT_PER_HOUR, HOUR_S),
    /** One password at a time that a session confirms with: none is asked before the last counts. */
    confirmationTurns: limitsOf(1, settings.LOGIN_LIMIT_WINDOW_S),
    /** Where presses of one form meet. */
    values: createSqliteStore(IN_MEMORY).values,
    /** Sessions that are downloading their data. */
    downloads: createDownloads(),
    padResponseTime: createPadResponseTime({
      minStepMs: settings.NEUTRAL_ANSWER_MS,
      maxStepMs: settings.GATEWAY_TIMEOUT_MS,
      onOverrun: (kind, ms, stepMs) =>
        logger.warn({ reason: kind, ms: Math.round(ms), limit: stepMs }, OVERRUN),
    }),
    documentSizes: createDocumentSizes(),
    /** Waits until `ms` from now for pending writes to reach the store. */
    async finish(ms: number) {
      if (!(await untilAcknowledged(countPending, ms)))
        logger.error({ length: countPending() }, UNTOLD);
    },
  };
}

function storeOf(
  { REDIS_URL: url, REDIS_SENTINELS: sentinels, REDIS_TIMEOUT_MS: timeoutMs }: Settings,
  logger: Logger,
  keys: KeyRing,
): SharedStore | null {
  if (url === null) return null;
  return createSharedStore({
    address: { url, sentinels },
    secrets: () => sharedSecrets(keys, "events"),
    timeoutMs,
    onChange(state, awayMs) {
      const told = { reason: state, ms: Math.round(awayMs) };
      if (state === "away") logger.warn(told, STORE);
      else logger.info(told, STORE);
    },
    onError: createFaultLog(logger),
  });
}
