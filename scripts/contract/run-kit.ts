import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { CALLS } from "./contract.ts";
import { FAILURE_IMPACTS, type FailureImpact } from "./failure-impact.ts";
import {
  GatewayContractError,
  GatewayError,
  GatewayStatusError,
  GatewayTimeoutError,
} from "#server/gateway/transport/errors.ts";
import { postToken, requestToken } from "#server/gateway/calls/sign-in/token.ts";
import { isConfigurablePath } from "#server/gateway/transport/configurable-paths.ts";
import { findTokenClaims, type TokenClaims } from "#server/session/token-claims.ts";
import { openGateway, withoutSharing, type GatewayTarget } from "./open-gateway.ts";
import { OutOfScope, MissingPrerequisite, type ProbeContext } from "./probe-context.ts";
import { PROBES } from "./probes.ts";

export type State =
  | "holds"
  /** The gateway has no such call. */
  | "missing"
  /** The answer breaks the contract; `detail` names the field. */
  | "breaks"
  /** An error status, a timeout, or no connection. */
  | "fails"
  /** The test account lacks data that the probe needs. */
  | "untested"
  /** Out of this kit's scope. */
  | "left out";

/** The result of one call, with names and statuses only. */
export type Finding = {
  readonly call: string;
  readonly state: State;
  readonly detail: string;
  readonly ms: number;
  readonly impact: FailureImpact;
};

export type KitOptions = {
  readonly settings: GatewayTarget;
  readonly username: string;
  readonly password: string;
  readonly domainId: number;
  readonly today: PlainDate;
};

const NO_IMPACT: FailureImpact = { takesDown: [], hides: null };
const EVERYTHING: FailureImpact = { takesDown: ["/login"], hides: "everything" };
const MISSING = new Set([404, 405, 501]);

/** Signs in and makes every read of the contract, one after the other, and no write. */
export async function runKit(options: KitOptions): Promise<readonly Finding[]> {
  let signedIn: { readonly token: string; readonly claims: TokenClaims } | undefined;
  const login = await runProbe(postToken, EVERYTHING, async () => {
    signedIn = await signIn(options);
  });
  if (signedIn === undefined) return [login];

  const { settings, domainId, today } = options;
  const { token, claims } = signedIn;
  const context: ProbeContext = {
    gateway: openGateway(settings, token, today),
    claims,
    domainId,
    today,
    account: undefined,
    viewer: undefined,
    employee: undefined,
    claimsFound: [],
    eobsFound: [],
    card: undefined,
    providerId: null,
  };
  const findings = [login];
  for (const { call, ask } of readsInOrder(settings)) {
    findings.push(
      await runProbe(call, FAILURE_IMPACTS[call.path] ?? NO_IMPACT, async () => {
        requireNamed(call, settings);
        await ask(context);
      }),
    );
  }
  return findings;
}

/** Whether every call that can take pages down is fine. */
export const allHolds = (findings: readonly Finding[]): boolean =>
  findings.every(
    ({ state, impact }) =>
      ["holds", "left out"].includes(state) ||
      impact.takesDown.length === 0 ||
      (state === "missing" && impact.only !== undefined),
  );

/** Reads without a probe: those without parameters, as a test ensures. */
export const PLAIN_READS: readonly Call[] = CALLS.filter(
  (call) => call.method === "GET" && !PROBES.some((probe) => probe.call === call),
);

function readsInOrder(settings: GatewayTarget) {
  const others = PLAIN_READS.map((call) => ({
    call,
    async ask({ gateway }: ProbeContext) {
      requireWithin(call, settings);
      await gateway.read(withoutSharing(call));
    },
  }));
  // Of two calls of one path, the one with data runs before the document.
  return [...PROBES, ...others];
}

/** Throws OutOfScope for a call with side effects, or without an address in the settings. */
function requireWithin(call: Call, { externalUrls }: GatewayTarget): void {
  if (call.noRetry === true) throw new OutOfScope("would make something happen");
  const ownAddress = call.path === "ncqa" || call.path === "chat";
  if (ownAddress && externalUrls[call.path] === undefined) {
    throw new OutOfScope(`${call.path.toUpperCase()}_URL is not set`);
  }
}

/** Throws OutOfScope for a call that no page makes with these settings. */
function requireNamed(call: Call, { pathOverrides = {} }: GatewayTarget): void {
  if (isConfigurablePath(call.path) && pathOverrides[call.path] === undefined) {
    throw new OutOfScope("GATEWAY_PATHS does not name it");
  }
}

async function signIn({ settings, username, password, domainId, today }: KitOptions) {
  const gateway = openGateway(settings, null, today);
  const answer = await requestToken(gateway, { username, password, domainId });
  if (!answer.ok) throw answer.error;
  const { token } = answer.value;
  const claims = findTokenClaims(token);
  if (claims === null) throw new GatewayContractError(postToken, "token (no claim memberKey)");
  return { token, claims };
}

async function runProbe(call: Call, impact: FailureImpact, ask: () => unknown): Promise<Finding> {
  const start = performance.now();
  let outcome: Pick<Finding, "state" | "detail"> = { state: "holds", detail: "" };
  try {
    await ask();
  } catch (error) {
    outcome = outcomeOf(error);
  }
  const ms = Math.round(performance.now() - start);
  return { call: nameOf(call), ...outcome, ms, impact };
}

function outcomeOf(error: unknown): Pick<Finding, "state" | "detail"> {
  if (error instanceof MissingPrerequisite)
    return { state: "untested", detail: `needs ${error.message}` };
  if (error instanceof OutOfScope) return { state: "left out", detail: error.message };
  if (error instanceof GatewayContractError) return { state: "breaks", detail: error.field };
  if (error instanceof GatewayStatusError) {
    const state = MISSING.has(error.status) ? "missing" : "fails";
    return { state, detail: `status ${error.status}` };
  }
  if (error instanceof GatewayTimeoutError) return { state: "fails", detail: "no answer in time" };
  if (error instanceof GatewayError) return { state: "fails", detail: "no connection" };
  throw error;
}

/** Two calls of one path are named by their variant. */
function nameOf(call: Call): string {
  const { method, path } = call;
  const shared = CALLS.filter((it) => it.method === method && it.path === path).length > 1;
  if (!shared) return `${method} ${path}`;
  const way = call.as === "document" ? "PDF" : Object.keys(call.parameters)[0];
  return `${method} ${path} (${way})`;
}

/** Every write; the kit makes none of them. */
export const WRITES: readonly string[] = CALLS.filter(
  (call) => call.method !== "GET" && call !== postToken,
).map(nameOf);
