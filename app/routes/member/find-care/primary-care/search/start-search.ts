import { redirect } from "react-router";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-context.ts";
import {
  findRadius,
  findZip,
  LONGEST_SEARCH,
  tidySearch,
  USUAL_RADIUS_MILES,
} from "#app/rules/care/provider-search.ts";
import { submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { getSearcher } from "../family/load-care.ts";
import { rememberSearch } from "./recent-searches.ts";
import { z } from "zod";
import { optionalField, textField } from "#app/forms/field-schemas.ts";
import { providerSearchText } from "#app/text/care/provider-search.ts";

const text = providerSearchText.form;

const schema = z
  .object({
    zip: textField(text.zip, (typed) => (findZip(typed) === undefined ? "pattern" : undefined), {
      pattern: text.zipPattern,
    }),
    radius: textField(
      text.radius,
      (typed) => (findRadius(typed) === undefined ? "pattern" : undefined),
      { pattern: text.radiusPattern, maxlength: text.radiusPattern },
    ),
    words: optionalField(
      text.words,
      (typed) => (Array.from(tidySearch(typed)).length > LONGEST_SEARCH ? "maxlength" : undefined),
      { maxlength: text.wordsTooLong(LONGEST_SEARCH) },
    ),
  })
  .transform(({ zip, radius, words }) => ({
    zip: findZip(zip) ?? "",
    radiusMiles: findRadius(radius) ?? USUAL_RADIUS_MILES,
    searchString: tidySearch(words ?? ""),
  }));

/** Checks a search and keeps it; the page of its result asks the gateway. */
export async function startSearch(request: Request, context: Context, suffixText: string) {
  const member = context.get(memberContext);
  const { asMember, suffix, path } = await getSearcher(member, suffixText);
  if (asMember === null) return redirect(path, { status: 303 });
  return submitGuarded(request, context, {
    schema,
    idempotent: true,
    // Nothing is asked or changed before the next page.
    work: () => Promise.resolve({ kind: "ok", value: null } as const),
    trouble: (error) => member.gateway.fail(error),
    answer: async (_outcome, criteria) => {
      const state = context.get(sessionContext);
      const key = await rememberSearch(state, suffix, criteria);
      state.dropDraft();
      return redirect(`${path}?search=${key}`, { status: 303 });
    },
  });
}
