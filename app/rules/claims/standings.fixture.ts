import { judgeStandings, type StandingClaim } from "./standings.ts";

/** Claims of a visit, and reversals and parts of it, to build lists from. */
const visit: StandingClaim = {
  id: "A",
  version: null,
  replaces: null,
  reversalOf: null,
  claimStatusDescription: "Paid",
  serviceDateFrom: "2026-10-12",
  patientFirstName: "Ada",
  patientLastName: "Example",
  provider: { providerId: "P6", providerName: "Fernhill Clinic" },
  claimDetailTotals: { billedCents: 300, planPaidCents: 200, oweCents: 0 },
  assessed: { pending: false },
};
export type More = Partial<StandingClaim>;
export const claim = (id: string, more: More = {}): StandingClaim => ({ ...visit, id, ...more });
export const back = { claimDetailTotals: { billedCents: -300, planPaidCents: -200, oweCents: 0 } };
export const again = { claimDetailTotals: { billedCents: 300, planPaidCents: 160, oweCents: 40 } };
export const shareOf = (oweCents: number) => ({
  claimDetailTotals: { billedCents: 300, planPaidCents: 180, oweCents },
});
/** Remittances take a claim back without the member's share. */
export const backOf = (oweCents: number | null) => ({
  claimDetailTotals: { billedCents: -300, planPaidCents: -180, oweCents },
});
export const owed = shareOf(20);
export const partBack = {
  claimDetailTotals: { billedCents: -120, planPaidCents: -80, oweCents: 0 },
};
/** The plan takes back a part of its payment, and bills nothing. */
export const paymentBack = {
  claimDetailTotals: { billedCents: 0, planPaidCents: -30, oweCents: 30 },
};
export const unknown = {
  claimDetailTotals: { billedCents: 300, planPaidCents: null, oweCents: null },
};
export const unknownBack = {
  claimDetailTotals: { billedCents: -300, planPaidCents: null, oweCents: null },
};

export const unpaid = { claimDetailTotals: { billedCents: 300, planPaidCents: 0, oweCents: 0 } };
export const other = { claimDetailTotals: { billedCents: 290, planPaidCents: 200, oweCents: 0 } };
export const adjusted = { ...again, claimStatusDescription: "Adjusted" };
export const partOf = { claimDetailTotals: { billedCents: 120, planPaidCents: 80, oweCents: 0 } };
export const waits = { claimStatusDescription: "In Process", assessed: { pending: true } };
export const served = (...codes: readonly string[]) => ({
  claimDetails: codes.map((cptCode) => ({ cptCode })),
});
export const CHANGES = ["A may-change", "B -"];

/** Each claim as its number and standing, "(not counted)" where sums leave it out. */
export const said = (claims: readonly StandingClaim[]) =>
  judgeStandings(claims).map(
    ({ id, standing, isCounted }) => `${id} ${standing ?? "-"}${isCounted ? "" : " (not counted)"}`,
  );

export const TAKEN = "taken-back (not counted)";
export const TAKES = "takes-back (not counted)";
