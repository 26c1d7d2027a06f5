import { makeBrands } from "#app/brand/brands.ts";
import type { Brand } from "#app/brand/brand.ts";
import { createDocumentSizes, type DocumentSizes } from "./content/document-sizes.ts";
import { createAnswerCache, type AnswerCache } from "./gateway/transport/cache.ts";
import { createConnections, type Connections } from "./gateway/transport/connections.ts";
import { isOutage } from "./gateway/transport/errors.ts";
import { createAudit, type Audit } from "./log/audit.ts";
import { createLogger, type Logger } from "./log/logger.ts";
import { createPadResponseTime, type PadResponseTime } from "./session/limits/pad-response-time.ts";
import { createIdempotent, type Idempotent } from "./session/idempotent.ts";
import { createSignInLimits, type SignInLimits } from "./session/limits/sign-in-limits.ts";
import { createRevocations, type Revocations } from "./session/revocation.ts";
import { keyRing, type KeyRing } from "./session/cookies/seal.ts";
import { createSessionOpener, type SessionOpener } from "./session/session.ts";
import { getSettings, type Settings } from "./settings.ts";

/** What lives as long as the process; made at the first request. */
export type Runtime = {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly audit: Audit;
  readonly brands: readonly Brand[];
  readonly keys: KeyRing;
  readonly openSession: SessionOpener;
  readonly answers: AnswerCache;
  readonly connections: Connections;
  readonly revocations: Revocations;
  readonly signInLimits: SignInLimits;
  readonly idempotent: Idempotent;
  readonly padResponseTime: PadResponseTime;
  readonly documentSizes: DocumentSizes;
};

const OVERRUN = "answer later than the step that hides its time";

let runtime: Runtime | undefined;

/** The runtime of the process. Throws SettingsError when the environment is invalid. */
export function getRuntime(): Runtime {
  runtime ??= createRuntime(getSettings());
  return runtime;
}

function createRuntime(settings: Settings): Runtime {
  const logger = createLogger(settings);
  const keys = keyRing(settings.SESSION_KEYS);
  return {
    settings,
    logger,
    audit: createAudit({ settings }),
    brands: brandsOf(settings),
    keys,
    openSession: createSessionOpener(keys),
    answers: createAnswerCache(settings.CACHE_MAX_BYTES, isOutage),
    connections: createConnections({
      max: settings.GATEWAY_CONNECTIONS,
      // A failed connection must leave time for a second one.
      connectMs: settings.GATEWAY_TIMEOUT_MS / 3,
    }),
    revocations: createRevocations(),
    signInLimits: createSignInLimits(settings),
    idempotent: createIdempotent(),
    padResponseTime: createPadResponseTime({
      minStepMs: settings.NEUTRAL_ANSWER_MS,
      maxStepMs: settings.GATEWAY_TIMEOUT_MS,
      onOverrun: (kind, ms, stepMs) =>
        logger.warn({ reason: kind, ms: Math.round(ms), limit: stepMs }, OVERRUN),
    }),
    documentSizes: createDocumentSizes(),
  };
}

function brandsOf(settings: Settings): readonly Brand[] {
  const brand = (
    prefix: "CARRIER" | "SUMMIT" | "PROVIDENCE" | "PARTNER" | "MEDICARE",
    domainId: number | undefined,
  ) => ({
    domainId,
    name: settings[`${prefix}_NAME`],
    hosts: settings[`${prefix}_HOSTS`],
    supportPhone: settings[`${prefix}_SUPPORT_PHONE`],
  });
  const links = {
    partnerDashboard: settings.PARTNER_DASHBOARD_URL,
    partnerPlanContact: settings.PARTNER_PLAN_CONTACT_URL,
  };
  return makeBrands({
    carrier: brand("CARRIER", 1),
    summit: brand("SUMMIT", 2),
    providence: brand("PROVIDENCE", 5),
    partner: { ...brand("PARTNER", settings.PARTNER_DOMAIN_ID), links },
    medicare: brand("MEDICARE", settings.MEDICARE_DOMAIN_ID),
  });
}
