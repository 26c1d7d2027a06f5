import { commonText } from "#app/text/common.ts";
import { claimDetailText } from "#app/text/claim-detail.ts";
import { homeText } from "#app/text/home.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { ClaimDay } from "./ClaimDay.tsx";
import { ClaimStatus, type ClaimStatusValue } from "#app/components/ui/ClaimStatus.tsx";
import { DateText } from "#app/components/ui/DateText.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { Amount } from "#app/components/ui/Amount.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import type { ClaimView } from "./view-claim.ts";

type ClaimAboutProps = {
  about: ClaimView["about"];
  status: ClaimView["status"];
  /** Whether the EOB button is shown. */
  eob: boolean;
  phone: string | null;
};

/** The facts of a claim, its status, and what that means. */
export function ClaimAbout({ about, status, eob, phone }: ClaimAboutProps) {
  const { about: text, meanings, nextSteps } = claimDetailText;
  const meaning = [
    status.meaning && meanings[status.meaning],
    status.nextStep && nextSteps[status.nextStep],
  ].filter(Boolean);
  return (
    <Card title={text.heading} className="claim__side">
      <div className="card__body prose">
        <p>
          <ClaimStatus status={status.shown} />
        </p>
        {meaning.length > 0 && <p>{meaning.join(" ")}</p>}
        {status.nextStep?.startsWith("call") && <PhoneLink phone={phone} />}
        <DefinitionList
          items={[
            { term: text.claimNumber, value: <span className="num">{about.number}</span> },
            { term: text.patient, value: about.patient ?? commonText.notGiven },
            { term: text.provider, value: about.provider ?? homeText.claims.providerUnknown },
            { term: text.serviceDate, value: <ClaimDay day={about.serviceDate} /> },
            ...(about.paidDate === null || saysPaidDay(status.shown)
              ? []
              : [{ term: text.paidDate, value: <DateText day={about.paidDate} /> }]),
            ...(about.checkPayeeCents === 0
              ? []
              : [
                  { term: text.payee, value: about.payee ?? commonText.notGiven },
                  { term: text.checkPayee, value: <Amount cents={about.checkPayeeCents} /> },
                ]),
          ]}
        />
        <div className="row">
          {eob && <EobForm />}
          <PrintButton />
        </div>
      </div>
    </Card>
  );
}

/** Whether the badge has the day of payment. */
const saysPaidDay = (shown: ClaimStatusValue) => shown.kind === "paid" && shown.on !== null;

/** A post, because the document has to be looked up first. */
function EobForm() {
  return (
    <form method="post" aria-label={homeText.claims.eob}>
      <Button kind="quiet" icon="file-text-duotone" name="intent" value="eob">
        {homeText.claims.eob}
      </Button>
    </form>
  );
}
