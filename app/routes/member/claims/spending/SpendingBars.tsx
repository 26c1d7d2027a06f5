import { useId } from "react";
import type { SpendingScale } from "#app/rules/claims/spending.ts";
import { showMonth } from "#app/text/claims/claims.ts";
import { wholeDollars } from "#app/text/common/whole-dollars.ts";

// Units of the viewBox.
const WIDTH = 272;
const HEIGHT = 72;
/** The width of the widest character of a label, and the space between label and scale. */
const CHARACTER = 7.25;
const GAP = 6;
/** Room for the amount above a bar that is cut. */
const TOP = 20;
const FLOOR = TOP + HEIGHT;
const WIDEST_BAR = 28;
const LABEL = 28;
/** Months between two labels: divisors of a year, so that each January has one. */
const STEPS = [1, 2, 3, 4, 6, 12];

type SpendingBarsProps = {
  title: string;
  fill: string;
  /** The month ("2026-01") and amount of each bar. */
  months: readonly { month: string; cents: number }[];
  scale: SpendingScale;
};

type Bar = {
  month: string;
  cents: number;
  x: number;
  width: number;
  height: number;
  isCut: boolean;
};

/** One amount by month; the table beside the drawing has the figures. */
export function SpendingBars({
  title,
  fill,
  months,
  scale: { max, ticks, bars },
}: SpendingBarsProps) {
  const id = useId();
  const labels = ticks.map(wholeDollars);
  const left = Math.ceil(Math.max(...labels.map(({ length }) => length)) * CHARACTER + GAP);
  const slot = (WIDTH - left) / Math.max(1, months.length);
  const width = round(Math.min(slot * 0.72, WIDEST_BAR));
  const drawn = months.map(({ month, cents }, i): Bar => {
    const { thousandths = 0, isCut = false } = bars[i] ?? {};
    const x = round(left + slot * i + (slot - width) / 2);
    return { month, cents, x, width, height: round((thousandths / 1000) * HEIGHT), isCut };
  });
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
      <title id={id}>{title}</title>
      {ticks.map((cents) => (
        <Tick key={cents} cents={cents} left={left} y={round(FLOOR - (cents / max) * HEIGHT)} />
      ))}
      <g fill={fill}>
        {drawn.map(
          ({ month, x, height, width: of }) =>
            height > 0 && (
              <rect key={month} x={x} y={round(FLOOR - height)} width={of} height={height} />
            ),
        )}
      </g>
      {drawn.map((bar) => bar.isCut && <Cut key={bar.month} bar={bar} />)}
      {drawn.map(
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

function Cut({ bar: { cents, x, width } }: { bar: Bar }) {
  const words = wholeDollars(cents);
  const half = (words.length * CHARACTER) / 2;
  const y = TOP + 8;
  return (
    <>
      <line
        x1={x - 1}
        x2={round(x + width + 1)}
        y1={y + 3}
        y2={y - 3}
        stroke="var(--surface)"
        strokeWidth="3"
      />
      <text x={round(Math.min(WIDTH - half, x + width / 2))} y={TOP - 6} textAnchor="middle">
        {words}
      </text>
    </>
  );
}

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
