import { usd } from "#app/text/common/format.ts";
import { costGlossaryText } from "#app/text/claims/cost-glossary.ts";
import type { BarSegment } from "#app/rules/claims/lines/math-bar.ts";

type SegmentKey = BarSegment["key"];

/** The colors of the plan's and the member's amounts, in every chart of money. */
export const FILLS = { planPaid: "var(--line-strong)", owe: "var(--primary)" } as const;

const fills: Readonly<Record<SegmentKey, string>> = {
  discountCents: "var(--tint-2)",
  deniedCents: "var(--bad)",
  notCoveredCents: "var(--ink-2)",
  planPaidCents: FILLS.planPaid,
  otherPayerPaidCents: "var(--info)",
  oweCents: FILLS.owe,
};

/** Light fills need an edge; half of the stroke lies outside and is cut. */
const edges: Readonly<Partial<Record<SegmentKey, object>>> = {
  discountCents: { stroke: "var(--line-strong)", strokeWidth: "2" },
};

const { words, barOf, segment } = costGlossaryText;

type MathBarProps = {
  segments: readonly BarSegment[];
  termOf?: (key: SegmentKey) => string;
};

/** The bill as one bar; the list beside it says the same. */
export function MathBar({ segments, termOf = (key) => words[key].term }: MathBarProps) {
  const labels = segments.map(({ key, cents }) => segment(termOf(key), usd(cents)));
  const starts = segments.map((_, index) =>
    segments.slice(0, index).reduce((before, { share }) => before + share, 0),
  );
  return (
    <svg className="math__bar" width="100%" height="20" role="img" aria-label={barOf(labels)}>
      {segments.map(({ key, share }, index) => (
        <rect key={key} fill={fills[key]} {...edges[key]} {...placeOf(starts[index] ?? 0, share)} />
      ))}
      {starts.slice(1).map((start) => (
        <line key={start} stroke="var(--surface)" strokeWidth="3" {...edgeAt(start)} />
      ))}
    </svg>
  );
}

const percent = (thousandths: number) => `${thousandths / 10}%`;

const placeOf = (start: number, share: number) => ({
  x: percent(start),
  width: percent(share),
  height: "100%",
});

const edgeAt = (start: number) => ({ x1: percent(start), x2: percent(start), y2: "100%" });

export function MathKey({ of }: { of: SegmentKey }) {
  return (
    <svg width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" rx="3" fill={fills[of]} {...edges[of]} />
    </svg>
  );
}
