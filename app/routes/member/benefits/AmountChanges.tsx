import { Badge } from "#app/components/ui/Badge.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { usd } from "#app/text/format.ts";
import { wholeDollars } from "#app/text/whole-dollars.ts";
import { showTierIn } from "./show-tier.ts";
import type { AmountLine } from "./view-compare.ts";

const text = benefitChangesText.amounts;

/** Amounts that are new, gone, up or down. */
export function AmountChanges({ amounts }: { amounts: readonly AmountLine[] }) {
  if (amounts.length === 0) return null;
  return (
    <>
      <h3>{text.heading}</h3>
      <ul className="changes">
        {amounts.map((amount, place) => {
          const label = labelOf(amount);
          return (
            <li key={`${label} ${place}`}>
              <b>{label}:</b> <AmountChanged amount={amount} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function AmountChanged({ amount }: { amount: AmountLine }) {
  const { fromCents: from, toCents: to, differenceCents: difference } = amount;
  if (from === null || to === null || difference === null) {
    if (to !== null) return text.added(dollars(to));
    return from === null ? null : text.dropped(dollars(from));
  }
  const isUp = difference > 0;
  return (
    <span>
      <FromTo from={dollars(from)} to={dollars(to)} />
      {", "}
      <Badge icon={isUp ? "arrow-up" : "arrow-down"}>
        {text[isUp ? "up" : "down"](dollars(Math.abs(difference)))}
      </Badge>
    </span>
  );
}

/** Before and after: "$500 → $750", heard as "from $500 to $750". */
export function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <span>
      <span aria-hidden="true">{`${from} → ${to}`}</span>
      <VisuallyHidden>{text.fromTo(from, to)}</VisuallyHidden>
    </span>
  );
}

function labelOf({ kind, name, coverageType, tier }: AmountLine): string {
  const label = text.side[coverageType](name ?? text.kind[kind]);
  return tier === null ? label : `${label}, ${showTierIn(tier)}`;
}

const dollars = (cents: number): string => (cents % 100 === 0 ? wholeDollars(cents) : usd(cents));
