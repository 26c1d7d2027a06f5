import { z } from "zod";
import type { Lifetime } from "./cache/lifetimes.ts";

/** Values of a query or path (§8: "not string, number, null, undefined or date"). */
export type Argument = string | number | null | undefined | Date;
export type Arguments = Readonly<Record<string, Argument>>;

/** How the gateway refuses input; every other status is a fault (§8). */
export type Refusal = {
  /**
   * The refusing statuses where they are not the usual ones; "4XX" stands for all of them but 408.
   */
  readonly statuses?: readonly (number | "4XX")[];
  /** Values of `errorType` that the form has a message for. */
  readonly reasons?: readonly string[];
  /** How a refusal is shown, and one with an unknown reason or none. */
  readonly shown: string;
};

/** One call of the gateway, as data for the client, the cache and the contract. */
export type Call<Answer extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> = {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly lifetime: Lifetime;
  /** The day that the answer is about is set to today unless an argument sets it. */
  readonly asOfDate?: true;
  readonly summary: string;
  /** Names in path and query with their meaning. Optional names end in "?". */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** Format of the answer; "text" is parsed as a string, "document" is streamed. */
  readonly as: "json" | "text" | "document";
  readonly answer: Answer;
  /** An empty answer is valid; for every other call it is a fault (T-82). */
  readonly mayBeEmpty?: true;
  /** False for calls made before sign-in. */
  readonly bearer: boolean;
  /** The answer is the same for all visitors: cached once, and sent without a token. */
  readonly shared?: true;
  /** Optional for every page: the wait is short, and a fault counts as null. */
  readonly optional?: true;
  /** A call beyond the specification, made only if GATEWAY_PATHS names its path. */
  readonly extension?: true;
  /** A GET with side effects: not repeated when its answer is lost. */
  readonly noRetry?: true;
  readonly refusal?: Refusal;
};

type Shape<Answer extends z.ZodType, Body extends z.ZodType> = Pick<
  Call<Answer>,
  "path" | "summary" | "answer"
> &
  Partial<Call<Answer, Body>>;

/** The paths of all calls of this process. */
export const CALL_PATHS = new Set<string>();

/** A call with defaults: GET, never cached, JSON, with the session's token, without a body. */
export function defineCall<Answer extends z.ZodType, Body extends z.ZodType = z.ZodVoid>(
  shape: Shape<Answer, Body>,
): Call<Answer, Body> {
  CALL_PATHS.add(shape.path);
  const usual = {
    method: "GET",
    lifetime: "never",
    parameters: {},
    as: "json",
    bearer: true,
  } as const;
  return { ...usual, ...shape };
}

/** The call with one more check: its answer breaks the contract if `findUnsound` names a field. */
export function requireSound<Answer extends z.ZodType>(
  call: Call<Answer>,
  findUnsound: (answer: z.output<Answer>) => string | null,
): Call<z.ZodType<z.output<Answer>>> {
  return {
    ...call,
    // Made where an answer is parsed: most reads are answered by the cache.
    get answer() {
      return call.answer.transform((value, context) => {
        const field = findUnsound(value);
        if (field !== null) context.addIssue({ code: "custom", path: [field] });
        return value;
      });
    },
  };
}

/** The answer to a write that only confirms it. */
const acknowledgement = z
  .union([z.null(), z.literal(true), z.looseObject({})])
  .optional()
  .meta({ description: "no body, null, true or an object, whose fields are not read" });

/** A write that is confirmed by its status: its answer may be empty and is not used. */
export function defineWrite<Body extends z.ZodType = z.ZodVoid>(
  shape: Omit<Shape<z.ZodType, Body>, "answer">,
) {
  return defineCall({
    method: "PUT",
    mayBeEmpty: true,
    ...shape,
    answer: acknowledgement,
  });
}
