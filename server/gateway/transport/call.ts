import type { z } from "zod";
import type { CallPath } from "./lifetimes.ts";

/** What may travel in a query or stand in a path (§8: "not string, number, null, undefined or date"). */
export type Argument = string | number | null | undefined | Date;
export type Arguments = Readonly<Record<string, Argument>>;

/** How a gateway says no to what was typed; whatever is none of it is trouble (§8). */
export type Refusal = {
  /** The statuses that say it; "4XX" stands for all of them but 408. */
  readonly statuses: readonly (number | "4XX")[];
  /** The words of `errorType` that the form has a sentence for. */
  readonly reasons?: readonly string[];
  /** What becomes of a refusal, and of one for another reason or none. */
  readonly shown: string;
};

/**
 * One call of the gateway, as data: the client performs it, the cache keeps it, the contract page
 * describes it. `path` is relative to the gateway's base; "{type}" is filled from `parameters`.
 */
export type Call<Answer extends z.ZodType = z.ZodType> = {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: CallPath;
  readonly summary: string;
  /** Names in the path and the query, each with what it means. Optional ones end in "?". */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  /** How the answer travels; "text" is handed to `answer` as a string, "document" is streamed. */
  readonly as: "json" | "text" | "document";
  readonly answer: Answer;
  /** False where the gateway is asked before anybody signed in. */
  readonly bearer: boolean;
  /** The same for everybody: it is kept once for all, visitors included, and never gets a token. */
  readonly shared?: true;
  /** A page does without it: it is waited for a short while, and a fault counts as null. */
  readonly optional?: true;
  /** A GET that makes something happen: it is not repeated when its answer is lost. */
  readonly noRetry?: true;
  /** Absent where nothing was typed that could be refused. */
  readonly refusal?: Refusal;
};

type Shape<Answer extends z.ZodType> = Pick<Call<Answer>, "path" | "summary" | "answer"> &
  Partial<Call<Answer>>;

/** A call with the usual parts filled in: a GET of JSON with the session's token. */
export function defineCall<Answer extends z.ZodType>(shape: Shape<Answer>): Call<Answer> {
  return { method: "GET", parameters: {}, as: "json", bearer: true, ...shape };
}
