import type { z } from "zod";
import type { Call } from "#server/gateway/transport/call.ts";
import { memberOf } from "./parameters.ts";
import { Refusal } from "./refusal.ts";
import type { Stock } from "./stock.ts";
import type { Caller } from "./tokens.ts";
import type { Member } from "./world/family.ts";

/** A call as it came in, its parameters checked. */
export type Visit = {
  readonly stock: Stock;
  /** From path and query; the required ones are there. */
  readonly given: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly accept: string;
};

/** The same of somebody with a token. */
export type Asked = Visit & {
  readonly caller: Caller;
  /** The member of the `suffix` parameter, whom the caller may ask about; else the caller. */
  readonly member: Member;
};

type Result<Answer extends z.ZodType> = z.input<Answer> | Response;

/** A call of the contract with the function that answers it. */
export type Handler = {
  readonly call: Call;
  readonly perform: (visit: Visit, caller: Caller | undefined) => unknown;
};

/** Answers a call of members. What it returns is held against the call's schema by its type. */
export function answer<Answer extends z.ZodType>(
  call: Call<Answer>,
  work: (asked: Asked) => Result<Answer> | Promise<Result<Answer>>,
): Handler {
  return {
    call,
    perform(visit, caller) {
      if (caller === undefined) throw new Refusal(401, "a token is needed");
      return work({ ...visit, caller, member: memberOf(caller, visit.given["suffix"]) });
    },
  };
}

/** Answers a call that asks for no token. */
export function answerAnyone<Answer extends z.ZodType>(
  call: Call<Answer>,
  work: (visit: Visit) => Result<Answer> | Promise<Result<Answer>>,
): Handler {
  return { call, perform: work };
}
