import type { ReactNode } from "react";
import { commonText } from "#app/text/common/common.ts";
import { usd } from "#app/text/common/format.ts";
import { Sentence } from "../text/Sentence.tsx";
import { Amount } from "./Amount.tsx";
import { Meter } from "./Meter.tsx";

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

type CountedProps = { metCents: number; isUsed: boolean };

/** What was counted, or used up, in words. */
export const countedWords = ({ metCents, isUsed }: CountedProps): string => {
  const words = commonText.meter[isUsed ? "used" : "counted"];
  return metCents === 0 ? words.nothing : words.of(usd(metCents));
};
