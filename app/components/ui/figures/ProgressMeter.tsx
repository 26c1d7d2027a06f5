import { useId, type ReactNode } from "react";
import { commonText } from "#app/text/common/common.ts";
import { usd } from "#app/text/common/format.ts";
import { Amount } from "./Amount.tsx";
import { Meter } from "./Meter.tsx";

type ProgressMeterProps = {
  title: ReactNode;
  metCents: number;
  remainingCents: number;
  limitCents: number;
  labels?: { met?: string; remaining?: string; limit?: string };
  /** Leaves out the figures that the surrounding part already shows in larger letters. */
  hide?: { title?: boolean; remaining?: boolean };
};

export function ProgressMeter(props: ProgressMeterProps) {
  const { title, metCents, remainingCents, limitCents, labels = {}, hide = {} } = props;
  const id = useId();
  return (
    <div>
      <p id={id} className={hide.title ? "vh" : "muted"}>
        {title}
      </p>
      <Meter
        met={metCents}
        total={limitCents}
        named={{ by: id, value: commonText.metOfLimit(usd(metCents), usd(limitCents)) }}
      />
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
