import { findClaimsPage, type MemberClaim } from "#server/gateway/calls/claims/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { MAX_CLAIMS } from "#app/rules/claims/list-gap.ts";
import { standingAmong, type ClaimStanding } from "#app/rules/claims/standings.ts";
import type { findEobClaim } from "#app/rules/eobs/eob.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";

type Place = ReturnType<typeof findEobClaim>;

/**
 * Where explained claims stand in their members' lists (T-86), by their places; null for the usual
 * standing, and where a list or a claim in it cannot be read. `read` are the claims themselves as far as
 * they were read.
 */
export async function loadStandings(
  gateway: Gateway,
  today: PlainDate,
  places: readonly Place[],
  read: Promise<readonly (MemberClaim | null)[]> | null = null,
): Promise<readonly (ClaimStanding | null)[]> {
  const asked = new Map(places.flatMap((at) => (at ? [[listOf(at), at] as const] : [])));
  const [claims, found] = await Promise.all([
    read,
    Promise.all(
      [...asked].map(async ([key, { claimType: type, suffix }]) => {
        const query = { type, suffix, ...defaultWindow(today), page: 0, size: MAX_CLAIMS };
        return [key, (await findClaimsPage(gateway, query))?.claims ?? []] as const;
      }),
    ),
  ]);
  const lists = new Map(found);
  return places.map((at, index) => {
    const list = (at && lists.get(listOf(at))) ?? [];
    const claim = claims?.[index] ?? list.find(({ id }) => id === at?.id);
    return claim === undefined ? null : standingAmong(claim, list).standing;
  });
}

/** One person's claims of one type: numbers are told apart by both. */
const listOf = ({ claimType, suffix }: NonNullable<Place>): string => `${claimType} ${suffix}`;
