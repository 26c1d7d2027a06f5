import type { Provider } from "#server/gateway/calls/pcp.ts";
import {
  findWiderRadius,
  PROVIDERS_PER_PAGE,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import { providerSearchText as text } from "#app/text/provider-search.ts";
import type { FoundProviders } from "./load-search.ts";

/** A page of a result as the member reads it: the rules stay on the server. */
export function viewFound({ searcher, search, page, pages, totalElements, shown }: FoundProviders) {
  const { key, zip, radiusMiles, searchString } = search;
  const asked = { zip, radiusMiles, searchString };
  const query = `?search=${key}`;
  const choose = `${searcher.path.replace(/search$/, "choose")}${query}`;
  if (shown.length === 0) {
    return { kind: "none", title: text.none.title(asked), ...offersBeside(asked) } as const;
  }
  const before = (page - 1) * PROVIDERS_PER_PAGE;
  return {
    kind: "found",
    heading: text.result(asked, totalElements),
    count: text.shown({ first: before + 1, last: before + shown.length, total: totalElements }),
    page,
    pages,
    query,
    providers: shown.map((provider) => viewProvider(provider, choose)),
  } as const;
}

export type ViewedFound = ReturnType<typeof viewFound>;
export type ViewedProvider = ReturnType<typeof viewProvider>;

/** What else a search that found nothing can be, each one press away. */
function offersBeside({ zip, radiusMiles, searchString }: SearchCriteria) {
  const wider = findWiderRadius(radiusMiles);
  const broader = { zip, radius: `${wider ?? radiusMiles}` };
  return {
    offers: [
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
    ],
  };
}

function viewProvider(provider: Provider, choose: string) {
  const { providerId, providerName, title, distance, locations } = provider;
  const { providerGroupName: group } = provider;
  const accepting = acceptingOf(provider);
  return {
    name: providerName || text.provider.unnamed,
    title,
    accepting,
    facts: [
      {
        term: text.provider.distance,
        value: distance === null ? "" : text.provider.miles(distance),
      },
      { term: text.provider.group, value: group === providerName ? null : group },
      { term: text.provider.specialty, value: provider.specialty },
      { term: text.provider.languages, value: provider.languages.join(", ") },
    ].flatMap(({ term, value }) => (value ? [{ term, value }] : [])),
    locations: locations.flatMap(viewLocation),
    /** Null where they cannot be chosen; `why` says it. */
    choose:
      providerId === null || providerName === "" || accepting === "no"
        ? null
        : `${choose}&provider=${encodeURIComponent(providerId)}`,
    why: accepting === "no" ? text.provider.full : text.provider.byPhone,
  };
}

/** Not told is not the same as no. */
function acceptingOf({ acceptingNewPatients }: Provider): "yes" | "no" | "unknown" {
  if (acceptingNewPatients === null) return "unknown";
  return acceptingNewPatients ? "yes" : "no";
}

function viewLocation({
  addressLine1,
  city,
  state,
  zipCode,
  phoneNumber: phone,
}: Provider["locations"][number]) {
  const region = [state, zipCode].filter(Boolean).join(" ");
  const place = [city, region].filter(Boolean).join(", ");
  const address = [addressLine1, place].filter(Boolean).join(", ");
  return address === "" && phone === null ? [] : [{ address, phone }];
}
