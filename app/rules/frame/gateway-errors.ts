import { errorEntry, type ErrorEntry } from "./error-catalogue.ts";

/** The outcome of a failed gateway call: log-in page, error page, or left to the caller. */
type GatewayErrorOutcome =
  | { kind: "login" }
  | { kind: "page"; entry: ErrorEntry }
  | { kind: "caller" };

const exemptParts = [
  "registration",
  "token",
  "security-questions",
  "forgot-password",
  "forgot-username",
  "account/password",
  "medicare-materials",
  "eobs",
  "claims",
  "pcp/provider",
] as const;

/** Takes the path AFTER the gateway's base, which must not exempt everything (§8). */
export function isExempt(pathAfterBase: string): boolean {
  const path = pathAfterBase.split(/[?#]/, 1)[0] ?? "";
  return exemptParts.some((part) => path.includes(part));
}

/**
 * The global handling of gateway errors (§8). `status` is the gateway's, else 408 for our own
 * timeout, 1 for no connection, 502 for an answer that breaks the contract. A 401 leads to the
 * log-in page, except on the health-plan partner domain, which shows the 401 entry with the
 * partner's links.
 */
export function gatewayErrorOutcome(failure: {
  status: number;
  method: string;
  path: string;
  healthPlanPartner: boolean;
}): GatewayErrorOutcome {
  if (isExempt(failure.path) || isInlineLoginAs(failure)) return { kind: "caller" };
  if (failure.status === 401 && !failure.healthPlanPartner) return { kind: "login" };
  return { kind: "page", entry: errorEntry(failure.status) };
}

/** Refused login-as data are shown on the form, not on an error page (§8). */
function isInlineLoginAs(failure: { status: number; method: string; path: string }): boolean {
  const isLoginAs = /^\/?login-as\/?$/.test(failure.path.split(/[?#]/, 1)[0] ?? "");
  return (
    isLoginAs && failure.method.toUpperCase() === "POST" && [400, 404].includes(failure.status)
  );
}
