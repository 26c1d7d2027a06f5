/** Messages of these errors name method, path and field, never values, because they are logged. */
export type GatewayCallName = { readonly method: string; readonly path: string };

export class GatewayError extends Error {
  /** No byte of the request left this process, so it can have no effect. */
  isUnsent = false;
  /** The request itself had too little time or place left; another request may succeed. */
  isOfRequest = false;
  readonly method: string;
  readonly path: string;
  /** The entry of the error catalogue for this fault (§8, T-09). */
  readonly entry: number;
  constructor(name: string, call: GatewayCallName, entry: number, what: string) {
    super(`${call.method} ${call.path}: ${what}`);
    this.name = name;
    this.method = call.method;
    this.path = call.path;
    this.entry = entry;
  }
}

/** Statuses by which gateways refuse input as wrong, unknown or taken (§8). */
export const REFUSAL_STATUSES = [400, 404, 409, 422] as const;

/**
 * An error status. `body` is its JSON, undefined if none; `retryAfter` is the header's raw text.
 */
export class GatewayStatusError extends GatewayError {
  readonly status: number;
  readonly retryAfter: string | null;
  declare readonly body: unknown;
  constructor(
    call: GatewayCallName,
    status: number,
    body: unknown,
    retryAfter: string | null = null,
  ) {
    // The path of a write is ours, not the member's, so a 404 is the gateway's fault.
    const entry = status === 404 && call.method !== "GET" ? 502 : status;
    super("GatewayStatusError", call, entry, `answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
    Object.defineProperty(this, "body", { value: body, enumerable: false });
  }
}

/** No answer within the time budget: entry 408. */
export class GatewayTimeoutError extends GatewayError {
  constructor(call: GatewayCallName) {
    super("GatewayTimeoutError", call, 408, "no answer in time");
  }
}

/** Another process sent this form to the gateway and did not report the outcome. */
export class OutcomeUnknownError extends GatewayTimeoutError {
  constructor(call: GatewayCallName = { method: "POST", path: "form" }) {
    super(call);
    this.name = "OutcomeUnknownError";
  }
}

/** No connection, or a broken one: entry 1. `cause` is the network error with its code. */
export class GatewayUnreachableError extends GatewayError {
  constructor(call: GatewayCallName, cause?: unknown) {
    super("GatewayUnreachableError", call, 1, "no connection, or it broke off");
    if (cause !== undefined) this.cause = cause;
  }
}

/** The circuit breaker is open after many failed connections: entry 1. Nothing was sent. */
export class GatewayDownError extends GatewayUnreachableError {
  constructor(call: GatewayCallName) {
    super(call);
    this.name = "GatewayDownError";
  }
}

/** The request got no turn in time: entry 1. Nothing was sent; `retryAfter` in seconds. */
export class GatewayBusyError extends GatewayError {
  readonly retryAfter: number;
  constructor(call: GatewayCallName, retryAfter = 2) {
    super("GatewayBusyError", call, 1, "no connection was to be had in time");
    this.isUnsent = true;
    this.isOfRequest = true;
    this.retryAfter = retryAfter;
  }
}

/** Whether a stale answer may be served: the gateway is down or unreachable and did not refuse. */
export function isOutage(error: unknown): boolean {
  if (error instanceof GatewayStatusError) return error.status >= 500;
  return OUTAGES.some((Outage) => error instanceof Outage);
}

const OUTAGES = [GatewayTimeoutError, GatewayUnreachableError, GatewayBusyError];

/** The answer breaks the contract: entry 502. `field` is a path such as "0.claimType". */
export class GatewayContractError extends GatewayError {
  readonly field: string;
  constructor(call: GatewayCallName, field: string) {
    super("GatewayContractError", call, 502, `answer breaks the contract at ${field}`);
    this.field = field;
  }
}

/** The account does not list the token's member, which breaks the contract. */
export class MemberMissingError extends GatewayContractError {
  constructor() {
    super({ method: "GET", path: "account" }, "members.memberKey");
  }
}

/** The browser closed the request during the call, so the error page will not be seen. */
export class GatewayAbandonedError extends GatewayError {
  constructor(call: GatewayCallName) {
    super("GatewayAbandonedError", call, 1, "nobody waits for the answer any more");
  }
}

/** Whether an error is a refusal of input. */
export function isRefusal(
  error: GatewayError,
  alsoRefuses: readonly number[] = [],
): error is GatewayStatusError {
  return (
    error instanceof GatewayStatusError &&
    [...REFUSAL_STATUSES, ...alsoRefuses].includes(error.status)
  );
}

/**
 * Whether a write with this error may have taken effect, or still may: always, unless it was never
 * sent or was answered with a 4xx other than 408. A proxy may answer 5xx while the gateway goes on.
 */
export function mayTakeEffect(error: GatewayError): boolean {
  if (error.isUnsent) return false;
  if (!(error instanceof GatewayStatusError)) return true;
  return error.status === 408 || error.status < 400 || error.status >= 500;
}

/** The `errorType` of a refusal; null if there is none. */
export function findErrorType({ body }: GatewayStatusError): string | null {
  if (typeof body !== "object" || body === null || !("errorType" in body)) return null;
  return typeof body.errorType === "string" ? body.errorType : null;
}

/** The known reason of a refusal; undefined for other reasons and other errors. */
export function findReason<Reason extends string>(
  error: GatewayError,
  reasons: readonly Reason[],
): Reason | undefined {
  const errorType = isRefusal(error) ? findErrorType(error) : null;
  return reasons.find((known) => known === errorType);
}
