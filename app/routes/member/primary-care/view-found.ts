import type { Provider } from "#server/gateway/calls/pcp.ts";
import {
  findWiderRadius,
  NEAREST_PROVIDERS,
  PROVIDERS_PER_PAGE,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import { providerSearchText as text } from "#app/text/provider-search.ts";
import { addressOf, queryOf, type FoundProviders } from "./load-search.ts";
import { viewProvider } from "./view-provider.ts";

/** A page of a result as the member reads it: the rules stay on the server. */
export function viewFound({ searcher, search, place, found, isPart }: FoundProviders) {
  const { key, zip, radiusMiles, searchString } = search;
  const { isAccepting } = place;
  const { shown, page, pages, total } = found;
  const asked = { zip, radiusMiles, searchString };
  const choose = `${searcher.path.replace(/search$/, "choose")}?search=${key}`;
  const tabs = [false, true].map((accepting) => ({
    label: accepting ? text.filter.accepting : text.filter.all,
    href: addressOf(searcher, search, { page: 1, isAccepting: accepting }),
    current: accepting === isAccepting,
  }));
  if (shown.length === 0) {
    const title = isAccepting ? text.none.accepting(asked) : text.none.title(asked);
    const offers = offersBeside(asked);
    return { kind: "none", title, offers, tabs: isAccepting ? tabs : [] } as const;
  }
  const before = (page - 1) * PROVIDERS_PER_PAGE;
  return {
    kind: "found",
    heading: isAccepting ? text.accepting(asked, total ?? 0) : text.result(asked, total),
    count: text.shown({ first: before + 1, last: before + shown.length, total }),
    note: isPart ? text.nearest(NEAREST_PROVIDERS) : null,
    page,
    pages,
    query: queryOf(search, { page: 1, isAccepting }),
    tabs,
    providers: shown.map((provider) => viewListed(provider, choose)),
  } as const;
}

export type ViewedFound = ReturnType<typeof viewFound>;
export type ViewedProvider = ReturnType<typeof viewListed>;

/** What else a search that found nothing can be, each one press away. */
function offersBeside({ zip, radiusMiles, searchString }: SearchCriteria) {
  const wider = findWiderRadius(radiusMiles);
  const broader = { zip, radius: `${wider ?? radiusMiles}` };
  return [
    ...(wider === undefined
      ? []
      : [{ label: text.none.wider(wider), fields: { ...broader, words: searchString } }]),
    ...(searchString === ""
      ? []
      : [
          {
            label: text.none.withoutWords(searchString),
            fields: { zip, radius: `${radiusMiles}`, words: "" },
          },
        ]),
  ];
}

function viewListed(provider: Provider, choose: string) {
  const { providerId, distance } = provider;
  const { name, title, group, specialty, languages, accepting, locations } = viewProvider(provider);
  return {
    name: name ?? text.provider.unnamed,
    title,
    accepting,
    facts: [
      {
        term: text.provider.distance,
        value: distance === null ? null : text.provider.miles(distance),
      },
      { term: text.provider.group, value: group },
      { term: text.provider.specialty, value: specialty },
      { term: text.provider.languages, value: languages },
    ].flatMap(({ term, value }) => (value ? [{ term, value }] : [])),
    locations,
    /** Null where they cannot be chosen; `why` says it. */
    choose:
      providerId === null || name === null || accepting === "no"
        ? null
        : `${choose}&provider=${encodeURIComponent(providerId)}`,
    why: accepting === "no" ? text.provider.full : text.provider.byPhone,
  };
}
