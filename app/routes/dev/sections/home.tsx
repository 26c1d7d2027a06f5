import {
  PreventiveCareCard,
  PrimaryCareCard,
  ProgramTiles,
} from "#app/routes/member/home/HomeCards.tsx";
import { RecentClaims } from "#app/routes/member/home/RecentClaims.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

const claim = {
  type: "medical",
  typeName: "Medical",
  serviceDate: "2026-10-28",
  oweCents: 4218,
  patient: null,
  notes: [],
  eob: false,
} as const;

export function HomePieces({ here }: SectionProps) {
  const href = `${here}#home`;
  return (
    <>
      <Sample wide state="preventive care">
        <PreventiveCareCard
          dueDate="2026-12-31"
          phone="555-0101"
          email="care@carrier.example.test"
        />
      </Sample>
      <Sample wide state="recent claims">
        <RecentClaims
          viewAll
          claims={[
            {
              ...claim,
              id: "1",
              provider: "Sample Creek Family Medicine",
              status: { kind: "paid", on: "2026-11-06" },
              detailsHref: href,
            },
            {
              ...claim,
              id: "2",
              provider: null,
              type: "dental",
              typeName: "Dental",
              status: { kind: "in-process" },
              detailsHref: href,
            },
          ]}
        />
      </Sample>
      <Sample state="primary care">
        <PrimaryCareCard
          withSelection={[
            { suffix: 0, name: "Testa", providerName: "Sample Creek", from: null, href },
          ]}
          withoutSelection={[{ suffix: 1, name: "Probe", href }]}
          unread={[]}
        />
      </Sample>
      <Sample wide state="programs">
        <ProgramTiles
          viewAll
          tiles={[
            {
              key: "inside",
              name: "Dental cost estimator",
              fullName: "Dental cost estimator",
              isCarrierText: true,
              icon: "tooth-duotone",
              target: { kind: "internal", to: href },
            },
            {
              key: "outside",
              name: "Active and fit",
              fullName: "Active and fit",
              isCarrierText: true,
              icon: "barbell-duotone",
              target: { kind: "external", href: "https://elsewhere.example.test/" },
            },
          ]}
        />
      </Sample>
    </>
  );
}
