import { allowedMoreCents } from "#app/rules/claims/lines/line-math.ts";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { FILLS } from "#app/components/ui/figures/MathBar.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { billText } from "#app/text/claims/bill.ts";
import { claimDetailText, planWillPayText } from "#app/text/claims/claim.ts";
import { costGlossaryText } from "#app/text/claims/cost-glossary.ts";
import { usd } from "#app/text/common/format.ts";
import type { FoundView } from "./view-bill.ts";

const text = billText.result;

/** A bill that was compared with a claim, so that there are amounts to show. */
type ComparedView = Exclude<
  FoundView,
  { readonly kind: "none" | "missing" | "uncompared" | "several" }
>;

/** Bill and share as bars of one scale, named, and what the claim leaves open of the bill. */
export function BillBars({ found }: { found: ComparedView }) {
  const { bars } = text;
  const { amounts, shares, amountCents, differenceCents } = found;
  if (amounts === null || shares === null) return null;
  return (
    <div className="card__body bill-bars">
      <dl>
        <Bar name={bars.bill} cents={amountCents} share={shares.bill} fill={FILLS.planPaid} />
        <Bar name={bars.owe} cents={amounts.oweCents} share={shares.owe} fill={FILLS.owe} />
        {(found.kind === "above" || found.kind === "out-of-network") && (
          <div>
            <dt>{bars.open}</dt>
            <dd>
              <Amount cents={differenceCents} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

type BarProps = { name: string; cents: number; share: number; fill: string };

const Bar = ({ name, cents, share, fill }: BarProps) => (
  <div className="bill-bar">
    <dt>{name}</dt>
    <dd>
      <Amount cents={cents} />
      <svg width="100%" height="10" aria-hidden="true">
        <rect width={percent(share)} height="10" rx="5" fill={fill} />
      </svg>
    </dd>
  </div>
);

/** The claim's amounts from billed to owed, as the verdict rests on them. */
export function BillMath({ found }: { found: ComparedView }) {
  const { math } = text;
  const { amounts, billedCents } = found;
  const moreCents = amounts === null ? null : allowedMoreCents({ ...amounts, billedCents });
  return (
    <Card title={math.heading}>
      <div className="card__body prose">
        {amounts !== null && <p>{text.claim[found.of](usd(amounts.oweCents))}</p>}
        <DefinitionList
          className="math"
          items={[
            { term: math.billed, value: <Amount cents={billedCents} /> },
            amounts !== null && {
              term: costGlossaryText.words.discountCents.term,
              value: <Amount cents={amounts.discountCents} />,
            },
            ...rareAmounts(amounts, ["deniedCents", "notCoveredCents"]),
            amounts !== null && {
              term: found.awaitsPayment ? planWillPayText.term : math.planPaid,
              value: <Amount cents={amounts.planPaidCents} />,
            },
            ...rareAmounts(amounts, ["otherPayerPaidCents"]),
            amounts !== null && { term: math.owe, value: <Amount cents={amounts.oweCents} /> },
          ]}
        />
        {moreCents !== null && <p>{claimDetailText.math.allowedMore(usd(moreCents))}</p>}
      </div>
    </Card>
  );
}

type RareAmount = "deniedCents" | "notCoveredCents" | "otherPayerPaidCents";

/** Amounts that most claims do not have, each only where it is not zero. */
const rareAmounts = (amounts: ComparedView["amounts"], names: readonly RareAmount[]) =>
  names.map(
    (name) =>
      (amounts?.[name] ?? 0) !== 0 && {
        term: costGlossaryText.words[name].term,
        value: <Amount cents={amounts?.[name] ?? null} />,
      },
  );

/** A share of 1 as a width, to a tenth of a percent. */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
