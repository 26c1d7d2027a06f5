import { redirect, type RouterContextProvider } from "react-router";
import { searchProviders } from "#server/gateway/calls/pcp.ts";
import { isRefusal } from "#server/gateway/transport/refusal.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { arrangeProviders } from "#app/rules/care/arrange-providers.ts";
import { PROVIDERS_PER_PAGE, type ProviderSearch } from "#app/rules/care/provider-search.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { formCameBack } from "#app/forms/submit-guarded.ts";
import { getSearcher, type Searcher } from "./get-searcher.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * The page of a search: the form, or the result of the search that the address names. The result is
 * the second round, after the first has said who may search.
 */
export async function loadSearch(context: Context, url: URL, suffixText: string) {
  const searcher = await getSearcher(context.get(memberContext), suffixText);
  const { asMember, suffix } = searcher;
  if (asMember === null) return { kind: "closed", searcher } as const;
  const key = url.searchParams.get("search");
  const isAsked = key !== null && !context.get(formCameBack);
  const search = isAsked ? await context.get(sessionContext).findProviderSearch(key) : null;
  if (search?.suffix !== suffix) {
    const draft = findDraftValues(context, url.pathname);
    return { kind: "form", searcher, draft, isLost: isAsked } as const;
  }
  return loadResult(context, url, { searcher, search, asMember });
}

type Asked = {
  readonly searcher: Searcher;
  readonly search: ProviderSearch;
  readonly asMember: NonNullable<Searcher["asMember"]>;
};

async function loadResult(context: Context, url: URL, { searcher, search, asMember }: Asked) {
  const { gateway } = context.get(memberContext);
  const { zip, radiusMiles, searchString } = search;
  const page = pageIn(url);
  const size = PROVIDERS_PER_PAGE;
  const query = { members: [asMember], zip, radiusMiles, searchString, page: page - 1, size };
  const answer = await searchProviders(gateway, query);
  if (!answer.ok) {
    const { error } = answer;
    // A session that is no longer accepted ends here as everywhere (T-36).
    if (error.entry === 401) return gateway.fail(error);
    const kind = isRefusal(error) ? "refused" : "trouble";
    return { kind, searcher, search, page, error } as const;
  }
  const { providers, totalElements, totalPages } = answer.value;
  const last = totalPages === null || totalPages < 1 ? 1 : totalPages;
  if (providers.length === 0 && page > 1) {
    throw redirect(addressOf(searcher, search, Math.min(last, page - 1)), { status: 303 });
  }
  const shown = arrangeProviders(providers);
  const ids = shown.flatMap(({ providerId, providerName, acceptingNewPatients }) =>
    providerId === null || providerName === "" || acceptingNewPatients === false
      ? []
      : [providerId],
  );
  await context.get(sessionContext).rememberShownProviders(search, ids);
  const hasMore = totalPages === null && providers.length === size;
  const pages = Math.max(last, hasMore ? page + 1 : page);
  return { kind: "result", searcher, search, page, pages, totalElements, shown } as const;
}

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;
export type FoundProviders = Extract<LoadedSearch, { readonly kind: "result" }>;

/** Counted from 1; anything else is the first page. */
function pageIn(url: URL): number {
  const text = url.searchParams.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of a search, which says nothing of what was typed. */
export const addressOf = ({ path }: Searcher, { key }: ProviderSearch, page: number): string =>
  `${path}?search=${key}${page === 1 ? "" : `&page=${page}`}`;
