import { claimDetailText, planWillPayText } from "#app/text/claims/claim.ts";
import { usd } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { costGlossaryText } from "#app/text/claims/cost-glossary.ts";
import {
  notCoveredApart,
  type AmountName,
  type ClaimAmounts,
} from "#app/rules/claims/claim-amounts.ts";
import { allowedMoreCents, type LineMath } from "#app/rules/claims/lines/line-math.ts";
import type { BarSegment } from "#app/rules/claims/lines/math-bar.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import { MathBar, MathKey } from "#app/components/ui/figures/MathBar.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";

/** Amounts in cents; null if one is not given. They are shown as a sum only when balanced. */
export type ClaimMathValue = Pick<LineMath, "state" | "differenceCents"> &
  ClaimAmounts & {
    notCoveredOwedCents: number | null;
    mismatch?: "bill" | "parts" | "lines";
    /** Null if the bill cannot be drawn as a bar. */
    bar: readonly BarSegment[] | null;
    /** Made before care, so that no amount is owed, and none will be for it. */
    isEstimate?: boolean;
    /** Of care that plans pay in parts. */
    isOrthodontic?: boolean;
    /** It was withdrawn by its status, or takes another claim back, so that its amounts need no sum. */
    isWithdrawn?: boolean;
    /** The plan paid a line as another service, and the difference is in no amount. */
    lacksDifference?: boolean;
    /** Over the allowed amount: what a provider outside the network may bill, and what of it is owed. */
    mayBeBilledCents?: number;
    overOwedCents?: number;
    /** The plan's payment is still to come. */
    awaitsPayment?: boolean;
    /** It takes another claim back: an amount below zero only cancels that claim's, and is no credit. */
    takesBack?: boolean;
    /** What the plan added to its payment. */
    interestCents?: number;
    /** What it paid beside a bill of nothing. */
    withoutBillCents?: number;
    /** What others paid or took off. */
    paidElsewhereCents?: number;
  };

type ClaimMathProps = {
  math: ClaimMathValue;
  phone: string | null;
  /** Whether no other claim takes this one's place, or may. */
  standsAlone?: boolean;
  accumulatorLinks?: readonly {
    name: keyof typeof claimDetailText.math.accumulatorLinks.own;
    whose: keyof typeof claimDetailText.math.accumulatorLinks;
    href: string;
  }[];
};

