import { Alert } from "#app/components/ui/Alert.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { benefitsText } from "#app/text/benefits.ts";
import { dentalServicesText } from "#app/text/dental-services.ts";
import { showDates } from "./show-dates.ts";
import { Standings } from "./Standings.tsx";
import type { ServiceDetailView } from "./view-dental-service.ts";

type AmountsProps = Pick<ServiceDetailView, "standings" | "dates" | "who" | "hasLimits">;

/** The deductible and limits of a tier, and how far they are for this member. */
export function AmountsThatApply(props: AmountsProps) {
  const { standings, dates, who, hasLimits } = props;
  const text = dentalServicesText.limits;
  return (
    <Card title={text.heading}>
      <div className="card__body prose">
        <p className="muted">{showDates(dates)}</p>
        {!hasLimits && <Alert kind="warning">{benefitsText.stands.unread}</Alert>}
        {standings.length > 0 && <p>{text.note}</p>}
        {standings.length === 0 && hasLimits && <p>{text.none}</p>}
      </div>
      {standings.length > 0 && <Standings rows={standings} name={who} />}
    </Card>
  );
}
