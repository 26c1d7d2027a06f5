import { useId } from "react";
import type { FeaturedLimit } from "#app/rules/benefits/limits.ts";
import { commonText } from "#app/text/common.ts";
import { homeText } from "#app/text/home.ts";
import { Amount } from "#app/components/ui/Amount.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { ProgressMeter } from "#app/components/ui/ProgressMeter.tsx";
import { Toggletip } from "#app/components/ui/Toggletip.tsx";

export function LimitTile({ limit }: { limit: FeaturedLimit }) {
  const { limitType, remainingCents, metCents, totalCents, detailedDescription: detail } = limit;
  const id = useId();
  const text = homeText.limit;
  const title = text.remaining(limitType);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head limit__head">
        <h2 id={id}>{text.title}</h2>
        {detail !== null && detail.body !== null && (
          <Toggletip label={commonText.about(limitType)}>
            {detail.header && <strong>{detail.header}</strong>}
            <p>{detail.body}</p>
          </Toggletip>
        )}
      </div>
      <div className="card__body">
        <p className="muted from-tablet">{title}</p>
        <p className="muted phone-only">{text.remainingLabel}</p>
        <p className="limit__big">
          <Amount cents={remainingCents} />
        </p>
        <ProgressMeter
          title={title}
          metCents={metCents}
          remainingCents={remainingCents}
          limitCents={totalCents}
          hide={{ title: true, remaining: true }}
        />
        <p className="limit__note">{text.note(limitType)}</p>
        <OnwardLink to="/benefits/dental">{text.link}</OnwardLink>
      </div>
    </section>
  );
}
