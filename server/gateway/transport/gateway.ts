import { z } from "zod";
import type { AsOf } from "./cache/as-of.ts";
import type { AnswerCache, ServedAnswer } from "./cache/cache.ts";
import type { Arguments, Call } from "./call.ts";
import type { ClientSettings } from "./send/send-request.ts";
import { GatewayError, type GatewayContractError } from "./errors.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Turn } from "./queue/request-line.ts";

/** A result whose error the caller handles (§8's exempt calls, optional calls). */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GatewayError };

export type DocumentAnswer = {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: string;
  readonly length: number | null;
};

/** The gateway for one member or visitor during one request. */
export type Gateway = {
  /** Reads through the cache. The error policy turns an error into what the page shows, and throws it. */
  read<Answer extends z.ZodType>(call: Call<Answer>, args?: Arguments): Promise<z.output<Answer>>;
  /** Performs a call without the error policy: errors are returned. */
  attempt<Answer extends z.ZodType>(
    call: Call<Answer>,
    args?: Arguments,
    body?: unknown,
    changes?: readonly Call[],
  ): Promise<Result<z.output<Answer>>>;
  /**
   * Reads past the cache, which then forgets what it had. Errors are returned, and change nothing.
   */
  attemptFresh<Answer extends z.ZodType>(
    call: Call<Answer>,
    args?: Arguments,
  ): Promise<Result<z.output<Answer>>>;
  /**
   * Asks for what a page can do without: errors of the reads in `work` are returned; the end of a
   * session is thrown. "soon" is for what the page does not even mention: an answer of the last
   * minutes (T-70), else one that comes within a short timeout. Then every error is returned.
   */
  ask<Value>(work: (gateway: Gateway) => Promise<Value>, patience?: "soon"): Promise<Result<Value>>;
  /** Applies the error policy to an error that was returned. */
  fail(error: GatewayError): Promise<never>;
  /** Drops the cached answers of these calls, which contradict each other, and reports it. */
  forget(calls: readonly Call[], contradiction: GatewayContractError): Promise<void>;
  /** Writes, and drops the cached answers of `changes`. Errors go to the policy. */
  send(call: Call, body: unknown, changes: readonly Call[]): Promise<void>;
  /** Streams a document, uncached. Errors are returned; that of an ended session is thrown (T-71). */
  stream(call: Call, args?: Arguments): Promise<Result<DocumentAnswer>>;
};

/** Where the answer to a read came from; "stale" stands in for a failed read. */
export type ReadSource = "gateway" | "cache" | "shared" | "stale";

/** What is thrown for an error; `always`: also by a page that could do without the answer. */
export type Failure = { readonly thrown: unknown; readonly always: boolean };

export type GatewayContext = {
  readonly settings: ClientSettings;
  readonly cache: AnswerCache;
  /** The session that owns cached answers; null before sign-in, when nothing is cached. */
  readonly session: string | null;
  /** Which of the session's writes its reads have to see; without it answers are not shared. */
  readonly asOf?: AsOf | undefined;
  readonly token: string | null;
  readonly now: Date;
  readonly today: PlainDate;
  readonly requestId: string;
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
  readonly onCall?: (call: Call, took: CallTime, error: GatewayError | undefined) => void;
  /** Called with the id of each write, which the browser has to bring along. */
  readonly onWritten?: (id: string) => void;
  /** Called with what is wrong where answers contradict each other, each sound in itself. */
  readonly onContradiction?: (error: GatewayError) => void;
};

export type CallTime = { readonly ms: number; readonly waitMs: number };
