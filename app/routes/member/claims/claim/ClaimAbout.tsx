import { href } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import { claimDetailText, planWillPayText } from "#app/text/claims/claim.ts";
import { languageHelpText } from "#app/text/frame/language-help.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { twinText } from "#app/text/claims/twin.ts";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { Button, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { usd } from "#app/text/common/format.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { ClaimStatus } from "#app/components/ui/figures/ClaimStatus.tsx";
import { mayHold } from "#app/rules/claims/standings.ts";
import type { ClaimStatusValue } from "#app/rules/claims/claim-status.ts";
import { renderCarrierText } from "#app/components/ui/text/CarrierText.tsx";
import { Sentences } from "#app/components/ui/text/Sentence.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import type { ClaimView } from "./view-claim.ts";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { costGlossaryText } from "#app/text/claims/cost-glossary.ts";
import { Icon } from "#app/components/ui/icons/Icon.tsx";

type ClaimAboutProps = {
  about: ClaimView["about"];
  status: ClaimView["status"];
  eob: boolean;
  phone: string | null;
};

export function ClaimAbout({ about, status, eob, phone }: ClaimAboutProps) {
  const { about: text, meanings, otherMeanings, nextSteps } = claimDetailText;
  const all = { ...meanings, ...otherMeanings };
  const hasCheck = about.checkPayeeCents !== 0;
  const meaning = [
    status.meaning && all[status.meaning],
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
            { term: text.provider, value: about.provider ?? claimWordsText.providerUnknown },
            {
              term: text.serviceDate,
              value: <DateText day={about.serviceDate} none={claimsText.dateUnknown} />,
            },
            about.paidDate !== null &&
              !saysPaidDay(status.shown) && {
                term: text.paidDate,
                value: <DateText day={about.paidDate} />,
              },
            hasCheck && { term: text.payee, value: about.payee ?? commonText.notGiven },
            hasCheck && { term: text.checkPayee, value: <Amount cents={about.checkPayeeCents} /> },
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

const saysPaidDay = (shown: ClaimStatusValue) => shown.kind === "paid" && shown.on !== null;

/** A post, because the document has to be looked up first. */
function EobForm() {
  return (
    <form method="post" aria-label={claimWordsText.eob}>
      <Button kind="quiet" icon="file-text-duotone" name="intent" value="eob">
        {claimWordsText.eob}
      </Button>
    </form>
  );
}

/** That another claim stands in this one's place, or may do so (T-86). */
export function ClaimStandingNotice({
  standing,
  phone,
}: {
  standing: NonNullable<ClaimView["standing"]>;
  phone: string | null;
}) {
  return (
    <NoticeList label={claimDetailText.standings.heading}>
      <Notice
        tone="info"
        icon="swap"
        title={claimsText.standings[standing]}
        action={mayHold({ standing }) && <PhoneLink phone={phone} />}
      >
        {claimDetailText.standings[standing]}
      </Notice>
    </NoticeList>
  );
}

export type Denial = NonNullable<ClaimView["denial"]>;

/** The denied lines, the reason, and the next step. */
type ClaimDenialProps = {
  denial: Denial;
  appeal: string | null;
  /** Of another claim for the same service, which was not denied. */
  twinHref: string | null;
  phone: string | null;
};

export function ClaimDenial({ denial, appeal, twinHref, phone }: ClaimDenialProps) {
  const { nextSteps } = claimDetailText;
  return (
    <NoticeList label={nextSteps.heading}>
      <Notice
        {...(denial.kind === "denied" ? SURE : UNSURE)}
        title={titleOf(denial)}
        action={
          <div className="row">
            {appeal !== null && (
              <ButtonLink to={appeal}>
                {denial.stakeCents === null
                  ? claimsText.appeal.link
                  : claimsText.appeal.upTo(usd(denial.stakeCents))}
              </ButtonLink>
            )}
            {twinHref !== null && <ArrowLink to={twinHref}>{twinText.link}</ArrowLink>}
            <PhoneLink phone={phone} />
            <ArrowLink to={href("/language-help")}>{languageHelpText.link}</ArrowLink>
          </div>
        }
      >
        {[
          ...denial.denied.map(explain),
          ...unexplained(denial),
          ...toPaySentence(denial),
          ...(twinHref === null ? [] : [twinText.title, twinText.text]),
          nextSteps[denial.nextStep],
        ]}
      </Notice>
    </NoticeList>
  );
}

/** How a denial is drawn, and charges that are only not covered or not allowed. */
const SURE = { tone: "bad", icon: "x-circle-fill" } as const;
const UNSURE = { tone: "info", icon: "info" } as const;

function titleOf({ claim, denied: [first, ...others] }: Denial): string {
  const { meanings, otherMeanings, denials } = claimDetailText;
  if (claim !== null) return { ...meanings, ...otherMeanings }[claim];
  return first === undefined || others.length > 0 ? meanings["denied-in-part"] : denials[first.key];
}

/** What is left to pay for the claim; nothing is said where its total does not show it (T-88). */
const toPaySentence = ({ toPay }: Denial): readonly string[] =>
  toPay === null || toPay === "credit" ? [] : [claimDetailText.denials.toPay[toPay]];

function explain({ key, lines, reason, code, paidAs }: Denial["denied"][number]) {
  const { denials: text } = claimDetailText;
  const isUnexplained = key !== "not-covered" && reason === null && code === null;
  const sentences = [
    lines.length > 0 && text.lines(lines),
    isUnexplained && text.noReason,
    reason !== null && text.reason(renderCarrierText(reason.replace(/\s*\.+$/, ""))),
    code !== null && text.code(code),
    paidAs !== null && text.paidAs(renderCarrierText(paidAs)),
  ];
  return <Sentences key={key} each={sentences.filter((sentence) => sentence !== false)} />;
}

/** A claim that only its status calls denied has no reason. */
const unexplained = ({ denied }: Denial): readonly string[] =>
  denied.length === 0 ? [claimDetailText.denials.noReason] : [];

export type CostTerm = keyof typeof costGlossaryText.words;

type CostGlossaryProps = {
  shown: readonly CostTerm[];
  summed: boolean;
  /** Whether the plan's payment is still to come. */
  awaitsPayment?: boolean;
};

export function CostGlossary({ shown, summed, awaitsPayment = false }: CostGlossaryProps) {
  const { heading, notCoveredOpen } = costGlossaryText;
  const words = {
    ...costGlossaryText.words,
    ...(awaitsPayment && { planPaidCents: planWillPayText }),
  };
  return (
    <Card title={heading} className="folds words">
      <div className="card__body entries">
        {shown.map((key) => (
          <details key={key}>
            <summary>
              {words[key].term}
              <Icon name="caret-down" />
            </summary>
            <p>{key === "notCoveredCents" && !summed ? notCoveredOpen : words[key].text}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
