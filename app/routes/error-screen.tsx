import { isRouteErrorResponse } from "react-router";
import { errorLinks, unexpectedErrorLinks } from "../components/error-links.ts";
import { ErrorPage } from "../components/ErrorPage.tsx";
import { NO_BRAND } from "../brand/no-brand.ts";
import { errorEntry, type ErrorEntry } from "../rules/error-catalogue.ts";
import { pageTitle } from "../text/common.ts";
import { errorContent, errorsText, unexpectedError } from "../text/errors.ts";
import type { RootData } from "./root-data.ts";

/** The catalogue's number of an entry; 0 has no text of its own and so shows the generic one. */
export const numberOf = (entry: ErrorEntry): number => (entry === "generic" ? 0 : entry);

/** The error catalogue in place (T-08), or the shared page for what nobody foresaw (T-10). */
export function ErrorScreen({ error, root }: { error: unknown; root: RootData | undefined }) {
  const reference = root?.requestId ?? null;
  const brand = root?.brand ?? NO_BRAND;
  const title = <title>{pageTitle(errorsText.pageTitle, brand.name)}</title>;
  if (!isRouteErrorResponse(error)) {
    return (
      <>
        {title}
        <ErrorPage content={unexpectedError} links={unexpectedErrorLinks} reference={reference} />
      </>
    );
  }
  const status = numberOf(entryOf(error.data) ?? errorEntry(error.status));
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

function entryOf(data: unknown): ErrorEntry | undefined {
  if (typeof data !== "object" || data === null || !("entry" in data)) return undefined;
  const { entry } = data;
  return typeof entry === "number" || entry === "generic" ? errorEntryOf(entry) : undefined;
}

const errorEntryOf = (entry: number | "generic"): ErrorEntry =>
  entry === "generic" ? entry : errorEntry(entry);
