import { z } from "zod";
import type { Seal } from "#server/session/seal.ts";
import type { Versions } from "#server/session/versions.ts";
import type { AnswerCache, ServedAnswer } from "./cache/cache.ts";
import type { Arguments, Call } from "./call.ts";
import type { ClientSettings } from "./send/send-request.ts";
import { GatewayError, type GatewayContractError } from "./errors.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Language } from "#app/rules/frame/languages.ts";
import type { RequestTicket } from "./queue/admission.ts";

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
  /** Reads through the cache. The error policy turns an error into the response to throw. */
  read<Answer extends z.ZodType>(call: Call<Answer>, args?: Arguments): Promise<z.output<Answer>>;
  /** Performs a call without the error policy: errors are returned. */
  attempt<Answer extends z.ZodType>(
    call: Call<Answer>,
    args?: Arguments,
    body?: unknown,
    changes?: readonly Call[],
  ): Promise<Result<z.output<Answer>>>;
  /** Reads past the cache, and drops the cached answer. Errors are returned, and drop nothing. */
  attemptFresh<Answer extends z.ZodType>(
    call: Call<Answer>,
    args?: Arguments,
  ): Promise<Result<z.output<Answer>>>;
  /**
   * Reads optional data: errors of the reads in `work` are returned; the end of a session is
   * thrown. "short-timeout" is for data whose absence the page does not mention: it uses an answer of the
   * last minutes (T-70), or one that comes within a short timeout, and returns every error.
   */
  ask<Value>(
    work: (gateway: Gateway) => Promise<Value>,
    wait?: "short-timeout",
  ): Promise<Result<Value>>;
  /** Applies the error policy to an error that was returned. */
  fail(error: GatewayError): Promise<never>;
  /** Drops the cached answers of these calls, which contradict each other, and reports it. */
  forget(calls: readonly Call[], contradiction: GatewayContractError): Promise<void>;
  /** Writes, and drops the cached answers of `changes`. Errors follow the policy. */
  send(call: Call, body: unknown, changes: readonly Call[]): Promise<void>;
  /** Streams a document, uncached. Errors are returned; the end of a session is thrown (T-71). */
  stream(call: Call, args?: Arguments): Promise<Result<DocumentAnswer>>;
};

/** The source of the answer to a read; "stale" replaces a failed read. */
export type ReadSource = "gateway" | "cache" | "shared" | "stale";

/** The response to throw for an error; with `always`, even where the call was optional. */
export type CachedFailure = { readonly thrown: unknown; readonly always: boolean };

/** A session's cached answers: their key, their versions, and how other processes get them. */
export type OwnedAnswers = {
  readonly owner: string;
  readonly versions: Versions;
  readonly seal: Seal;
};

export type GatewayContext = {
  readonly settings: ClientSettings;
  readonly cache: AnswerCache;
  /** The owner and versions of the cached answers; null before sign-in: nothing is cached. */
  readonly answers: OwnedAnswers | null;
  readonly token: string | null;
  readonly now: Date;
  readonly today: PlainDate;
  readonly requestId: string;
  readonly ticket?: RequestTicket;
  /** The language of the member's pages. */
  readonly language?: Language | undefined;
  /** The request's span, the parent of the gateway's own spans. */
  readonly traceparent?: string | undefined;
  readonly signal: AbortSignal;
  /** Turns an error into a response to throw: a redirect, or an entry of the error catalogue. */
  readonly policy: (error: GatewayError) => Promise<CachedFailure>;
  /** The redirect to throw if the error means that the session has ended; else null. */
  readonly findSessionEnd?: (error: GatewayError) => Promise<Response | null>;
  /** Called with each answer about the member that is used, cached or not. */
  readonly onAnswer?: (answer: ServedAnswer) => void;
  /** Called after each read with the source of its answer and the time it took. */
  readonly onRead?: (call: Call, source: ReadSource, ms: number) => void;
  readonly onCall?: (call: Call, took: CallTime, error: GatewayError | undefined) => void;
  /** Called when answers contradict each other although each is valid. */
  readonly onContradiction?: (error: GatewayError) => void;
};

export type CallTime = { readonly ms: number; readonly waitMs: number };
