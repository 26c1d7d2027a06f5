import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

export function Nothing({ here }: SectionProps) {
  return (
    <>
      <Sample state="empty, with something to do">
        <Card title="Referrals">
          <EmptyState
            icon="stethoscope-duotone"
            title="You have no referrals"
            text="When your provider refers you to somebody else, you'll find it here."
            action={{ label: "Find care", href: `${here}#nothing` }}
          />
        </Card>
      </Sample>
      <Sample state="empty, words alone">
        <Card title="Dental claims">
          <EmptyState title="No claims in the last two years" />
        </Card>
      </Sample>
      <Sample state="unavailable, with somebody to call">
        <Card title="Vision claims">
          <Unavailable title="We can't show your vision claims right now" phone="555-0100" />
        </Card>
      </Sample>
      <Sample state="unavailable, nobody to call">
        <Card title="Programs for you">
          <Unavailable title="We can't show your programs right now" />
        </Card>
      </Sample>
    </>
  );
}
