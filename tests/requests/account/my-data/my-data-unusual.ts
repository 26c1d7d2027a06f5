import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import type { World } from "#tests/harness/world/world.ts";
import { THEO } from "../../referrals/referrals-page.ts";

/** Text that a file must hold as text. */
export const EVIL = `<img src=x onerror="alert(1)">'&"</td></script>\u{202E}\u{0000}=cmd`;

const HOSTILE = wholeClaim([lineAnswer({ serviceDescription: { description: EVIL } })], {
  id: "C1",
  claimType: "Medical",
  provider: { providerId: "=1+1", providerName: `=${EVIL}` },
  patientFirstName: "Zoë",
  patientLastName: 'O"Neil, 東京',
});

const CODED = wholeClaim(
  [
    lineAnswer({ cptCode: "J1100", claimDetailPK: { sequenceNumber: 0 } }),
    lineAnswer({
      cptCode: "LOCAL-1",
      medicalLineDisallowed: { code: "45", description: "Over the agreed price" },
    }),
    lineAnswer({ medicalLineDisallowed: { code: "ZZ9", description: "Of our own" } }),
  ],
  { id: "C2", claimType: "Medical" },
);

const BARE = wholeClaim([lineAnswer({ cptCode: null, serviceDescription: null })], {
  id: "C3",
  claimType: "Medical",
  provider: null,
});

const FORMER_DOCTOR = {
  providerId: "7",
  providerName: "Sam Doublewick",
  providerTitle: "MD",
  locations: [{ addressLine1: "1 Bridgetown Sq", phoneNumber: "503-555-0160" }],
  endDate: "2026-06-30",
  beginDate: "2024-01-01",
  pcpTerminationReason: "Moved",
};

/** Gives `dep-adult` claims with unusual codes, texts and gaps, and a former doctor. */
export const haveUnusualCare = (world: World): Promise<unknown> =>
  world.fault(
    { path: "claims/medical", body: { content: [HOSTILE, CODED, BARE], last: true } },
    { path: "pcp/members", body: [{ memberKey: THEO, pcpHistory: [FORMER_DOCTOR, {}] }] },
  );
