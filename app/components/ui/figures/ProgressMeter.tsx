import { useId, type ReactNode } from "react";
import { commonText } from "#app/text/common/common.ts";
import { usd } from "#app/text/common/format.ts";
import { Amount } from "./Amount.tsx";

type ProgressMeterProps = {
  title: ReactNode;
  metCents: number;
  remainingCents: number;
  limitCents: number;
  labels?: { met?: string; remaining?: string; limit?: string };
  /** Leaves out the figures that the surrounding part already shows in larger letters. */
  hide?: { title?: boolean; remaining?: boolean };
};

/** Met in percent of the limit; 0 where there is no sound limit (§9). */
export function metPercent(met: number, limit: number): number {
  const percent = (met / limit) * 100;
  return limit > 0 && Number.isFinite(percent) ? percent : 0;
}

export function ProgressMeter(props: ProgressMeterProps) {
  const { title, metCents, remainingCents, limitCents, labels = {}, hide = {} } = props;
  const id = useId();
  // The bar stays inside its track even when more was met than the limit allows.
  const width = Math.min(100, Math.max(0, metPercent(metCents, limitCents)));
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