/** From the billed amount to what is owed, step by step, with a bar that shows the same. */
export function ClaimMath({
  math,
  phone,
  standsAlone = true,
  accumulatorLinks = [],
}: ClaimMathProps) {
  const text = claimDetailText.math;
  const { state, bar } = math;
  // Amounts that contradict each other, or hold no longer, have no result to begin with.
  const hasResult = standsAlone && (state === "balanced" || state === "unknown");
  const moreCents = allowedMoreCents(math);
  const sumHeading = isCredit(math) ? text.headingCredit : text.heading;
  return (
    <Card title={state === "balanced" ? sumHeading : text.headingOpen} className="claim__main">
      <div className="card__body prose">
        {hasResult && math.oweCents !== null && <Result cents={math.oweCents} />}
        {state !== "balanced" && !math.isWithdrawn && <WhyNoSum math={math} phone={phone} />}
        {bar && <MathBar segments={bar} termOf={termOf(math)} />}
        <Steps math={math} />
        {moreCents !== null && state !== "undecided" && (
          <p className="muted">{text.allowedMore(usd(moreCents))}</p>
        )}
        {math.lacksDifference && state !== "undecided" && <p className="muted">{text.paidAs}</p>}
        {state !== "undecided" && (math.interestCents ?? 0) > 0 && (
          <p className="muted">{text.interest(usd(math.interestCents ?? 0))}</p>
        )}
        {state !== "undecided" && (math.withoutBillCents ?? 0) > 0 && (
          <p className="muted">{text.withoutBill(usd(math.withoutBillCents ?? 0))}</p>
        )}
        {state !== "undecided" && <OverAllowed math={math} />}
        {state !== "undecided" && <Parts math={math} />}
        {accumulatorLinks.length > 0 && (
          <ul className="links">
            {accumulatorLinks.map(({ name, whose, href }) => (
              <li key={name}>
                <ArrowLink to={href}>{text.accumulatorLinks[whose][name]}</ArrowLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** Why a provider may ask for what is over the allowed amount. */
function OverAllowed({
  math: { mayBeBilledCents = 0, overOwedCents = 0 },
}: Pick<ClaimMathProps, "math">) {
  const text = claimDetailText.math;
  return (
    <>
      {mayBeBilledCents > 0 && <p className="muted">{text.mayBeBilled(usd(mayBeBilledCents))}</p>}
      {overOwedCents > 0 && <p className="muted">{text.overOwed(usd(overOwedCents))}</p>}
    </>
  );
}

/** The term of an amount: what a plan has not paid yet is not called paid. */
const termOf =
  ({ awaitsPayment }: Pick<ClaimMathValue, "awaitsPayment">) =>
  (key: keyof typeof costGlossaryText.words): string =>
    awaitsPayment && key === "planPaidCents"
      ? planWillPayText.term
      : costGlossaryText.words[key].term;

/** Whether the sum is below zero, which is shown as a credit. */
const isCredit = ({ state, oweCents, takesBack = false }: ClaimMathValue) =>
  state === "balanced" && oweCents !== null && oweCents < 0 && !takesBack;

function Result({ cents }: { cents: number }) {
  const { credit, owe } = claimWordsText;
  return (
    <>
      <p>
        {cents < 0 ? credit : owe}{" "}
        <b className="limit__big">
          <Amount cents={Math.abs(cents)} />
        </b>
      </p>
      {cents < 0 && <p>{claimDetailText.math.credit}</p>}
      <p className="muted">{claimDetailText.eob.notABill}</p>
    </>
  );
}

/** The parts of what the member owes, styled as a sum only where they are one. */
function Parts({ math }: { math: ClaimMathValue }) {
  const text = claimDetailText.math;
  const { words } = costGlossaryText;
  const split = [
    [words.deductibleCents.term, math.deductibleCents],
    [words.copayCents.term, math.copayCents],
    [words.coinsuranceCents.term, math.coinsuranceCents],
  ] as const;
  const notCoveredOwed = math.notCoveredOwedCents ?? 0;
  const overOwed = Math.min(math.overOwedCents ?? 0, notCoveredOwed);
  const rows = [
    ...split,
    [words.discountCents.term, overOwed] as const,
    [text.partNotCovered, notCoveredOwed - overOwed] as const,
  ].filter(([, cents]) => cents !== 0);
  if (rows.length === 0) return null;
  if (split.every(([, cents]) => cents === null))
    return math.oweCents === 0 ? null : <p className="muted">{text.noParts}</p>;
  const balanced = math.state === "balanced";
  const credit = isCredit(math);
  const items = rows.map(([term, cents]) => ({
    term,
    value: <Amount cents={credit && cents !== null ? 0 - cents : cents} />,
  }));
  const partsDiffer = rows.reduce((sum, [, cents]) => sum + (cents ?? 0), 0) !== math.oweCents;
  const heading = credit ? text.partsCredit : partsDiffer ? text.partsGiven : text.parts;
  return (
    <>
      <p className="muted">{balanced ? heading : text.partsGiven}</p>
      <DefinitionList items={items} className={balanced ? "math" : "math math--given"} />
    </>
  );
}

function WhyNoSum({ math, phone }: { math: ClaimMathValue; phone: string | null }) {
  const text = claimDetailText.math;
  if (math.state === "undecided")
    return <Alert kind="info">{math.isEstimate ? text.estimate : text.undecided}</Alert>;
  if (math.state !== "unbalanced") {
    const elsewhere = math.paidElsewhereCents ?? 0;
    if (elsewhere > 0) return <Alert kind="info">{text.paidElsewhere(usd(elsewhere))}</Alert>;
    // Where the plan paid nothing, the rest may be anything.
    const rest = (math.planPaidCents ?? 0) > 0 ? math.differenceCents : null;
    if (rest !== null && rest < 0) return <Alert kind="info">{text.beyond(usd(-rest))}</Alert>;
    const restWords = math.isOrthodontic ? text.restOfBraces : text.rest;
    return <Alert kind="info">{rest === null ? text.unknown : restWords(usd(rest))}</Alert>;
  }
  const words = math.mismatch === "lines" ? text.linesDiffer : text.unbalanced;
  return (
    <Alert kind="warning">
      <p>{words(usd(Math.abs(math.differenceCents ?? 0)))}</p>
      <PhoneLink phone={phone} />
    </Alert>
  );
}

/** Amounts that most claims do not have: each is a step only where it is not zero. */
const RARE_STEPS: ReadonlySet<AmountName> = new Set([
  "deniedCents",
  "notCoveredCents",
  "otherPayerPaidCents",
]);

function Steps({ math }: { math: ClaimMathValue }) {
  const { words } = costGlossaryText;
  const sum = math.state === "balanced";
  const steps = [
    ["discountCents", math.discountCents],
    ["deniedCents", math.deniedCents],
    ["notCoveredCents", notCoveredApart(math)],
    ["planPaidCents", math.planPaidCents],
    ["otherPayerPaidCents", math.otherPayerPaidCents],
    ["oweCents", math.oweCents],
  ] as const;
  // What is owed over the allowed amount is a part of the share, and no step.
  const isRare = (key: AmountName) =>
    RARE_STEPS.has(key) || (key === "discountCents" && (math.overOwedCents ?? 0) > 0);
  // A pending claim shows only the bill: its other amounts would be taken for a promise (T-74).
  const shown = steps.filter(
    ([key, cents]) => math.state !== "undecided" && (!isRare(key) || (cents ?? 0) !== 0),
  );
  return (
    <dl className="math">
      <div>
        <dt>
          {math.isEstimate === true
            ? claimDetailText.amounts.estimatedCents
            : words.billedCents.term}
        </dt>
        <dd>
          <Amount cents={math.billedCents} />
        </dd>
      </div>
      {shown.map(([key, cents]) => (
        <div key={key} {...(sum && key === "oweCents" && { className: "math__owe" })}>
          <dt>
            {math.bar && <MathKey of={key} />}
            {key === "oweCents" && isCredit(math) ? claimWordsText.credit : termOf(math)(key)}
          </dt>
          <dd>
            {sum && cents !== null ? (
              <Signed cents={cents} equals={key === "oweCents"} isPlain={math.takesBack} />
            ) : (
              <Amount cents={cents} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SignedProps = { cents: number; equals: boolean; isPlain?: boolean | undefined };

/** An amount of the sum; screen readers read its sign as a word. Of a reversal the result keeps its sign. */
function Signed({ cents, equals, isPlain = false }: SignedProps) {
  const text = claimDetailText.math;
  // Subtracting an amount below zero adds to the bill; a result below zero is called a credit.
  const [sign, say] = equals
    ? ["=", text.equals]
    : cents < 0
      ? ["+", text.plus]
      : ["\u2212", text.minus];
  const amount = usd(equals && isPlain ? cents : Math.abs(cents));
  return (
    <>
      <span className={cents === 0 && !equals ? "num muted" : "num"} aria-hidden="true">
        {sign} {amount}
      </span>
      <VisuallyHidden>{say(amount)}</VisuallyHidden>
    </>
  );
}
