import { useId } from "react";
import { limitPercent } from "#app/rules/benefits/limits.ts";
import { commonText } from "#app/text/common.ts";
import { usd } from "#app/text/format.ts";
import { Amount } from "./Amount.tsx";

type ProgressMeterProps = {
  title: string;
  metCents: number;
  remainingCents: number;
  limitCents: number;
  labels?: { met?: string; remaining?: string; limit?: string };
  /** Leaves out what the place around the meter already says in larger letters. */
  hide?: { title?: boolean; remaining?: boolean };
};

export function ProgressMeter(props: ProgressMeterProps) {
  const { title, metCents, remainingCents, limitCents, labels = {}, hide = {} } = props;
  const id = useId();
  // The bar stays inside its track even when more was met than the limit allows.
  const width = limitPercent(metCents, limitCents);
  return (
    <div>
      <p id={id} className={hide.title ? "vh" : "muted"}>
        {title}
      </p>
      <svg
        className="meter"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={width}
        aria-valuetext={commonText.metOfLimit(usd(metCents), usd(limitCents))}
      >
        <rect width={`${width}%`} height="100%" rx="5" />
      </svg>
      <p className="meter__row">
        <span>
          <b>
            <Amount cents={metCents} />
          </b>{" "}
          {labels.met ?? commonText.met}
        </span>
        {!hide.remaining && (
          <span>
            {labels.remaining ?? commonText.remaining}{" "}
            <b>
              <Amount cents={remainingCents} />
            </b>
          </span>
        )}
        <span>
          <Amount cents={limitCents} /> {labels.limit ?? commonText.limit}
        </span>
      </p>
    </div>
  );
}
