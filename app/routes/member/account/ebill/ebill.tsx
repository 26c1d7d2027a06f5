import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { NewTabForm } from "#app/components/ui/surfaces/TileList.tsx";
import { UnavailableCard } from "#app/components/ui/surfaces/Unavailable.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { revalidateAfterChange } from "#app/components/forms/SeenVersion.tsx";
import { isAnsweringForm } from "#app/forms/submit/submit-guarded.ts";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/document/page-head.tsx";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { goToEbill } from "#app/sign-in/go-to-ebill.ts";
import { commonText } from "#app/text/common/common.ts";
import { ebillText as text } from "#app/text/account/ebill.ts";
import { saveEbillPreferences } from "./save-ebill.ts";
import { loadEbill, requireEbill, type EbillView } from "./load-ebill.ts";
import { CARD, EBILL_PATH, Preferences } from "./Preferences.tsx";
import type { Route } from "./+types/ebill.ts";

export const shouldRevalidate = revalidateAfterChange;

/** The member's bills (S-11): the way to eBill, and how bills come. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const draft = findDraftValues(context, EBILL_PATH);
  return {
    ...(await loadEbill(member, context.get(isAnsweringForm))),
    editing: draft !== undefined || url.searchParams.get("edit") === CARD,
    isStaffActing: member.session.staff !== null,
    draft,
  };
};

/** The card's form is posted to its own address, the way to eBill to the page's. */
export const action = async ({ request, context, url, pattern }: Route.ActionArgs) => {
  const member = context.get(memberContext);
  const isForm = url.searchParams.get("edit") === CARD;
  await requireEbill(member, { isForm });
  if (isForm) return saveEbillPreferences(request, context, pattern);
  const form = await readForm(request);
  if (form.get("intent") !== "ebill") throwErrorPage(400);
  return goToEbill({ request, context }, member);
};

export default function Ebill({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences, phone, editing, isStaffActing, draft } = loaderData;
  return (
    <>
      <PageHead title={text.title} above={BELOW_ACCOUNT} lead={text.intro} />
      <div className="form">
        <Bills {...loaderData} />
        {preferences === "unavailable" && (
          <UnavailableCard
            heading={text.preferences.title}
            title={text.preferences.unavailable}
            phone={phone}
          />
        )}
        {preferences !== "unavailable" && preferences !== null && (
          <Preferences
            preferences={preferences}
            editing={editing}
            isStaffActing={isStaffActing}
            settingsShown={loaderData.settingsShown}
            answer={actionData}
            draft={draft}
          />
        )}
      </div>
    </>
  );
}

type BillsProps = Pick<EbillView, "registered" | "billWaiting"> & { isStaffActing: boolean };

function Bills({ registered, billWaiting, isStaffActing }: BillsProps) {
  const { bills } = text;
  return (
    <>
      {billWaiting === true && (
        <Alert kind="info">
          <strong>{bills.waiting}</strong>
        </Alert>
      )}
      <Card title={bills.title}>
        <div className="card__body prose">
          <p>{isStaffActing ? bills.staff : introOf(registered)}</p>
          {billWaiting === "unavailable" && <p>{text.billUnread}</p>}
          {!isStaffActing && (
            <NewTabForm
              target={{ kind: "ebill" }}
              action={EBILL_PATH}
              className="btn"
              label={bills.button}
            >
              <Icon name="arrow-square-out" />
              <WithContext context={commonText.newTab}>{bills.button}</WithContext>
            </NewTabForm>
          )}
        </div>
      </Card>
    </>
  );
}

function introOf(registered: EbillView["registered"]): string {
  if (registered === "unavailable") return text.bills.unknown;
  return registered ? text.bills.registered : text.bills.first;
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
