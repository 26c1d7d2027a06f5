import { href, Link } from "react-router";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { BELOW_ACCOUNT } from "#app/frame/document/page-head.tsx";
import { ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { findIdentityCheck } from "#app/forms/submit/confirm-password.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { revalidateAfterChange } from "#app/components/forms/SeenVersion.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { confidentialText as text } from "#app/text/account/confidential.ts";
import { loadRequest, requireConfidentialAccess } from "./load-request.ts";
import { saveRequest } from "./save-request.ts";
import { initialValuesOf } from "./request-schema.ts";
import { RequestFields } from "./RequestFields.tsx";
import { CONFIDENTIAL_PATH, RequestState, requestItems } from "./RequestState.tsx";
import type { Route } from "./+types/confidential.ts";

export const shouldRevalidate = revalidateAfterChange;

/** Confidential communication (ORS 743B.555, 45 CFR 164.522(b)): the signed-in member's request. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  requireConfidentialAccess(context);
  const { request, ...shown } = await loadRequest(context, url);
  const asked = shown.isStanding ? request : null;
  const identityCheck =
    shown.part === "state" ? null : await findIdentityCheck(context, { first: true });
  return { ...shown, request, initial: initialValuesOf(asked), identityCheck };
};

export const action = ({ request, context, url }: Route.ActionArgs) => {
  requireConfidentialAccess(context);
  return saveRequest(request, context, { ends: url.searchParams.get("do") === "end" });
};

export default function Confidential({ loaderData, actionData }: Route.ComponentProps) {
  const { part, request, version, isStanding, isLate, isSubscriber, isMinor, identityCheck } =
    loaderData;
  const saved = request !== null && isStanding ? requestItems(request, loaderData.country) : [];
  const foot = (
    <div>
      <h2>{text.history.title}</h2>
      <p>{text.history.text}</p>
    </div>
  );
  return (
    <>
      <Breadcrumb above={BELOW_ACCOUNT} current={text.title} />
      {/* It takes the place of this page in the history, as the links within this page do. */}
      <p className="leave">
        <ButtonLink kind="quiet" size="small" to={href("/home")} replace>
          {text.leave}
        </ButtonLink>
      </p>
      {part === "state" && request !== null && (
        <>
          <PageTitle page={text.title} />
          <div className="card sheet sheet--form">
            <div className="sheet__head">
              <h1>{text.heading}</h1>
            </div>
            <RequestState
              request={request}
              isLate={isLate}
              isSubscriber={isSubscriber}
              servicePhone={loaderData.servicePhone}
              country={loaderData.country}
            />
            <div className="sheet__foot">{foot}</div>
          </div>
        </>
      )}
      {part === "end" && (
        <FormPage
          key="end"
          title={text.title}
          heading={text.ending.heading}
          intro={
            <>
              <p>{text.ending.text(isSubscriber)}</p>
              {!isSubscriber && <p>{text.ending.dependent}</p>}
            </>
          }
          answer={actionData}
          seen={{ version, saved }}
          identityCheck={identityCheck}
          submit={text.ending.submit}
          foot={
            <Link className="link" to={CONFIDENTIAL_PATH} replace>
              {text.ending.back}
            </Link>
          }
        />
      )}
      {part === "form" && (
        <FormPage
          key="form"
          title={text.title}
          heading={text.heading}
          intro={
            <>
              <p>{text.intro}</p>
              {isMinor && <p>{text.minor}</p>}
            </>
          }
          answer={actionData}
          initial={loaderData.initial}
          seen={{ version, saved }}
          identityCheck={identityCheck}
          submit={isStanding ? text.submitChange : text.submit}
          foot={
            isStanding ? (
              <Link className="link" to={CONFIDENTIAL_PATH} replace>
                {text.back}
              </Link>
            ) : (
              foot
            )
          }
        >
          {(form) => (
            <>
              <RequestFields form={form} choices={loaderData.choices} />
              <p className="hint">{text.draft}</p>
            </>
          )}
        </FormPage>
      )}
    </>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
