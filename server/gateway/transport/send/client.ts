import { BrokenCircuitError } from "cockatiel";
import { limitDocumentBody } from "./document-body.ts";
import {
  GatewayAbandonedError,
  GatewayContractError,
  GatewayDownError,
  GatewayError,
  GatewayTimeoutError,
  GatewayUnreachableError,
} from "../errors.ts";
import type { DocumentAnswer } from "../gateway.ts";
import { pause, retryDelay, type RetryState } from "./retry.ts";
import {
  readCapped,
  sendOnce,
  type Attempt,
  type ClientSettings,
  type GatewayRequest,
} from "./send-request.ts";

/** An answer as received. `bytes` is its size on the wire, `type` its media type, "" for none. */
export type RawAnswer = {
  readonly text: string;
  readonly type: string;
  readonly bytes: number;
};

/** Performs a call, with retries, and reads its whole answer. Throws a GatewayError. */
export async function requestText(
  settings: ClientSettings,
  request: GatewayRequest,
): Promise<RawAnswer> {
  return withRetries(settings, request, async (response, { slot }) => {
    const bytes = await readCapped(response, settings.maxAnswerBytes, request.call);
    slot.release();
    const text = new TextDecoder().decode(bytes);
    return { text, type: mediaTypeOf(response), bytes: bytes.byteLength };
  });
}

/** Performs a call for a document, and returns its body as a stream of limited size. */
export async function requestDocument(
  settings: ClientSettings,
  request: GatewayRequest,
): Promise<DocumentAnswer> {
  return withRetries(settings, request, async (response, { budget, slot }) => {
    const type = mediaTypeOf(response);
    // With compression it is the length on the wire, not that of the decoded body.
    const packed = response.headers.has("content-encoding");
    const length = Number((packed ? null : response.headers.get("content-length")) ?? Number.NaN);
    if (response.body === null) throw new GatewayContractError(request.call, "(no body)");
    if (length > settings.maxDocumentBytes) {
      // Checked before the first byte, so that the fault can still be shown as an error page.
      await response.body.cancel();
      throw new GatewayContractError(request.call, `(over ${settings.maxDocumentBytes} bytes)`);
    }
    // The connection stays in use until the last chunk is read or the browser leaves.
    request.signal?.addEventListener("abort", slot.release, { once: true });
    const limits = {
      call: request.call,
      cap: settings.maxDocumentBytes,
      budget,
      onEnd: slot.release,
    };
    return {
      body: limitDocumentBody(response.body, limits),
      type,
      length: Number.isFinite(length) ? length : null,
    };
  });
}

const mediaTypeOf = ({ headers }: Response): string =>
  (headers.get("content-type")?.split(";")[0] ?? "").trim().toLowerCase();

async function withRetries<Result>(
  settings: ClientSettings,
  request: GatewayRequest,
  read: (response: Response, attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const budget = startBudget(settings.timeoutMs, request.ticket?.endsAt);
  const signal =
    request.signal === undefined ? budget.signal : AbortSignal.any([budget.signal, request.signal]);
  const tries: RetryState = { unsent: 0, sent: 0 };
  let isUnsent = true;
  for (;;) {
    const slot = { written: false, release: () => undefined };
    const attempt: Attempt = { budget, signal, slot };
    try {
      const result = await read(await sendOnce(settings, request, attempt), attempt);
      budget.end();
      return result;
    } catch (error) {
      attempt.slot.release();
      const fault = toGatewayError(error, request, budget.signal);
      isUnsent &&= !slot.written;
      fault.isUnsent = isUnsent;
      const ms = retryDelay(request.call, fault, attempt.slot.written, tries);
      if (ms !== null) await pause(ms, signal);
      if (ms === null || signal.aborted) {
        budget.end();
        fault.isOfRequest ||= budget.isCut();
        throw request.signal?.aborted === true ? new GatewayAbandonedError(request.call) : fault;
      }
    }
  }
}

function toGatewayError(
  error: unknown,
  request: GatewayRequest,
  budget: AbortSignal,
): GatewayError {
  if (error instanceof GatewayError) return error;
  if (budget.aborted) return new GatewayTimeoutError(request.call);
  if (request.signal?.aborted === true) return new GatewayAbandonedError(request.call);
  if (error instanceof BrokenCircuitError) return new GatewayDownError(request.call);
  // The error of `fetch` is generic; its cause has the network's code.
  return new GatewayUnreachableError(
    request.call,
    error instanceof Error ? error.cause : undefined,
  );
}

/**
 * The time budget of one call, ending with the member's request at the latest. Its signal aborts
 * when the budget is used up.
 */
export type Budget = Readonly<ReturnType<typeof startBudget>>;

function startBudget(ms: number, endsAt = Number.POSITIVE_INFINITY) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let until = 0;
  let timer: NodeJS.Timeout | undefined;
  let shortened = false;
  const extend = (more: number, isBound = true) => {
    clearTimeout(timer);
    const now = performance.now();
    until = isBound ? Math.min(now + more, endsAt) : now + more;
    if (until > now) timer = setTimeout(abort, until - now).unref();
    else abort();
  };
  extend(ms);
  return {
    signal: controller.signal,
    /**
     * Sets the remaining time to this many milliseconds, but not past the end of the request.
     * Documents already being sent to the browser pass `isBound` false: they may outlast it.
     */
    extend,
    /** Reduces what is left to at most this many milliseconds. Only the first call has an effect. */
    shorten(most: number) {
      if (!shortened && most < until - performance.now()) extend(most);
      shortened = true;
    },
    /** Whether the end of the request used it up. */
    isCut: () => controller.signal.aborted && until === endsAt,
    end: () => clearTimeout(timer),
  };
}
