import type { z } from "zod";
import type { Call } from "#server/gateway/transport/call.ts";
import { memberOf } from "./parameters.ts";
import { Refusal } from "./refusal.ts";
import type { SandboxState } from "./state.ts";
import type { Caller } from "./tokens.ts";
import type { Member } from "./world/family.ts";

/** A call as it came in, its parameters checked. */
export type PublicCall = {
  readonly state: SandboxState;
  /** From path and query; the required ones are there. */
  readonly args: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly accept: string;
};

/** The same of somebody with a token. */
export type MemberCall = PublicCall & {
  readonly caller: Caller;
  /** The member of the `suffix` parameter, whom the caller may ask about; else the caller. */
  readonly member: Member;
};

type Result<Answer extends z.ZodType> = z.input<Answer> | Response;

/** A call of the contract with the function that answers it. */
export type Handler = {
  readonly call: Call;
  readonly perform: (visit: PublicCall, caller: Caller | undefined) => unknown;
};

/** Answers a call of members. What it returns is held against the call's schema by its type. */
export function answer<Answer extends z.ZodType>(
  call: Call<Answer>,
  work: (asked: MemberCall) => Result<Answer> | Promise<Result<Answer>>,
): Handler {
  return {
    call,
    perform(visit, caller) {
      if (caller === undefined) throw new Refusal(401, "a token is needed");
      return work({ ...visit, caller, member: memberOf(caller, visit.args["suffix"]) });
    },
  };
}

/** Answers a call that asks for no token. */
export function answerPublic<Answer extends z.ZodType>(
  call: Call<Answer>,
  work: (visit: PublicCall) => Result<Answer> | Promise<Result<Answer>>,
): Handler {
  return { call, perform: work };
}
