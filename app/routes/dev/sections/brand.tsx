import { Logo } from "../../../components/Logo.tsx";
import { MemberCard } from "../../../components/MemberCard.tsx";
import { NcqaBadge } from "../../../components/NcqaBadge.tsx";
import { StaffBanner } from "../../../components/StaffBanner.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

const card = {
  displayId: "900000001",
  groupNumber: "90000100",
  groupName: "Sample Boatworks and Sail Repair Cooperative",
  insuranceType: "Medical, dental",
  networks: ["Sample Network", "Specimen Premier"],
} as const;

export function BrandPieces({ brand, here }: SectionProps) {
  return (
    <>
      <Sample wide state="mark and name, and as the way home">
        <div className="row">
          <Logo brand={brand} />
          <Logo brand={brand} to={here} />
        </div>
      </Sample>
      <Sample state="card to download">
        <div className="narrow">
          <MemberCard
            {...card}
            brand={brand}
            fullName="Testa Sample"
            idKind="subscriber"
            action="download"
          />
        </div>
      </Sample>
      <Sample state="several cards">
        <div className="narrow">
          <MemberCard
            {...card}
            brand={brand}
            fullName="Probe Specimen"
            idKind="employee"
            action="more-options"
          />
        </div>
      </Sample>
      <Sample state="no card">
        <div className="narrow">
          <MemberCard
            {...card}
            brand={brand}
            fullName="Nobody Placeholder"
            idKind="subscriber"
            insuranceType={null}
            networks={[]}
            action="none"
          />
        </div>
      </Sample>
      <Sample wide state="accreditation">
        <div className="row">
          <NcqaBadge badge="accredited" description={null} />
          <NcqaBadge badge="commendable" description={null} />
          <NcqaBadge badge="interim" description="Interim accreditation, as described" />
        </div>
      </Sample>
      <Sample wide state="staff act for a member">
        <StaffBanner memberName="Testa Sample" subscriberId="900000001" />
      </Sample>
    </>
  );
}
