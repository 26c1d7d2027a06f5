import { data } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { errorLinks } from "#app/components/frame/error-links.ts";
import { ErrorPage } from "#app/components/frame/ErrorPage.tsx";
import { documentStatus, findErrorEntry } from "#app/rules/frame/error-catalogue.ts";
import { errorContent, errorsText } from "#app/text/errors.ts";
import { numberOf } from "#app/frame/error-screen.tsx";
import { useErrorInOpener } from "#app/frame/pop-up.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import type { Route } from "./+types/error.ts";

export const loader = ({ params, context }: Route.LoaderArgs) => {
  const entry = findErrorEntry(params.status);
  const status = numberOf(entry);
  return data(
    {
      status,
      signedIn: context.get(sessionContext).current() !== null,
      brand: pageBrand(context.get(brandContext)),
      reference: context.get(requestContext).requestId,
    },
    { status: documentStatus(entry) },
  );
};

export default function ErrorRoute({ loaderData }: Route.ComponentProps) {
  const { status, signedIn, brand, reference } = loaderData;
  useErrorInOpener(`/error/${status}`);
  return (
    <>
      <PageTitle page={errorsText.pageTitle} />
      <ErrorPage
        content={errorContent(status)}
        links={errorLinks({ status, signedIn, brand })}
        reference={reference}
      />
    </>
  );
}
