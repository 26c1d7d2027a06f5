import { href, data } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { pageBrand } from "#server/brands/brand.ts";
import { errorLinks } from "#app/components/frame/error-links.ts";
import { ErrorPage } from "#app/components/frame/ErrorPage.tsx";
import { documentStatus, findErrorEntry } from "#app/rules/frame/error-catalogue.ts";
import { errorContent } from "#app/text/frame/errors.ts";
import { statusNumberOf } from "#app/frame/errors/error-screen.tsx";
import { errorViewerOf } from "#app/frame/document/root-data.ts";
import { useErrorInOpener } from "#app/frame/errors/pop-up.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/error.ts";

export const loader = ({ params, context }: Route.LoaderArgs) => {
  const entry = findErrorEntry(params.status);
  const status = statusNumberOf(entry);
  return data(
    {
      status,
      viewer: errorViewerOf(context.get(sessionContext)),
      brand: pageBrand(context.get(brandContext)),
      reference: context.get(requestContext).requestId,
    },
    { status: documentStatus(entry) },
  );
};

export default function ErrorRoute({ loaderData }: Route.ComponentProps) {
  const { status, viewer, brand, reference } = loaderData;
  const content = errorContent(status);
  useErrorInOpener(href("/error/:status", { status: String(status) }));
  return (
    <>
      <PageTitle page={content.page} />
      <ErrorPage
        content={content}
        links={errorLinks({ status, viewer, brand })}
        reference={reference}
      />
    </>
  );
}
