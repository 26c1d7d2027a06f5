import { FILLS } from "#app/components/ui/MathBar.tsx";
import { useId } from "react";
import { claimsText, showMonth } from "#app/text/claims.ts";
import { wholeDollars } from "#app/text/whole-dollars.ts";
import type { viewSpending } from "./view-spending.ts";

export type SpendingView = NonNullable<ReturnType<typeof viewSpending>>;

// Units of the viewBox.
const WIDTH = 272;
const HEIGHT = 120;
/** The width of the widest character of a label, and the space between label and scale. */
const CHARACTER = 7.25;
const GAP = 6;
const TOP = 8;
const FLOOR = TOP + HEIGHT;
const WIDEST_BAR = 28;
const LABEL = 28;
/** Months between two labels: divisors of a year, so that each January has one. */
const STEPS = [1, 2, 3, 4, 6, 12];

type Bar = { month: string; x: number; width: number; paid: number; owe: number };

/** The chart; the table beside it has the figures. */
export function SpendingBars({
  months,
  ticks,
  max,
}: Pick<SpendingView, "months" | "ticks" | "max">) {
  const id = useId();
  const [first, last] = [months[0]?.month ?? "", months.at(-1)?.month ?? ""];
  const labels = ticks.map(wholeDollars);
  const left = Math.ceil(Math.max(...labels.map(({ length }) => length)) * CHARACTER + GAP);
  const slot = (WIDTH - left) / Math.max(1, months.length);
  const width = round(Math.min(slot * 0.72, WIDEST_BAR));
  const bars = months.map(({ month, heights }, i) => ({
    month,
    width,
    x: round(left + slot * i + (slot - width) / 2),
    paid: round((heights.planPaid / 1000) * HEIGHT),
    owe: round((heights.owe / 1000) * HEIGHT),
  }));
  const every = STEPS.find((step) => step * slot > LABEL + 2) ?? 12;
  return (
    <svg
      className="muted"
      viewBox={`0 0 ${WIDTH} ${FLOOR + 20}`}
      width={WIDTH * 1.5}
      fontSize="12"
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{claimsText.spending.chart(showMonth(first), showMonth(last))}</title>
      {ticks.map((cents) => (
        <Tick key={cents} cents={cents} left={left} y={round(FLOOR - (cents / max) * HEIGHT)} />
      ))}
      <g fill={FILLS.planPaid}>
        {bars.map(
          (bar) => bar.paid > 0 && <Piece key={bar.month} bar={bar} from={0} to={bar.paid} />,
        )}
      </g>
      <g fill={FILLS.owe}>
        {bars.map(
          (bar) =>
            bar.owe > 0 && (
              <Piece key={bar.month} bar={bar} from={bar.paid} to={bar.paid + bar.owe} />
            ),
        )}
      </g>
      {bars.map(
        (bar) => placeInYear(bar.month) % every === 0 && <MonthLabel key={bar.month} bar={bar} />,
      )}
    </svg>
  );
}

function Tick({ cents, left, y }: { cents: number; left: number; y: number }) {
  return (
    <>
      <line x1={left} x2={WIDTH} y1={y} y2={y} stroke="currentColor" strokeOpacity="0.25" />
      <text x={left - GAP} y={y + 4} textAnchor="end">
        {wholeDollars(cents)}
      </text>
    </>
  );
}

const Piece = ({ bar, from, to }: { bar: Bar; from: number; to: number }) => (
  <rect x={bar.x} y={round(FLOOR - to)} width={bar.width} height={round(to - from)} />
);

/** Centred below its bar, but within the chart; January shows the year. */
function MonthLabel({ bar: { month, x, width } }: { bar: Bar }) {
  const [name, year] = showMonth(month).split(" ");
  return (
    <text x={round(Math.min(WIDTH - LABEL / 2, x + width / 2))} y={FLOOR + 16} textAnchor="middle">
      {placeInYear(month) === 0 ? year : name}
    </text>
  );
}

/** 0 for January. */
const placeInYear = (month: string): number => Number(month.slice(5)) - 1;

const round = (units: number): number => Math.round(units * 10) / 10;
