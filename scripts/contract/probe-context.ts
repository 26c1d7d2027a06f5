import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Account, AccountMember, Employee } from "#server/gateway/calls/member/account.ts";
import type { Claim, ClaimType } from "#server/gateway/calls/claims/claims.ts";
import type { Eob } from "#server/gateway/calls/claims/eobs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { IdCard } from "#server/gateway/calls/member/id-card.ts";
import type { TokenClaims } from "#server/session/token-claims.ts";

/** A claim with the fields that are needed to read it by id. */
export type FoundClaim = {
  readonly type: ClaimType;
  readonly suffix: number;
  readonly claim: Claim;
};

/** Data of the test account collected so far; never printed. */
export type ProbeContext = {
  readonly gateway: Gateway;
  readonly claims: TokenClaims;
  readonly domainId: number;
  readonly today: PlainDate;
  account: Account | undefined;
  viewer: AccountMember | undefined;
  employee: Employee | undefined;
  readonly claimsFound: FoundClaim[];
  readonly eobsFound: Eob[];
  card: IdCard | undefined;
  providerId: string | null;
};

/** The test account lacks data that the probe needs; `message` names it. */
export class MissingPrerequisite extends Error {
  override readonly name = "Lacking";
}

/** The kit cannot test this call; `message` says why. */
export class OutOfScope extends Error {
  override readonly name = "Beyond";
}
