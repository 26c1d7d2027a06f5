import { LimitTile } from "#app/routes/member/home/HomeCards.tsx";
import { ProgressMeter } from "#app/components/ui/figures/ProgressMeter.tsx";
import { Sample } from "../sample.tsx";

const meters = [
  { state: "in between", title: "Deductible", met: 64_000, limit: 150_000 },
  { state: "empty", title: "Vision hardware", met: 0, limit: 20_000 },
  { state: "full", title: "Annual limit", met: 150_000, limit: 150_000 },
  { state: "more than full", title: "Visits paid", met: 180_000, limit: 150_000 },
  { state: "no sound limit", title: "Unlimited", met: 1000, limit: 0 },
] as const;

export function Progress() {
  return (
    <>
      {meters.map(({ state, title, met, limit }) => (
        <Sample key={state} state={state}>
          <ProgressMeter
            title={title}
            metCents={met}
            remainingCents={Math.max(0, limit - met)}
            limitCents={limit}
          />
        </Sample>
      ))}
      <Sample state="other labels">
        <ProgressMeter
          title="Out-of-pocket maximum"
          metCents={200_000}
          remainingCents={300_000}
          limitCents={500_000}
          labels={{ met: "Spent", remaining: "Left", limit: "maximum" }}
        />
      </Sample>
      <Sample state="on its tile">
        <LimitTile
          limit={{
            name: "Annual Limit",
            isAnnual: true,
            isDoubtful: false,
            remainingCents: 86_000,
            metCents: 64_000,
            totalCents: 150_000,
            detail: {
              header: "Annual Limit",
              body: "The most the plan pays in a year.",
            },
          }}
        />
      </Sample>
    </>
  );
}
