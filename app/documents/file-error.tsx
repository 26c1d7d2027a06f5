import { isRouteErrorResponse, useLocation } from "react-router";
import { ErrorPage } from "#app/components/frame/ErrorPage.tsx";
import { useErrorContent } from "#app/frame/errors/error-screen.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { PlainFrame } from "#app/frame/document/plain-frame.tsx";

type FileErrorProps = {
  readonly error: unknown;
  /** Names the page that the file belongs to, which stands above it in the address. */
  readonly back: string;
  /** The file has the page's contents, with the same query. */
  readonly isFiltered?: true;
};

/** The page in place of a file that could not be had. Its address is the file's: it can be reloaded. */
export function FileError({ error, back, isFiltered }: FileErrorProps) {
  const shown = useErrorContent(error);
  const { pathname, search } = useLocation();
  const above = pathname.slice(0, pathname.lastIndexOf("/")) + (isFiltered ? search : "");
  // A retry of a refused request would be refused again.
  const mayHelp = !isRouteErrorResponse(error) || error.status >= 500;
  return (
    <PlainFrame>
      <PageTitle page={shown.content.page} />
      <ErrorPage
        {...shown}
        links={[{ label: back, href: above, external: false }, ...shown.links]}
        file={{ again: mayHelp ? pathname + search : null }}
      />
    </PlainFrame>
  );
}

/** Never rendered, because the loader throws. Without it the router would write the address to the log. */
export const NoPage = () => null;
