import type { ReactNode } from "react";
import { commonText } from "#app/text/common/common.ts";
import { usd } from "#app/text/common/format.ts";
import { Sentence } from "../text/Sentence.tsx";
import { Amount } from "./Amount.tsx";

/** Met in percent of a total, from 0 to 100, not rounded (§9); 0 where there is no sound total. */
export function metPercent(met: number, total: number): number {
  const percent = (met / total) * 100;
  return total > 0 && Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

type MeterProps = {
  met: number;
  total: number;
  className?: string;
  /** The id of its name, and its value in words; absent where both stand beside it. */
  named?: { by: string; value: string };
};

/** How much of a total is met, as a bar. */
export function Meter({ met, total, className = "meter", named }: MeterProps) {
  const percent = metPercent(met, total);
  const attributes = named
    ? ({
        role: "meter",
        "aria-labelledby": named.by,
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": percent,
        "aria-valuetext": named.value,
      } as const)
    : ({ "aria-hidden": "true" } as const);
  return (
    <svg className={className} {...attributes}>
      <rect width={`${percent}%`} height="100%" rx="5" />
    </svg>
  );
}

type MeterFigureProps = {
  totalCents: number;
  /** Null while unknown, as what is left. */
  metCents: number | null;
  remainingCents: number | null;
  /** What was counted, and more, below the bar. */
  children?: ReactNode;
};

/**
 * An amount with its meter, as long on every page: what is left in large at the beginning, the total
 * at the end, the bar between them filled by what was counted.
 */
export function MeterFigure(props: MeterFigureProps) {
  const { totalCents, metCents, remainingCents, children } = props;
  const large = (
    <b>
      <Amount cents={remainingCents === null ? totalCents : Math.abs(remainingCents)} />
    </b>
  );
  const words = remainingCents === null ? "total" : remainingCents < 0 ? "over" : "left";
  return (
    <div className="meter-figure">
      <p className="meter__row">
        <span>
          <Sentence parts={commonText.meter[words](large)} />
        </span>{" "}
        {remainingCents !== null && (
          <span className="num">
            {commonText.meter[remainingCents < 0 ? "beyond" : "of"](usd(totalCents))}
          </span>
        )}
      </p>
      {metCents !== null && <Meter met={metCents} total={totalCents} />}
      {children}
    </div>
  );
}

/** What was counted, or used up, in words. */
export const metWords = (metCents: number, isSpentByPlan: boolean): string => {
  const words = commonText.meter[isSpentByPlan ? "used" : "counted"];
  return metCents === 0 ? words.nothing : words.of(usd(metCents));
};
