import { GatewayContractError } from "#server/gateway/transport/errors.ts";
import { isSameVisit } from "#app/rules/claims/same-visit.ts";
import { judgeStandings, type Standing, type StandingClaim } from "#app/rules/claims/standings.ts";
import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import * as claims from "#server/gateway/calls/claims/claims.ts";
import { PAGE_SIZES } from "./constants.ts";
import { MissingPrerequisite, type FoundClaim, type ProbeContext } from "./probe-context.ts";
import { suffixesOf, viewerOf, windowOf, type Probe } from "./probe.ts";

/** Claims of every type. */
export const CLAIM_PROBES: readonly Probe[] = [
  {
    call: claims.claimsList,
    async ask(context) {
      for (const suffix of suffixesOf(context)) {
        for (const type of CLAIM_TYPES) await listClaims(context, { type, suffix });
      }
    },
  },
  {
    call: claims.claimById,
    ask(context) {
      const found = context.claimsFound[0];
      if (found === undefined) throw new MissingPrerequisite("a claim of the last two years");
      const { type, suffix, claim } = found;
      return claims.getClaim(context.gateway, { type, suffix, id: claim.id });
    },
  },
  {
    call: claims.claimsMetadata,
    async ask(context) {
      const { memberSuffix: suffix } = viewerOf(context);
      for (const type of CLAIM_TYPES) {
        await claims.getClaimsMetadata(context.gateway, { ...windowOf(context), type, suffix });
      }
    },
  },
];

/**
 * Whether of the claims of one visit those that take others back, or replace them, stand before them.
 * Home shows the first three of a list: it would show one that was taken back as one that holds.
 */
export function isInOrder(found: readonly StandingClaim[]): boolean {
  const claims = judgeStandings(found);
  return claims.every((claim) => {
    const visit = claims.filter((other) => isSameVisit(claim, other));
    let [reversals, reversed] = [0, 0];
    return visit.every(({ id, standing }, place) => {
      if (standing === "takes-back") reversals += 1;
      if (standing === "taken-back") reversed += 1;
      const isLate = visit.slice(place + 1).some(({ replaces }) => replaces === id);
      return !isLate && (reversed <= reversals || !visit.some(isReversal));
    });
  });
}

const isReversal = ({ standing }: Standing): boolean => standing === "takes-back";

/** Pages of both sizes that the dashboard requests. */
async function listClaims(context: ProbeContext, which: Pick<FoundClaim, "type" | "suffix">) {
  for (const size of PAGE_SIZES["claims/{type}"]) {
    const query = { ...windowOf(context), ...which, page: 0, size };
    const page = await claims.getClaimsPage(context.gateway, query);
    if (!isInOrder(page.claims)) {
      throw new GatewayContractError(claims.claimsList, "content (what takes back stands before)");
    }
    context.claimsFound.push(...page.claims.map((claim) => ({ ...which, claim })));
  }
}
