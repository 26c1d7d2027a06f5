import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { appealText as text } from "#app/text/claims/appeal.ts";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { showDate } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { NOTICE_DAY } from "./AppealRights.tsx";
import type { AppealView } from "./view-appeal.ts";

type AppealHeadProps = { view: AppealView; isMade: boolean; isRefused: boolean };

/** Title, way back, and what is wrong with the day of the notice. */
export function AppealHead({ view, isMade, isRefused }: AppealHeadProps) {
  const { provider, serviceDate } = view.about;
  const { letter } = text;
  const { error } = view.deadline.field;
  const named = provider ?? claimWordsText.providerUnknown;
  return (
    <>
      <PageHead
        title={isMade ? letter.ready : text.pageTitle(named, serviceDate && showDate(serviceDate))}
        hasErrors={error !== null || isRefused}
        above={[
          { label: claimsText.title, href: view.back },
          { label: claimDetailText.title(view.type), href: view.claimHref },
        ]}
        current={text.title}
        heading={isMade ? letter.ready : text.title}
        lead={isMade ? letter.readyText : text.lead}
      />
      <ErrorSummary errors={error === null ? [] : [{ fieldId: NOTICE_DAY, message: error }]} />
    </>
  );
}
