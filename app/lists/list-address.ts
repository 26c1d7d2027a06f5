import { data, redirect } from "react-router";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { hasErrors } from "#app/rules/lists/read-filters.ts";
import type { RowPage } from "#app/rules/lists/row-page.ts";

type ReadQuery = { readonly errors: Readonly<Record<string, string | undefined>> };

/** What a list's loader answers: 400 while a filter has to be corrected. */
export const answerList = <View>(read: ReadQuery, view: View) =>
  data(view, { status: hasErrors(read) ? 400 : 200 });

/**
 * A choice that is not offered, such as somebody the viewer may not see, is an unknown page (404).
 * A page number that means nothing is the first page.
 */
export function requireOffered({ errors }: ReadQuery): void {
  const unknown = Object.entries(errors).some(
    ([name, error]) => name !== "page" && error === "unknown",
  );
  if (unknown) throwEntry(404);
}

/**
 * One list has one address. A form sends all its fields, the default days among them, which would
 * be others when the address is opened again later: they are left out. `query` is the one that the
 * list's filters write. Throws the redirect.
 */
export function redirectToCanonicalUrl(read: ReadQuery, url: URL, query: string): void {
  if (hasErrors(read)) return;
  // As the parameters read, not as they are spelled: a proxy may encode them its own way.
  const given = url.searchParams.toString();
  if (`?${given}` !== query && given !== query) throw redirect(`${url.pathname}${query}`);
}

/**
 * A page without rows is shown only of a list that is known to be empty. Past the last page the
 * member is led back to it; an empty page in the midst of others breaks the contract (502).
 */
export function requireConsistentPage(
  { rows, empty, lastPage }: RowPage<unknown>,
  number: number,
  pathOf: (page: number) => string,
): void {
  if (rows.length > 0 || empty) return;
  if (lastPage > 0 && number > lastPage) throw redirect(pathOf(lastPage));
  throwEntry(502);
}
