import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { memberContext } from "#server/middleware/member.ts";
import { postedFormContext } from "#server/middleware/session-over.ts";
import { optionalField, textField } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { refuse } from "#app/forms/submit/refuse.ts";
import { formCameBack } from "#app/forms/submit/submit-guarded.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import { appealText } from "#app/text/claims/appeal.ts";
import type { ClaimParams } from "../claim/load-claim.ts";
import { loadAppeal } from "./load-appeal.ts";
import { LONGEST_WHY } from "./AppealLetter.tsx";

const text = appealText.letter;
const LONGEST = { name: 100, memberId: 40, address: 300 } as const;
/** What is typed comes back as it was, also where it is far too long for a letter. */
const LONGEST_KEPT = 20_000;

const upTo = (longest: number) => ({
  check: (typed: string) =>
    Array.from(typed).length > longest ? ("maxlength" as const) : undefined,
  words: { maxlength: text.tooLong(longest) },
});

const of = (label: string, longest: number) => {
  const { check, words } = upTo(longest);
  return textField(label, check, words);
};

const why = upTo(LONGEST_WHY);
const address = upTo(LONGEST.address);
const schema = z.object({
  name: of(text.name, LONGEST.name),
  memberId: of(text.memberId, LONGEST.memberId),
  address: optionalField(text.address, address.check, address.words),
  why: optionalField(text.why, why.check, why.words, LONGEST_KEPT),
});

export type Letter = z.output<typeof schema>;

/**
 * Answers the letter as a page: it is kept nowhere (HELP-06). Refused to staff (403), and 404 for a
 * claim that was not denied.
 */
export async function makeLetter(
  request: Request,
  context: Readonly<RouterContextProvider>,
  params: ClaimParams,
) {
  const member = context.get(memberContext);
  const record = (outcome: "ok" | "failed") =>
    recordAudit(context, { event: "appeal-letter", outcome, ...auditParties(member.session) });
  refuseStaff(member.session, () => record("failed"));
  const form = await readForm(request);
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  context.set(formCameBack, true);
  context.set(postedFormContext, { path: new URL(request.url).pathname, fields });
  await loadAppeal(member, params);
  const checked = checkForm(form, schema, { longest: LONGEST_KEPT });
  if (checked.status !== "success") return refuse(checked.reply());
  record("ok");
  return { ...checked.reply(), letter: checked.value };
}
