import { isRouteErrorResponse } from "react-router";
import { errorLinks, unexpectedErrorLinks } from "#app/components/frame/error-links.ts";
import { ErrorPage } from "#app/components/frame/ErrorPage.tsx";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { errorEntry, type ErrorEntry } from "#app/rules/frame/error-catalogue.ts";
import { commonText, pageTitle } from "#app/text/common.ts";
import { errorContent, errorsText, unexpectedError } from "#app/text/errors.ts";
import type { RootData } from "./root-data.ts";
import { findEntry } from "./thrown-entry.ts";

/** The catalogue's number of an entry; 0 has no text of its own and so shows the generic one. */
export const numberOf = (entry: ErrorEntry): number => (entry === "generic" ? 0 : entry);

/** The error catalogue in place (T-08), or the shared page for what nobody foresaw (T-10). */
export function ErrorScreen({ error, root }: { error: unknown; root: RootData | undefined }) {
  const reference = root?.requestId ?? null;
  const brand = root?.brand ?? NO_BRAND;
  // The name that stands in for an unknown brand's is the product's already.
  const withName = root === undefined ? commonText.pageTitle : pageTitle;
  const title = <title>{withName(errorsText.pageTitle, brand.name)}</title>;
  if (!isRouteErrorResponse(error)) {
    return (
      <>
        {title}
        <ErrorPage content={unexpectedError} links={unexpectedErrorLinks} reference={reference} />
      </>
    );
  }
  const status = numberOf(findEntry(error.data) ?? errorEntry(error.status));
  return (
    <>
      {title}
      <ErrorPage
        content={errorContent(status)}
        links={errorLinks({ status, signedIn: root?.signedIn ?? false, brand })}
        reference={reference}
      />
    </>
  );
}
