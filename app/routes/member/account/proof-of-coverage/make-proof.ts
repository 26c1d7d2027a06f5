import { z } from "zod";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { choiceField, optionalField, maxLength } from "#app/forms/field-schemas.ts";
import { checkForm, findDraftValues, LONGEST_WHOLE } from "#app/forms/form-answer.ts";
import { refuse } from "#app/forms/submit/refuse.ts";
import { isAnsweringForm, readPostedForm } from "#app/forms/submit/submit-guarded.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import { LANGUAGES } from "#app/rules/frame/languages.ts";
import { language } from "#app/text/common/locale.ts";
import { proofText } from "#app/text/account/proof.ts";
import { loadProof, peopleWithCoverage } from "./load-proof.ts";
import { checkboxNameOf } from "./ProofForm.tsx";
import { writeLetter } from "./write-letter.ts";

const text = proofText.form;
const LONGEST_TO = 100;

/** The page: a letter for everybody, in the page's language, and the fields that change it. */
export async function showProof(context: Context, path: string) {
  const data = await loadProof(context.get(memberContext));
  const people = peopleWithCoverage(data);
  const own = LANGUAGES.filter((each) => each === language);
  return {
    isStaff: data.isStaff,
    phone: data.phone,
    language,
    letter:
      people.length === 0 ? null : writeLetter(data, { people, languages: own, to: undefined }),
    people: people.map(({ suffix, label }) => ({ box: checkboxNameOf(suffix), name: label })),
    missing: data.people.flatMap(({ label: name, coverage, unsure }) => {
      if (unsure.length > 0) return { kind: "unsure" as const, name };
      return coverage.length > 0 ? [] : { kind: "none" as const, name };
    }),
    draft: findDraftValues(context, path),
  };
}

export type ProofView = Awaited<ReturnType<typeof showProof>>;

const schema = z.object({
  letterLanguage: choiceField(text.language, [...LANGUAGES, "both"]),
  addressee: optionalField(
    text.to,
    maxLength(LONGEST_TO),
    { maxlength: text.tooLong(LONGEST_TO) },
    LONGEST_WHOLE,
  ),
});

/** Answers the letter as a page: it is kept nowhere (PROOF-02). Refused to staff (PROOF-03). */
export async function makeProof(request: Request, context: Context) {
  const member = context.get(memberContext);
  const record = (outcome: "ok" | "failed") =>
    recordAudit(context, { event: "coverage-letter", outcome, ...auditParties(member.session) });
  refuseStaff(member.session, () => record("failed"));
  const form = await readPostedForm(request, context);
  context.set(isAnsweringForm, true);
  const data = await loadProof(member);
  const people = peopleWithCoverage(data);
  if (people.length === 0) throwErrorPage(404);
  // A form with one person has no box for them.
  const named = people.filter(
    ({ suffix }) => people.length === 1 || form.get(checkboxNameOf(suffix)) === "Y",
  );
  const checked = checkForm(form, schema, { longest: LONGEST_WHOLE });
  if (checked.status !== "success" || named.length === 0) {
    const [first] = people;
    const isNobody = named.length === 0 && first !== undefined;
    return refuse(
      checked.reply({
        fieldErrors: isNobody ? { [checkboxNameOf(first.suffix)]: [text.nobody] } : {},
      }),
    );
  }
  record("ok");
  context.get(sessionContext).dropDraft();
  const { letterLanguage, addressee: to } = checked.value;
  const languages = letterLanguage === "both" ? LANGUAGES : [letterLanguage];
  return { ...checked.reply(), letter: writeLetter(data, { people: named, languages, to }) };
}
