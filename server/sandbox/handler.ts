import type { z } from "zod";
import type { Call } from "#server/gateway/transport/call.ts";
import { memberOf } from "./parameters.ts";
import { Refusal } from "./refusal.ts";
import type { SandboxState } from "./state.ts";
import type { Caller } from "./tokens.ts";
import type { Member } from "./world/families/family.ts";

/** A call with checked parameters. */
export type PublicCall = {
  readonly state: SandboxState;
  /** Parameters of path and query, all required ones present. */
  readonly args: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly accept: string;
};

/** A call with a token. */
export type MemberCall = PublicCall & {
  readonly caller: Caller;
  /** The member of the `suffix` parameter, checked for permission; else the caller. */
  readonly member: Member;
};

type Result<Answer extends z.ZodType> = z.input<Answer> | Response;

/** A call of the contract with its implementation. */
export type Handler = {
  readonly call: Call;
  readonly perform: (call: PublicCall, caller: Caller | undefined) => unknown;
};

/** Implements a call with a token. The result's type is the input of the call's schema. */
export function answer<Answer extends z.ZodType>(
  call: Call<Answer>,
  work: (call: MemberCall) => Result<Answer> | Promise<Result<Answer>>,
): Handler {
  return {
    call,
    perform(publicCall, caller) {
      if (caller === undefined) throw new Refusal(401, "a token is needed");
      return work({ ...publicCall, caller, member: memberOf(caller, publicCall.args["suffix"]) });
    },
  };
}

/** Implements a call without a token. */
export function answerPublic<Answer extends z.ZodType>(
  call: Call<Answer>,
  work: (call: PublicCall) => Result<Answer> | Promise<Result<Answer>>,
): Handler {
  return { call, perform: work };
}
