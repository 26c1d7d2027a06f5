import { isRouteErrorResponse, useLocation } from "react-router";
import type { OnwardTarget } from "#app/components/frame/error-links.ts";
import { ErrorPage } from "#app/components/frame/ErrorPage.tsx";
import { useErrorContent } from "#app/frame/error-screen.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { PlainFrame } from "#app/frame/plain-frame.tsx";

type FileErrorProps = {
  readonly error: unknown;
  /** The page that the file belongs to. */
  readonly back: Pick<OnwardTarget, "label" | "href">;
};

/** The page in place of a file that could not be had. Its address is the file's: it can be reloaded. */
export function FileError({ error, back }: FileErrorProps) {
  const shown = useErrorContent(error);
  const { pathname, search } = useLocation();
  // What was refused is refused again.
  const mayHelp = !isRouteErrorResponse(error) || error.status >= 500;
  return (
    <PlainFrame>
      <PageTitle page={shown.content.page} />
      <ErrorPage
        {...shown}
        links={[{ ...back, external: false }, ...shown.links]}
        file={{ again: mayHelp ? pathname + search : null }}
      />
    </PlainFrame>
  );
}

/** Never rendered, because the loader throws. Without it the router would write the address to the log. */
export const NoPage = () => null;
