import { z } from "zod";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { optionalField, textField, maxLength } from "#app/forms/field-schemas.ts";
import { checkForm, LONGEST_WHOLE } from "#app/forms/form-answer.ts";
import { refuse } from "#app/forms/submit/refuse.ts";
import { isAnsweringForm, readPostedForm } from "#app/forms/submit/submit-guarded.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import { hasTooManyLines, LONGEST_WHY, MOST_LINES } from "#app/rules/claims/appeal/letter-size.ts";
import { appealText } from "#app/text/claims/appeal.ts";
import type { ClaimParams } from "../claim/load-claim.ts";
import { loadAppeal } from "./load-appeal.ts";

const text = appealText.letter;
const LONGEST = { name: 100, memberId: 40, address: 300 } as const;

const tooLong = (longest: number) => ({ maxlength: text.tooLong(longest) });

/** A text of several lines, for which a page has only so much room. */
const linesField = (field: keyof typeof MOST_LINES, longest: number, whole?: number) => {
  const isTooLong = maxLength(longest);
  return optionalField(
    text[field],
    (typed) => isTooLong(typed) ?? (hasTooManyLines(field, typed) ? "pattern" : undefined),
    { ...tooLong(longest), pattern: text.tooManyLines(MOST_LINES[field]) },
    whole,
  );
};

const schema = z.object({
  name: textField(text.name, maxLength(LONGEST.name), tooLong(LONGEST.name)),
  memberId: textField(text.memberId, maxLength(LONGEST.memberId), tooLong(LONGEST.memberId)),
  address: linesField("address", LONGEST.address),
  why: linesField("why", LONGEST_WHY, LONGEST_WHOLE),
});

export type Letter = z.output<typeof schema>;

/**
 * Answers the letter as a page: it is kept nowhere (HELP-06). Refused to staff (403), and 404 for a
 * claim that was not denied.
 */
export async function makeLetter(request: Request, context: Context, params: ClaimParams) {
  const member = context.get(memberContext);
  const record = (outcome: "ok" | "failed") =>
    recordAudit(context, { event: "appeal-letter", outcome, ...auditParties(member.session) });
  refuseStaff(member.session, () => record("failed"));
  const form = await readPostedForm(request, context);
  context.set(isAnsweringForm, true);
  await loadAppeal(member, params);
  const checked = checkForm(form, schema, { longest: LONGEST_WHOLE });
  if (checked.status !== "success") return refuse(checked.reply());
  record("ok");
  return { ...checked.reply(), letter: checked.value };
}
