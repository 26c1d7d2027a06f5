import { RADII_MILES, USUAL_RADIUS_MILES, findZip } from "#app/rules/care/provider-search.ts";
import { troubleParagraphs, troubleStatus } from "#app/forms/refuse.ts";
import { providerSearchText as text } from "#app/text/provider-search.ts";
import { addressOf, type LoadedSearch } from "./load-search.ts";
import { viewFound } from "./view-found.ts";

/** The page of a search as the member reads it, and its status. */
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
          again: addressOf(searcher, search, place),
        };
  return {
    status: kind === "refused" ? 400 : troubleStatus(error),
    view: { ...base, kind: "form", values, draft: undefined, notice: null, alert },
  } as const;
}

const options = RADII_MILES.map((miles) => ({ value: `${miles}`, label: text.form.within(miles) }));
