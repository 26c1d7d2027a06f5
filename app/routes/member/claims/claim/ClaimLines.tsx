import { claimDetailText, planWillPayText } from "#app/text/claims/claim.ts";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import {
  AMOUNTS,
  mapAmounts,
  type AmountName,
  type ClaimAmounts,
} from "#app/rules/claims/claim-amounts.ts";
import { renderCarrierText, TextParts } from "#app/components/ui/text/CarrierText.tsx";
import { Sentence, Sentences } from "#app/components/ui/text/Sentence.tsx";
import { claimStatusParts } from "#app/frame/words/show-claim-status.ts";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { hasLongWord, Table, type Column } from "#app/components/ui/figures/Table.tsx";
import type { LineView } from "./view-lines.ts";
import type { ShownCents } from "#app/rules/claims/claim-row.ts";

type ClaimLinesProps = {
  lines: readonly LineView[];
  totals: ShownAmounts;
  /** Whether amounts that are left out are of an estimate, which has no final ones. */
  isEstimate?: boolean;
  /** Whether the plan's payment is still to come. */
  awaitsPayment?: boolean;
};

export function ClaimLines({
  lines,
  totals,
  isEstimate = false,
  awaitsPayment = false,
}: ClaimLinesProps) {
  const { lines: text, amounts } = claimDetailText;
  if (lines.length === 0) return <EmptyState title={text.none} />;
  const shown = listShownAmounts(lines, totals);
  const undecided = AMOUNTS.some((it) => totals[it] === "undecided" && !shown.includes(it));
  const columns: readonly Column<"service" | AmountName>[] = [
    { key: "service", label: text.service },
    ...shown.map((key) => ({
      key,
      label:
        awaitsPayment && key === "planPaidCents"
          ? planWillPayText.term
          : amounts[key === "billedCents" && isEstimate ? "estimatedCents" : key],
      align: "end" as const,
    })),
  ];
  return (
    <>
      <Table
        caption={text.caption}
        columns={columns}
        kind="wide"
        // The carrier's line numbers may repeat.
        rows={lines.map((line, index) => ({
          key: String(index),
          cells: {
            service: <Service line={line} />,
            ...cellsOf(line.amounts),
          },
        }))}
        totals={{ service: text.total, ...cellsOf(totals) }}
      />
      {undecided && !isEstimate && <p className="card__body muted">{text.undecided}</p>}
    </>
  );
}

const cellsOf = (amounts: ShownAmounts) =>
  mapAmounts((name) => {
    const amount = <Amount cents={amounts[name]} />;
    if (amounts[name] !== 0) return amount;
    return <span className={SHOWN_IF_ZERO.has(name) ? "muted" : "nil muted"}>{amount}</span>;
  });

/** Amounts that are shown even if zero. On narrow screens the others are left out if they are zero. */
const SHOWN_IF_ZERO: ReadonlySet<AmountName> = new Set([
  "billedCents",
  "planPaidCents",
  "oweCents",
]);

function Service({ line }: { line: LineView }) {
  const { lines: text, denials, otherMeanings, math } = claimDetailText;
  const { procedureCode, dentalCode, category, tooth, toothSurface, status } = line;
  const given = [
    procedureCode !== null && text.procedureCode(procedureCode),
    dentalCode !== null && text.dentalCode(dentalCode),
    category !== null && text.dentalCategory(renderCarrierText(category)),
    tooth !== null && text.tooth(tooth),
    toothSurface !== null && text.toothSurface(renderCarrierText(toothSurface)),
    status !== null && text.status(<TextParts of={claimStatusParts(status)} />),
  ].filter((fact) => fact !== false);
  return (
    <>
      <span {...(hasLongWord(line.description) && { className: "long" })}>
        {line.description === null ? text.unnamed : renderCarrierText(line.description)}
      </span>
      <small>
        {text.number(line.number)}
        {line.serviceDate !== null && (
          <>
            {" · "}
            <DateText day={line.serviceDate} />
          </>
        )}
        <Sentences each={["", ...given]} between=" · " />
      </small>
      {line.alternate !== null && (
        <small>
          <Sentence parts={text.alternate(renderCarrierText(line.alternate))} />
        </small>
      )}
      {line.reversal && <small>{text.reversals[line.reversal.kind](line.reversal.number)}</small>}
      {line.denial && (
        <small>{line.refused ? otherMeanings[line.refused] : denials[line.denial.key]}</small>
      )}
      {!line.balanced && <small>{math.lineUnbalanced}</small>}
    </>
  );
}

export type ShownAmounts = ClaimAmounts<ShownCents>;

/** The amounts that a claim without lines shows. */
const AMOUNTS_WITHOUT_LINES: readonly AmountName[] = [
  "billedCents",
  "discountCents",
  "planPaidCents",
  "otherPayerPaidCents",
  "oweCents",
];

const isSome = (cents: ShownCents) => typeof cents === "number" && cents !== 0;

/**
 * The amounts that a claim's page shows as columns: what was denied, or another payer paid, only where
 * there is some, and none but the bill that is undecided everywhere.
 */
export function listShownAmounts(
  lines: readonly { readonly amounts: ShownAmounts }[],
  totals: ShownAmounts,
): AmountName[] {
  const rows = [...lines.map(({ amounts }) => amounts), totals];
  return AMOUNTS.filter(
    (name) =>
      (lines.length > 0 || AMOUNTS_WITHOUT_LINES.includes(name)) &&
      (name === "billedCents" || rows.some((amounts) => amounts[name] !== "undecided")) &&
      (name !== "deniedCents" ||
        rows.some(({ deniedCents }) => deniedCents !== 0 && deniedCents !== "undecided")) &&
      (name !== "otherPayerPaidCents" || rows.some((amounts) => isSome(amounts[name]))),
  );
}
