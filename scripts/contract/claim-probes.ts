import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import * as claims from "#server/gateway/calls/claims.ts";
import { PAGE_SIZES } from "#server/gateway/transport/contract/constants.ts";
import { Lacking, type FoundClaim, type Known } from "./probe-context.ts";
import { suffixesOf, viewerOf, windowOf, type Probe } from "./probe.ts";

/** Claims of every type. */
export const CLAIM_PROBES: readonly Probe[] = [
  {
    call: claims.claimsList,
    async ask(known) {
      for (const suffix of suffixesOf(known)) {
        for (const type of CLAIM_TYPES) await listClaims(known, { type, suffix });
      }
    },
  },
  {
    call: claims.claimById,
    ask(known) {
      const found = known.claimsFound[0];
      if (found === undefined) throw new Lacking("a claim of the last two years");
      const { type, suffix, claim } = found;
      return claims.getClaim(known.gateway, { type, suffix, id: claim.id });
    },
  },
  {
    call: claims.claimsMetadata,
    async ask(known) {
      const { memberSuffix: suffix } = viewerOf(known);
      for (const type of CLAIM_TYPES) {
        await claims.getClaimsMetadata(known.gateway, { ...windowOf(known), type, suffix });
      }
    },
  },
];

/** As many as the pages ask for at a time, by both sizes. */
async function listClaims(known: Known, which: Pick<FoundClaim, "type" | "suffix">) {
  for (const size of PAGE_SIZES["claims/{type}"]) {
    const query = { ...windowOf(known), ...which, page: 0, size };
    const page = await claims.getClaimsPage(known.gateway, query);
    known.claimsFound.push(...page.claims.map((claim) => ({ ...which, claim })));
  }
}
