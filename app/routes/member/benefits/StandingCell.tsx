import { Amount } from "#app/components/ui/Amount.tsx";
import { Badge } from "#app/components/ui/Badge.tsx";
import { metPercent } from "#app/components/ui/ProgressMeter.tsx";
import type { AmountStanding, KeyAmount } from "#app/rules/benefits/key-amounts.ts";
import { benefitsSummaryText } from "#app/text/benefits-summary.ts";

/** What is met, of what, and what is left; the bar shows the same. */
export function StandingCell({
  kind,
  standing,
}: {
  kind: KeyAmount["kind"];
  standing: AmountStanding;
}) {
  const { totalCents, metCents, remainingCents, isOff } = standing;
  const isPaid = kind === "deductible" || kind === "outOfPocketMaximum";
  const words = benefitsSummaryText.standing;
  const total = <Amount cents={totalCents} />;
  if (metCents === null) {
    return (
      <span>
        {total}
        <small>{words.unknown}</small>
      </span>
    );
  }
  const width = Math.min(100, Math.max(0, metPercent(metCents, totalCents)));
  return (
    <span>
      <Amount cents={metCents} /> {isPaid ? words.met : words.used} {total}
      <svg className="meter" aria-hidden="true">
        <rect width={`${width}%`} height="100%" rx="5" />
      </svg>
      {remainingCents !== null && (
        <small>
          <Amount cents={remainingCents} /> {words.left}
        </small>
      )}
      {isOff && (
        <Badge tone="warn" icon="warning-fill">
          {words.off}
        </Badge>
      )}
    </span>
  );
}
