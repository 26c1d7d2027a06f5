import "#app/styles/screens/wallet-card.css";
import { Logo } from "#app/components/ui/icons/Logo.tsx";
import { MemberCard } from "#app/routes/member/home/MemberCard.tsx";
import { NcqaBadge } from "#app/components/frame/Footer.tsx";
import { StaffBanner } from "#app/components/frame/PageSkeleton.tsx";
import { WalletCard, type CardFace } from "#app/routes/member/id-card/card/WalletCard.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

const card = {
  displayId: "900000001",
  groupNumber: "90000100",
  groupName: "Sample Boatworks and Sail Repair Cooperative",
  insuranceType: "Medical, dental",
  networks: "Sample Network, Specimen Premier",
  coverage: null,
};

const face: CardFace = {
  memberName: "Testa Sample",
  subscriberId: "900000001",
  memberSuffix: "00",
  groupNumber: "90000100",
  groupName: "Sample Boatworks and Sail Repair Cooperative",
  coverage: "Medical, dental",
  networks: ["Sample Network", "Specimen Premier"],
  effectiveDate: "2026-01-01",
  covered: ["Testa Sample", "Probe Specimen"],
  customerServicePhone: "503-555-0142",
  providerServicePhone: "503-555-0143",
  claimsAddress: "PO Box 100, Sampleton, OR 97000",
};

/** Where the gateway says little, its lines are left out. */
const bareFace: CardFace = {
  ...face,
  memberName: "Maximiliane-Theodora Placeholder-Specimen von Probe",
  memberSuffix: null,
  groupName: null,
  coverage: null,
  networks: [],
  covered: [],
  providerServicePhone: null,
};

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
      <Sample state="coverage that ended">
        <div className="narrow">
          <MemberCard
            {...card}
            brand={brand}
            fullName="Nobody Placeholder"
            idKind="subscriber"
            insuranceType={null}
            networks=""
            coverage={{ kind: "ended", day: null }}
            action="none"
          />
        </div>
      </Sample>
      <Sample wide state="card of the wallet, front and back">
        <WalletCard brand={brand} idKind="subscriber" face={face} />
      </Sample>
      <Sample wide state="card of the wallet, a long name and little else">
        <WalletCard brand={brand} idKind="employee" face={bareFace} />
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
