import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { optionalField, textField } from "#app/forms/field-schemas.ts";
import { submitGuarded } from "#app/forms/submit-guarded.ts";
import {
  findRadius,
  findZip,
  LONGEST_SEARCH,
  tidySearch,
  USUAL_RADIUS_MILES,
} from "#app/rules/care/provider-search.ts";
import { providerSearchText } from "#app/text/provider-search.ts";
import { getSearcher } from "./load-care.ts";

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
export async function startSearch(
  request: Request,
  context: Readonly<RouterContextProvider>,
  suffixText: string,
) {
  const member = context.get(memberContext);
  const { asMember, suffix, path } = await getSearcher(member, suffixText);
  if (asMember === null) return redirect(path, { status: 303 });
  return submitGuarded(request, context, {
    schema,
    sender: `${member.session.id} ${path}`,
    // Nothing is asked or changed before the next page.
    work: () => Promise.resolve({ kind: "ok", value: null } as const),
    trouble: (error) => member.gateway.fail(error),
    answer: async (_outcome, criteria) => {
      const state = context.get(sessionContext);
      const key = await state.startProviderSearch(suffix, criteria);
      state.dropDraft();
      return redirect(`${path}?search=${key}`, { status: 303 });
    },
  });
}
