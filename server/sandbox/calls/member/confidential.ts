import {
  confidentialBody,
  getConfidentialCall,
  putConfidential,
} from "#server/gateway/calls/member/confidential.ts";
import { confidentialAnswer, keepConfidential } from "../../confidential.ts";
import { answer, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import { Refusal } from "../../refusal.ts";
import type { Caller } from "../../tokens.ts";

/** At least one way to send, and a description if only some care is meant. */
const soundBody = confidentialBody.refine(
  ({ request }) =>
    request === null ||
    ((request.emailAddress !== null || request.mailingAddress !== null) &&
      (request.about === "ALL" || request.aboutWords !== null)),
  { path: ["request"] },
);

export const confidentialCalls: readonly Handler[] = [
  answer(getConfidentialCall, ({ state, caller }) => {
    requireSelf(caller);
    return confidentialAnswer(state, caller.member);
  }),
  answer(putConfidential, ({ state, caller, body }) => {
    requireSelf(caller);
    keepConfidential(state, caller.member, readBody(soundBody, body).request);
    return {};
  }),
];

/** Throws a Refusal (403) for staff who act as the member. */
function requireSelf({ issuedByRole }: Caller): void {
  if (issuedByRole !== null) throw new Refusal(403, "for the member alone");
}
