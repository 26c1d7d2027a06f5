import { redirect } from "react-router";
import { searchProviders } from "#server/gateway/calls/care/pcp.ts";
import { isRefusal } from "#server/gateway/transport/errors.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import {
  arrangeProviders,
  pageOfAccepting,
  NEAREST_PROVIDERS,
  PROVIDERS_PER_PAGE,
  type ProviderSearch,
  findRadius,
  findZip,
  LONGEST_SEARCH,
  tidySearch,
  USUAL_RADIUS_MILES,
} from "#app/rules/care/provider-search.ts";
import { directoryWords } from "#app/rules/search/specialties.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { isAnsweringForm, submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { getSearcher, type Searcher } from "../family/load-care.ts";
import { findSearch, rememberSearch, rememberOffered } from "./recent-searches.ts";
import { z } from "zod";
import { optionalField, textField } from "#app/forms/field-schemas.ts";
import { providerSearchText } from "#app/text/care/provider-search.ts";
import { locale } from "#app/text/common/locale.ts";

/** The search form, or the result of the search named in the URL; "closed" if the member may not search. */
export async function loadSearch(context: Context, url: URL, suffixText: string) {
  const searcher = await getSearcher(context.get(memberContext), suffixText);
  const { asMember, suffix } = searcher;
  if (asMember === null) return { kind: "closed", searcher } as const;
  const key = url.searchParams.get("search");
  const isAsked = key !== null && !context.get(isAnsweringForm);
  const search = isAsked ? await findSearch(context.get(sessionContext), key) : null;
  if (search?.suffix !== suffix) {
    const draft = findDraftValues(context, url.pathname);
    return { kind: "form", searcher, draft, isLost: isAsked } as const;
  }
  return loadResult(context, url, { searcher, search, asMember });
}

type SearchQuery = {
  readonly searcher: Searcher;
  readonly search: ProviderSearch;
  readonly asMember: NonNullable<Searcher["asMember"]>;
};

async function loadResult(context: Context, url: URL, { searcher, search, asMember }: SearchQuery) {
  const { gateway } = context.get(memberContext);
  const { zip, radiusMiles, searchString } = search;
  const place: Place = {
    page: pageIn(url),
    isAccepting: url.searchParams.get(ACCEPTING) === "yes",
  };
  // The gateway has no such filter: the nearest are asked for at once, and looked through here.
  const [number, size] = place.isAccepting
    ? [0, NEAREST_PROVIDERS]
    : [place.page - 1, PROVIDERS_PER_PAGE];
  const words = directoryWords(searchString);
  const query = { members: [asMember], zip, radiusMiles, searchString: words, page: number, size };
  const answer = await searchProviders(gateway, query);
  if (!answer.ok) {
    const { error } = answer;
    // A session that is no longer accepted ends here as everywhere (T-36).
    if (error.entry === 401) return gateway.fail(error);
    const kind = isRefusal(error) ? "refused" : "trouble";
    return { kind, searcher, search, place, error } as const;
  }
  const found = pageOf(answer.value, place);
  if (found.page !== place.page) {
    throw redirect(searchUrlOf(searcher, search, { ...place, page: found.page }), { status: 303 });
  }
  const ids = found.shown.flatMap(({ providerId, providerName, acceptingNewPatients }) =>
    providerId === null || providerName === "" || acceptingNewPatients === false
      ? []
      : [providerId],
  );
  await rememberOffered(context.get(sessionContext), search, ids);
  const { totalElements } = answer.value;
  const isPart = place.isAccepting && (totalElements ?? 0) > NEAREST_PROVIDERS;
  return { kind: "result", searcher, search, place, found, isPart } as const;
}

type Answer = Extract<Awaited<ReturnType<typeof searchProviders>>, { ok: true }>["value"];

/** The requested page, or the last one where there are fewer. */
function pageOf({ providers, totalElements, totalPages }: Answer, { page, isAccepting }: Place) {
  const arranged = arrangeProviders(providers, locale);
  if (isAccepting) return pageOfAccepting(arranged, page);
  const last = totalPages === null || totalPages < 1 ? 1 : totalPages;
  if (providers.length === 0 && page > 1) {
    return { shown: [], page: Math.min(last, page - 1), pages: last, total: totalElements };
  }
  const hasMore = totalPages === null && providers.length === PROVIDERS_PER_PAGE;
  const pages = Math.max(last, hasMore ? page + 1 : page);
  return { shown: arranged, page, pages, total: totalElements };
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;
export type FoundProviders = Extract<LoadedSearch, { readonly kind: "result" }>;

/** Counted from 1; anything else is the first page. */
function pageIn(url: URL): number {
  const text = url.searchParams.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/**
 * The position in a result: the page, and whether it is limited to providers who accept new
 * patients.
 */
type Place = { readonly page: number; readonly isAccepting: boolean };

const ACCEPTING = "accepting";

/** The query of a place in the result of a search, which says nothing of what was typed. */
export const queryOf = ({ key }: ProviderSearch, { page, isAccepting }: Place): string =>
  `?search=${key}${isAccepting ? `&${ACCEPTING}=yes` : ""}${page === 1 ? "" : `&page=${page}`}`;

export const searchUrlOf = ({ path }: Searcher, search: ProviderSearch, place: Place): string =>
  `${path}${queryOf(search, place)}`;

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
