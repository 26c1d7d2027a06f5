import type { AccountMember } from "#server/gateway/calls/account.ts";
import type { Claim } from "#server/gateway/calls/claims.ts";
import { mapAmounts } from "../claims/claim-amounts.ts";
import { showMath } from "../claims/claim-math.ts";
import { findDenial } from "../claims/claim-status.ts";
import { isContradictory, isPending } from "../claims/claim-row.ts";
import { patientOf } from "../claims/claim-row.ts";
import { shownCents, shownTotals, type ShownCents } from "../claims/claim-row.ts";
import type { DataRow } from "./my-data-tables.ts";
import { fullName } from "../member/member.ts";

export type DataClaim = Omit<Claim, "claimStatusCode" | "claimCheck" | "networkTier">;

/** Whose claim it is. */
export type DataPerson = Pick<AccountMember, "memberSuffix" | "firstName" | "lastName">;

/** A claim as a row; an amount that nobody has decided is none, and `decided` says so. */
export function claimRow(claim: DataClaim, member: DataPerson): DataRow<"claims"> {
  const { billedCents, planPaidCents, oweCents } = shownTotals(claim);
  return {
    claimId: claim.id,
    type: claim.claimType,
    status: claim.claimStatusDescription,
    decided: !isPending(claim),
    memberSuffix: member.memberSuffix,
    memberName: fullName(member),
    patient: patientOf(claim),
    serviceDate: claim.serviceDateFrom,
    paidDate: claim.paidDate,
    providerId: claim.provider?.providerId ?? null,
    provider: claim.provider?.providerName ?? null,
    payee: claim.payeeProvider?.providerName ?? null,
    billedCents: decidedCents(billedCents),
    planPaidCents: decidedCents(planPaidCents),
    oweCents: decidedCents(oweCents),
    contradictory: isContradictory(claim),
  };
}

/** The lines of a claim as rows, in their order; each has a number that no other line has. */
export function lineRows(claim: DataClaim): DataRow<"claim-lines">[] {
  const math = showMath(claim).lines;
  const places = claim.claimDetails.map((_line, place) => place + 1);
  const given = claim.claimDetails.map((line, place) => {
    const number = line.claimDetailPK?.sequenceNumber ?? 0;
    return number > 0 ? number : place + 1;
  });
  const numbers = new Set(given).size === given.length ? given : places;
  return claim.claimDetails.map((line, place) => {
    const undecided = math[place]?.state === "undecided";
    const dental = line.dentalProcedure ?? line.alternateDentalProcedure;
    const paidAs = dental === line.alternateDentalProcedure ? null : line.alternateDentalProcedure;
    const denial = findDenial(line);
    return {
      claimId: claim.id,
      line: numbers[place] ?? null,
      serviceDate: line.serviceDateFrom,
      status: line.status,
      code: dental?.procedureCode ?? line.cptCode,
      description: dental?.procedureDescription ?? line.serviceDescription?.description ?? null,
      paidAs: paidAs?.procedureDescription ?? paidAs?.procedureCode ?? null,
      category: line.dentalCategory,
      tooth: line.toothNumber,
      surface: line.toothSurface,
      ...mapAmounts((name) =>
        decidedCents(shownCents(line[name], undecided && name !== "billedCents")),
      ),
      denialCode: denial?.code ?? null,
      denialReason: denial?.reason ?? null,
    };
  });
}

/** The providers that a claim names: who treated, and who is paid. */
export const claimProviders = ({ provider, payeeProvider }: DataClaim): DataRow<"providers">[] =>
  [provider, payeeProvider].flatMap((each) =>
    each === null || (each.providerId === null && each.providerName === null)
      ? []
      : [
          {
            providerId: each.providerId,
            name: each.providerName,
            title: null,
            address: null,
            phone: null,
          },
        ],
  );

const decidedCents = (cents: ShownCents): number | null => (cents === "undecided" ? null : cents);
