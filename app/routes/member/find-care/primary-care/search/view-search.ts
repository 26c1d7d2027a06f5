import {
  RADII_MILES,
  USUAL_RADIUS_MILES,
  findZip,
  findWiderRadius,
  NEAREST_PROVIDERS,
  PROVIDERS_PER_PAGE,
  type SearchCriteria,
} from "#app/rules/care/provider-search.ts";
import { carrierText } from "#app/components/ui/text/CarrierText.tsx";
import { troubleParagraphs, troubleStatus } from "#app/forms/submit/refuse.ts";
import { providerSearchText as text } from "#app/text/care/provider-search.ts";
import { searchUrlOf, type LoadedSearch, queryOf, type FoundProviders } from "./load-search.ts";
import type { Provider } from "#server/gateway/calls/care/pcp.ts";
import { viewOffered } from "../provider/view-provider.ts";

export function viewSearch(loaded: LoadedSearch) {
  const { suffix, name, path, phone, zipCode } = loaded.searcher;
  const base = { suffix, name, path, phone, options };
  if (loaded.kind === "closed") {
    return { status: 200, view: { ...base, kind: "closed" } } as const;
  }
  if (loaded.kind === "form") {
    const usual = { zip: findZip(zipCode) ?? "", radius: `${USUAL_RADIUS_MILES}`, words: "" };
    const { draft, isLost } = loaded;
    const notice = isLost ? text.lost : null;
    return {
      status: 200,
      view: { ...base, kind: "form", values: usual, draft, notice, alert: null },
    } as const;
  }
  const { zip, radiusMiles, searchString } = loaded.search;
  const values = { zip, radius: `${radiusMiles}`, words: searchString };
  if (loaded.kind === "result") {
    const found = viewFound(loaded);
    return { status: 200, view: { ...base, kind: "result", values, found } } as const;
  }
  const { kind, error, searcher, search, place } = loaded;
  const alert =
    kind === "refused"
      ? { paragraphs: [text.refused], again: null }
      : {
          paragraphs: troubleParagraphs(error, text.trouble),
          again: searchUrlOf(searcher, search, place),
        };
  return {
    status: kind === "refused" ? 400 : troubleStatus(error),
    view: { ...base, kind: "form", values, draft: undefined, notice: null, alert },
  } as const;
}

const options = RADII_MILES.map((miles) => ({ value: `${miles}`, label: text.form.within(miles) }));

/** A page of a result as the member reads it: the rules stay on the server. */
function viewFound({ searcher, search, place, found, isPart }: FoundProviders) {
  const { key, zip, radiusMiles, searchString } = search;
  const { isAccepting } = place;
  const { shown, page, pages, total } = found;
  const asked = { zip, radiusMiles, searchString };
  const choose = `${searcher.path.replace(/search$/, "choose")}?search=${key}`;
  const tabs = [false, true].map((accepting) => ({
    label: accepting ? text.filter.accepting : text.filter.all,
    href: searchUrlOf(searcher, search, { page: 1, isAccepting: accepting }),
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
  const { group, specialty, languages, ...view } = viewOffered(provider);
  const isFull = view.accepting === "no";
  return {
    name: view.name,
    title: view.title,
    accepting: view.accepting,
    facts: [
      {
        term: text.provider.distance,
        value: distance === null ? null : text.provider.miles(distance),
      },
      { term: text.provider.group, value: group },
      { term: text.provider.specialty, value: specialty && carrierText(specialty) },
      { term: text.provider.languages, value: languages && carrierText(languages) },
    ].flatMap(({ term, value }) => (value ? [{ term, value }] : [])),
    locations: view.locations,
    /** Null if the provider cannot be chosen; `why` is the reason. */
    choose:
      providerId === null || provider.providerName.trim() === "" || isFull
        ? null
        : `${choose}&provider=${encodeURIComponent(providerId)}`,
    why: isFull ? text.provider.full : text.provider.byPhone,
  };
}
