import { getPreferences, type AccountMember } from "#server/gateway/calls/account.ts";
import { listLimits } from "#server/gateway/calls/benefits.ts";
import { getClaimsPage } from "#server/gateway/calls/claims.ts";
import { findUnreadCoverage, listFamilyEligibility } from "#server/gateway/calls/eligibility.ts";
import { getEobPage } from "#server/gateway/calls/eobs.ts";
import { getPcpEligibility, listPcpMembers } from "#server/gateway/calls/pcp.ts";
import { findUnreadCare } from "#server/gateway/calls/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { MissingData } from "#app/rules/account/my-data-tables.ts";
import {
  accumulatorRows,
  careRows,
  eligibilityRows,
  memberRows,
  preferenceRows,
} from "#app/rules/account/my-data-rows.ts";
import { offeredClaimTypes, type ClaimType } from "#app/rules/claims/claim-type.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { fullName, isSubscriber } from "#app/rules/member/member.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { isOptionalFailure, orUnread } from "#app/frame/optional.ts";
import { getFamily } from "#app/frame/family.ts";

/** The largest page that the product asks for anywhere. */
const PAGE_ROWS = 500;

/** A gateway that never comes to an end is not read for ever. */
const MOST_PAGES = 2000;

type ClaimsOf = { readonly member: AccountMember; readonly type: ClaimType };

/**
 * What the file begins with, in two rounds: the account, then all that is small, with the first
 * claims. A fault of the account, of eligibility or of every list of claims is thrown, before anything
 * is sent; what else cannot be read is `missing`. Lists go on being read while they are written, and
 * may add to `missing` then. `gateway` keeps nothing: answers are of now, and end with the request,
 * by its `signal`: who has left is missing nothing.
 */
export async function openData(
  member: Pick<MemberRequest, "gateway" | "session" | "today">,
  signal: AbortSignal,
) {
  const { gateway, today } = member;
  const { account, viewer, members } = await getFamily(member);
  const window = defaultWindow(today);
  const missing: MissingData[] = [];
  const miss = (part: MissingData["part"], about: Partial<MissingData> = {}) =>
    missing.push({ part, who: null, type: null, why: "unread", ...about });

  const claims = readLists({
    lists: members.flatMap((of): ClaimsOf[] =>
      offeredClaimTypes([of]).map((type) => ({ member: of, type })),
    ),
    read: async ({ member: { memberSuffix: suffix }, type }, page) => {
      signal.throwIfAborted();
      const query = { type, suffix, ...window, page, size: PAGE_ROWS };
      const { claims: rows, last } = await getClaimsPage(gateway, query);
      return { rows, last };
    },
    idOf: ({ id }) => id,
    onUnread: ({ member: of, type }) => miss("claims", { who: fullName(of), type }),
  });
  const loaded = await loadTogether({
    eligibility: listFamilyEligibility(gateway),
    limits: Promise.all(
      members.map((of) =>
        orUnread(gateway.ask((optional) => listLimits(optional, of.memberSuffix))),
      ),
    ),
    preferences: orUnread(gateway.ask(getPreferences)),
    care: orUnread(gateway.ask(listPcpMembers)),
    // Says only of whom `care` should have a record.
    careEligibility: orUnread(gateway.ask(getPcpEligibility)),
    firstClaims: claims.next(),
  });

  const accumulators = members.map((of, place) => {
    const limits = loaded.limits[place] ?? "unread";
    if (limits !== "unread") return accumulatorRows(limits, of);
    miss("accumulators", { who: fullName(of) });
    return [];
  });
  const { care, careEligibility } = loaded;
  const uncovered = await findUnreadCoverage(gateway, members, loaded.eligibility);
  const withoutCare =
    care === "unread" || careEligibility === "unread"
      ? new Set<string>()
      : await findUnreadCare(gateway, members, care, careEligibility);
  for (const of of members) {
    const { memberKey } = of;
    if (uncovered.has(memberKey)) miss("eligibility", { who: fullName(of) });
    if (withoutCare.has(memberKey)) miss("primary-care", { who: fullName(of) });
  }
  if (care === "unread") miss("primary-care");
  if (loaded.preferences === "unread") miss("preferences");
  const withEobs = isSubscriber(viewer.memberSuffix);
  if (!withEobs) miss("eobs", { why: "not-shown" });
  const eobs = readLists({
    lists: withEobs ? offeredClaimTypes(account.members) : [],
    read: async (claimType, page) => {
      signal.throwIfAborted();
      const query = { claimType, ...window, page, size: PAGE_ROWS };
      const { content: rows, last } = await getEobPage(gateway, query);
      return { rows, last };
    },
    idOf: ({ documentId }) => documentId,
    onUnread: (type) => miss("eobs", { type }),
  });
  return {
    window,
    missing,
    members: memberRows(account, members),
    eligibility: eligibilityRows(loaded.eligibility, members, today),
    accumulators,
    ...(care === "unread" ? { care: [], providers: [] } : careRows(care, members)),
    preferences: loaded.preferences === "unread" ? [] : preferenceRows(loaded.preferences),
    firstClaims: loaded.firstClaims,
    claims,
    eobs,
  };
}

export type OpenedData = Awaited<ReturnType<typeof openData>>;

type ListReader<List, Row> = {
  readonly lists: readonly List[];
  readonly read: (
    list: List,
    page: number,
  ) => Promise<{ readonly rows: readonly Row[]; readonly last: boolean }>;
  readonly idOf: (row: Row) => string | null;
  /** A list of which not even the first page can be had; the others go on without it. */
  readonly onUnread: (list: List) => void;
};

/**
 * Lists one after another, a page at a time: one page is in memory. A row that moves to the next page
 * while it is read comes once; a page without anything new is the end, whatever the gateway says. A
 * list that breaks off in the middle throws: what was written of it would pass for the whole. Where
 * none can be had, the failure of the last is thrown.
 */
async function* readLists<List, Row>({ lists, read, idOf, onUnread }: ListReader<List, Row>) {
  let hasAny = false;
  let failure: unknown;
  for (const list of lists) {
    const isNew = createIsNew();
    for (let page = 0, isOver = false; !isOver; page += 1) {
      if (page === MOST_PAGES) throw new RangeError(`a list of more than ${MOST_PAGES} pages`);
      let found;
      try {
        found = await read(list, page);
      } catch (error) {
        if (page > 0 || !isOptionalFailure(error)) throw error;
        failure = error;
        onUnread(list);
        break;
      }
      hasAny = true;
      const rows = found.rows.filter((row) => isNew(idOf(row)));
      yield { list, rows };
      isOver = found.last || rows.length === 0;
    }
  }
  if (!hasAny && failure !== undefined) throw failure;
}

/** Tells ids that were not asked about before; what has none is always new. */
export function createIsNew() {
  const seen = new Set<string>();
  return (id: string | null): boolean => {
    if (id === null) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  };
}
