import { Button } from "#app/components/ui/actions/Button.tsx";
import { GroupCard, GroupGrid, PlanChoiceCard } from "#app/components/forms/GroupCards.tsx";
import { Sample } from "../sample.tsx";

const plan = {
  groupId: "90000100",
  effectiveDate: "2026-01-01",
  terminationDate: null,
  inactive: false,
  current: false,
};

export function Groups() {
  return (
    <>
      <Sample wide state="plans to log in to">
        <GroupGrid>
          <PlanChoiceCard group={{ ...plan, groupName: "Sample Boatworks", current: true }}>
            <Button type="button">Log in to Sample Boatworks</Button>
          </PlanChoiceCard>
          <PlanChoiceCard
            group={{
              ...plan,
              groupName: "Specimen Orchard",
              terminationDate: "2026-06-30",
              inactive: true,
            }}
          >
            <Button type="button">Log in to Specimen Orchard</Button>
          </PlanChoiceCard>
        </GroupGrid>
      </Sample>
      <Sample wide state="groups to view">
        <GroupGrid>
          <GroupCard
            group={{
              groupName: "Placeholder Mills",
              dates: "Active since 01/01/2026",
              current: true,
              plans: [
                { name: "Medical", status: "ACTIVE", line: "Active since 01/01/2026" },
                { name: "Dental", status: "FUTURE", line: "Begins 01/01/2027" },
                { name: "Vision", status: "TERMED", line: "Ended 06/30/2026" },
              ],
            }}
          >
            <Button type="button" disabled>
              Placeholder Mills is in view
            </Button>
          </GroupCard>
          <GroupCard
            group={{
              groupName: "Example Foundry",
              dates: "01/01/2025 - 12/31/2025",
              current: false,
              plans: [],
            }}
          >
            <Button type="button">View Example Foundry</Button>
          </GroupCard>
        </GroupGrid>
      </Sample>
    </>
  );
}
