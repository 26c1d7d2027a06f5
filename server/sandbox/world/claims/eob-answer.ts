import type { z } from "zod";
import type { eob } from "#server/gateway/calls/claims/eobs.ts";
import { billedDollars, dollars, oweCentsOf, providerNameOf } from "./claim-answer.ts";
import type { Family, Member } from "../families/family.ts";
import type { DatedClaim } from "./make-claims.ts";

/** An explanation of benefits with the claims it explains: one patient, one type, one day. */
export type DatedEob = {
  readonly documentId: string;
  readonly claims: readonly [DatedClaim, ...DatedClaim[]];
};

/** The EOBs of a family's paid claims, one for all claims of a patient and type paid on a day. */
export function eobsOf(claims: readonly DatedClaim[]): DatedEob[] {
  const together = new Map<string, [DatedClaim, ...DatedClaim[]]>();
  for (const claim of claims) {
    if (claim.spec.status !== "paid" || claim.spec.explained === false) continue;
    const key = `${claim.suffix}/${claim.type}/${claim.paidOn}`;
    const others = together.get(key);
    if (others === undefined) together.set(key, [claim]);
    else others.push(claim);
  }
  return [...together.values()].map((explained) => ({
    // Named after the first claim, so that the id is stable from day to day.
    documentId: `EOB${explained[0].id}`,
    claims: explained,
  }));
}

/** An EOB as the gateway answers it. */
export function eobAnswer(it: DatedEob, family: Family): z.input<typeof eob> {
  const patient = family.members.find((member) => member.suffix === it.claims[0].suffix);
  const name = patient === undefined ? null : nameOf(patient);
  return {
    documentId: it.documentId,
    pdfDocumentId: it.claims[0].spec.explained === "withoutPdf" ? null : `${it.documentId}P`,
    date: it.claims[0].paidOn,
    typeOfClaims: it.claims[0].type.toUpperCase(),
    subscriber: nameOf(family.members[0]),
    members: name === null ? [] : [name],
    claims: it.claims.map(({ id, spec }) => ({
      id,
      firstName: name?.firstName ?? null,
      lastName: name?.lastName ?? null,
      providerName: providerNameOf(spec),
      chargeAmount: billedDollars(spec),
      patientResponsibility: dollars(oweCentsOf(spec)),
    })),
  };
}

const nameOf = ({ firstName, middleInitial, lastName }: Member) => ({
  firstName,
  middleInitial,
  lastName,
});
