import { redirect } from "react-router";
import {
  dentistSearchUrl,
  findSearchString,
  SEARCH_STRING_LIMIT,
} from "#app/rules/care/dentist-search.ts";
import { findRadius, findZip } from "#app/rules/care/provider-search.ts";
import { findCareText } from "#app/text/find-care.ts";
import { z } from "zod";
import { optionalField, textField } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { refuse } from "#app/forms/refuse.ts";

const text = findCareText.dentist;

const tooLong = text.wordsWrong(SEARCH_STRING_LIMIT);

/** ZIP code, radius and text of a search, each in the form in which the directory takes it. */
const schema = z.object({
  zip: textField(text.zip, (typed) => (findZip(typed) === undefined ? "pattern" : undefined), {
    pattern: text.zipWrong,
    maxlength: text.zipWrong,
  }).transform((typed) => findZip(typed) ?? ""),
  radius: textField(
    text.radius,
    (typed) => (findRadius(typed) === undefined ? "pattern" : undefined),
    { pattern: text.radiusWrong, maxlength: text.radiusWrong },
  ).transform((typed) => findRadius(typed) ?? 0),
  words: optionalField(
    text.words,
    (typed) => (findSearchString(typed) === undefined ? "maxlength" : undefined),
    { maxlength: tooLong },
  ).transform((typed) => findSearchString(typed ?? "") ?? ""),
});

/**
 * Leads to the carrier's dental directory with a search, or answers with the form. The search is a
 * post, so that what was typed stands in no address of ours; no referrer goes along.
 */
export async function searchDentists(request: Request, directory: string) {
  const submission = checkForm(await readForm(request), schema);
  if (submission.status !== "success") return refuse(submission.reply());
  const { zip, radius, words } = submission.value;
  throw redirect(dentistSearchUrl(directory, { zip, radiusMiles: radius, searchString: words }), {
    status: 303,
    headers: { "Referrer-Policy": "no-referrer" },
  });
}
