import { redirect } from "react-router";
import { z } from "zod";
import { getClaim } from "#server/gateway/calls/claims/claims.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { claimPath } from "#app/rules/claims/claim-path.ts";
import { LONGEST_WHOLE } from "#app/forms/form-answer.ts";
import { textField, maxLength } from "#app/forms/field-schemas.ts";
import { submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { getClaimsScope } from "./claim-list.ts";

const text = claimsText.find;

const LONGEST_NUMBER = 40;

const schema = z.object({
  claimNumber: textField(text.label, maxLength(LONGEST_NUMBER), { maxlength: text.tooLong }),
});

/** The numbers that a person may mean: without a number sign and spaces, or else just as typed. */
const numbersOf = (typed: string): readonly string[] => [
  ...new Set([typed.replace(/^#/, "").replaceAll(/\s/g, ""), typed]),
];

/**
 * Leads to the claim of this number, of any type and of any member whose claims the viewer sees
 * (FIND-01): one call for each type, member and way to read the number. A call that fails is never "no
 * claim".
 */
export async function findClaim(request: Request, context: Context) {
  const member = context.get(memberContext);
  const { gateway } = member;
  return submitGuarded(request, context, {
    schema,
    longest: LONGEST_WHOLE,
    work: async ({ claimNumber }) => {
      const { members, facts } = await getClaimsScope(member);
      const places = members.flatMap(({ memberSuffix: suffix }) =>
        facts.types.flatMap((type) => numbersOf(claimNumber).map((id) => ({ type, id, suffix }))),
      );
      const found = await Promise.all(
        places.map((place) => gateway.ask((optional) => getClaim(optional, place))),
      );
      const claim = found.find((result) => result.ok);
      // An answer of 404 says that there is no such claim; any other error says nothing.
      const isUnread = found.some((result) => !result.ok && result.error.entry !== 404);
      return { kind: "ok", value: { claim: claim?.ok ? claim.value : null, isUnread } } as const;
    },
    trouble: (error) => gateway.fail(error),
    answer: ({ value: { claim, isUnread } }) => {
      if (claim === null)
        return { fieldErrors: { claimNumber: [isUnread ? text.missing : text.none] } };
      context.get(sessionContext).dropDraft();
      return redirect(claimPath(claim), { status: 303 });
    },
  });
}
