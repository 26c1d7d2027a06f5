import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { AnswerCache, ServedAnswer } from "./cache.ts";
import type { Call } from "./call.ts";
import type { GatewayError } from "./errors.ts";
import type { Turn } from "./request-line.ts";
import type { ClientSettings } from "./send-request.ts";

/**
 * Where the answer to a read came from: the gateway, this process, another process, or one of them in
 * place of a failed read.
 */
export type ReadSource = "gateway" | "cache" | "shared" | "stale";

/** What is thrown for an error; `always`: also by a page that could do without the answer. */
export type Failure = { readonly thrown: unknown; readonly always: boolean };

/** Whose requests a gateway makes, with what, and who is told of it. */
export type GatewayContext = {
  readonly settings: ClientSettings;
  readonly cache: AnswerCache;
  /** The session that owns cached answers; null before sign-in, when nothing is cached. */
  readonly session: string | null;
  readonly token: string | null;
  /** The moment of the request, and its day. */
  readonly now: Date;
  readonly today: PlainDate;
  readonly requestId: string;
  /** Under which its calls wait in line. */
  readonly turn?: Turn;
  /** Of the request's span; the gateway's own spans then lie below it. */
  readonly traceparent?: string | undefined;
  readonly signal: AbortSignal;
  /** Makes of an error what is thrown: a redirect, or an entry of the error catalogue. */
  readonly policy: (error: GatewayError) => Promise<Failure>;
  /** The redirect to throw where an error means that the session has ended; else null. */
  readonly findSessionEnd?: (error: GatewayError) => Promise<Response | null>;
  /** Called with each answer of the member's that is used, whether cached or not. */
  readonly onAnswer?: (answer: ServedAnswer) => void;
  /** Called after each read, with where its answer came from, and when. */
  readonly onRead?: (call: Call, source: ReadSource, ms: number) => void;
  /** Called after each call that went to the gateway, with names and times only. */
  readonly onCall?: (call: Call, took: CallTime, error: GatewayError | undefined) => void;
  /** Called with what is wrong where answers contradict each other, each sound in itself. */
  readonly onContradiction?: (error: GatewayError) => void;
};

/** Milliseconds of a call, and of its wait for a connection. */
export type CallTime = { readonly ms: number; readonly waitMs: number };
