import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { errorLinks, unexpectedErrorLinks } from "#app/components/frame/error-links.ts";
import { ErrorPage, type ErrorPageProps } from "#app/components/frame/ErrorPage.tsx";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { errorEntry, type ErrorEntry } from "#app/rules/frame/error-catalogue.ts";
import { errorContent, unexpectedError } from "#app/text/frame/errors.ts";
import { PageTitle } from "../document/page-title.tsx";
import { useRootData } from "../document/root-data-hook.ts";
import { hasMark, findEntry } from "./thrown-entry.ts";

/** The HTTP status of a catalogue entry; 0 for the generic entry. */
export const statusNumberOf = (entry: ErrorEntry): number => (entry === "generic" ? 0 : entry);

/**
 * Shows a thrown error at the page's own address: the entry of the error catalogue (T-08), or the
 * page for unexpected errors (T-10).
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const shown = useErrorContent(error);
  useRetry(shown.retriesItself === true);
  return (
    <>
      <PageTitle page={shown.content.page} />
      <ErrorPage {...shown} />
    </>
  );
}

/** The error boundary of pages that keep their frame: a failed action, or a page that is not found. */
export const PageError = () => <ErrorScreen error={useRouteError()} />;

export function useErrorContent(error: unknown): ErrorPageProps {
  const root = useRootData();
  const reference = root?.requestId ?? null;
  if (!isRouteErrorResponse(error)) {
    return { content: unexpectedError, links: unexpectedErrorLinks, reference };
  }
  const status = statusNumberOf(findEntry(error.data) ?? errorEntry(error.status));
  const { brand = NO_BRAND, viewer = "visitor" } = root ?? {};
  return {
    content: errorContent(status),
    links: errorLinks({ status, viewer, brand }),
    reference,
    retriesItself: hasMark(error.data, "retriesItself"),
    isFormLost: hasMark(error.data, "isFormLost"),
  };
}

/** Reloads after a client navigation; a document is reloaded by its `Refresh` header. */
function useRetry(isDue: boolean): void {
  useEffect(() => {
    if (isDue) location.reload();
  }, [isDue]);
}
