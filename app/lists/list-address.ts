import { data, redirect } from "react-router";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { hasErrors } from "#app/rules/lists/read-filters.ts";
import type { RowPage } from "#app/rules/lists/row-page.ts";

type ReadQuery = { readonly errors: Readonly<Record<string, string | undefined>> };

/** The response of a list's loader: status 400 while a filter is invalid. */
export const answerList = <View>(read: ReadQuery, view: View) =>
  data(view, { status: hasErrors(read) ? 400 : 200 });

/** Throws 404 for a choice that is not offered, such as a member the viewer may not see. */
export function requireOffered({ errors }: ReadQuery): void {
  const unknown = Object.entries(errors).some(
    ([name, error]) => name !== "page" && error === "unknown",
  );
  if (unknown) throwErrorPage(404);
}

/** A form sends all its fields; default days left in the address would be others later. */
export function redirectToCanonicalUrl(read: ReadQuery, url: URL, query: string): void {
  if (hasErrors(read)) return;
  // Compared after parsing: a proxy may encode the parameters in its own way.
  const given = url.searchParams.toString();
  if (`?${given}` !== query && given !== query) throw redirect(`${url.pathname}${query}`);
}

/** Beyond the last page this redirects to it; an empty page before it breaks the contract (502). */
export function requireConsistentPage(
  { rows, empty, lastPage }: RowPage<unknown>,
  number: number,
  pathOf: (page: number) => string,
): void {
  if (rows.length > 0 || empty) return;
  if (lastPage > 0 && number > lastPage) throw redirect(pathOf(lastPage));
  throwErrorPage(502);
}
