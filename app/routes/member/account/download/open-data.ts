import { comparableContent } from "#app/rules/claims/standings.ts";
import { createHash } from "node:crypto";
import { getPreferences, type AccountMember } from "#server/gateway/calls/member/account.ts";
import { listLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { getClaimsPage, type MemberClaim } from "#server/gateway/calls/claims/claims.ts";
import {
  findMissingCoverage,
  listFamilyEligibility,
} from "#server/gateway/calls/member/eligibility.ts";
import { getEobPage } from "#server/gateway/calls/claims/eobs.ts";
import { getPcpEligibility, listPcpMembers } from "#server/gateway/calls/care/pcp.ts";
import { findMissingCare } from "#server/gateway/calls/member/missing-members.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
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
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { judgePages } from "./stand-pages.ts";

/** The largest page that the product asks for anywhere. */
const PAGE_ROWS = 500;

/** A gateway that never comes to an end is not read for ever. */
const MOST_PAGES = 2000;

export type ClaimsListKey = { readonly member: AccountMember; readonly type: ClaimType };

/**
 * What the file begins with, in two rounds: the account, then all that is small, with the first
 * claims. A fault of the account, of eligibility or of every list of claims is thrown, before anything
 * is sent; what else cannot be read is `missing`. Lists go on being read while they are written, and
 * may add to `missing` then. `gateway` keeps nothing: answers are of now, and end with the request,
 * by its `signal`, when the member leaves.
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

  let failure: GatewayError | undefined;
  const claims = readLists(gateway, {
    lists: members.flatMap((of): ClaimsListKey[] =>
      // Claims outlive coverage, and the account may no longer name it: those of the lists.
      offeredClaimTypes(members, [of]).map((type) => ({ member: of, type })),
    ),
    read: async (optional, { member: { memberSuffix: suffix }, type }, page) => {
      const query = { type, suffix, ...window, page, size: PAGE_ROWS };
      const { claims: rows, last, totalElements } = await getClaimsPage(optional, query);
      return { rows, last, totalElements };
    },
    // Claims may share a number: the same claim is one with the same content.
    idOf: claimKey,
    onUnavailable({ member: of, type }, error) {
      failure = error;
      miss("claims", { who: fullName(of), type });
    },
    onGap: ({ member: of, type }) => miss("claims", { who: fullName(of), type, why: "incomplete" }),
    signal,
  });
  async function beginClaims() {
    const first = await claims.next();
    if (first.done !== true) return first.value;
    return failure === undefined ? null : gateway.fail(failure);
  }
  const loaded = await awaitAll({
    eligibility: listFamilyEligibility(gateway),
    limits: Promise.all(
      members.map((of) =>
        orUnavailable(gateway.ask((optional) => listLimits(optional, of.memberSuffix))),
      ),
    ),
    preferences: orUnavailable(gateway.ask(getPreferences)),
    care: orUnavailable(gateway.ask(listPcpMembers)),
    // Used only to know which members `care` should have a record of.
    careEligibility: orUnavailable(gateway.ask(getPcpEligibility)),
    firstClaims: beginClaims(),
  });

  const accumulators = members.flatMap((of, index) => {
    const limits = loaded.limits[index] ?? "unavailable";
    if (limits !== "unavailable") return accumulatorRows(limits, of);
    miss("accumulators", { who: fullName(of) });
    return [];
  });
  const { care, careEligibility } = loaded;
  const uncovered = await findMissingCoverage(gateway, members, loaded.eligibility);
  const withoutCare =
    care === "unavailable" || careEligibility === "unavailable"
      ? new Set<string>()
      : await findMissingCare(gateway, members, care, careEligibility);
  for (const of of members) {
    const { memberKey } = of;
    if (uncovered.has(memberKey)) miss("eligibility", { who: fullName(of) });
    if (withoutCare.has(memberKey)) miss("primary-care", { who: fullName(of) });
  }
  if (care === "unavailable") miss("primary-care");
  if (loaded.preferences === "unavailable") miss("preferences");
  const withEobs = isSubscriber(viewer.memberSuffix);
  if (!withEobs) miss("eobs", { why: "not-shown" });
  const eobs = readLists(gateway, {
    lists: withEobs ? offeredClaimTypes(account.members) : [],
    read: async (optional, claimType, page) => {
      const query = { claimType, ...window, page, size: PAGE_ROWS };
      const { content: rows, last, totalElements } = await getEobPage(optional, query);
      return { rows, last, totalElements };
    },
    idOf: ({ documentId }) => documentId,
    onUnavailable: (type) => miss("eobs", { type }),
    onGap: (type) => miss("eobs", { type, why: "incomplete" }),
    signal,
  });
  async function* allClaims() {
    if (loaded.firstClaims !== null) yield loaded.firstClaims;
    yield* claims;
  }
  return {
    window,
    missing,
    /** The tables that are held whole. */
    small: {
      members: memberRows(account, members),
      eligibility: eligibilityRows(loaded.eligibility, members, today),
      accumulators,
      ...(care === "unavailable" ? { providers: [], "primary-care": [] } : careRows(care, members)),
      preferences: loaded.preferences === "unavailable" ? [] : preferenceRows(loaded.preferences),
    },
    claims: judgePages(allClaims()),
    eobs,
  };
}

export type OpenedData = Awaited<ReturnType<typeof openData>>;

type ListReader<List, Row> = {
  readonly lists: readonly List[];
  readonly read: (
    optional: Gateway,
    list: List,
    page: number,
  ) => Promise<{
    readonly rows: readonly Row[];
    readonly last: boolean;
    readonly totalElements: number | null;
  }>;
  readonly idOf: (row: Row) => string | null;
  /** A list whose first page failed; the others continue without it. */
  readonly onUnavailable: (list: List, error: GatewayError) => void;
  /** A list with fewer different rows than the gateway counts. */
  readonly onGap: (list: List) => void;
  readonly signal: AbortSignal;
};

/**
 * Reads lists one after another, a page at a time, with one page in memory. A row that moves to the
 * next page while the list is read appears once; a page without new rows ends the list, even if the
 * gateway announces more. A list that breaks off throws, because the rows written so far would look
 * complete.
 */
async function* readLists<List, Row>(
  gateway: Pick<Gateway, "ask" | "fail">,
  { lists, read, idOf, onUnavailable, onGap, signal }: ListReader<List, Row>,
) {
  for (const list of lists) {
    const isNew = createFirstSeenCheck();
    let [distinct, counted] = [0, 0];
    for (let page = 0, isOver = false; !isOver; page += 1) {
      if (page === MOST_PAGES) throw new RangeError(`a list of more than ${MOST_PAGES} pages`);
      signal.throwIfAborted();
      const at = page;
      const found = await gateway.ask((optional) => read(optional, list, at));
      if (!found.ok) {
        if (page > 0) await gateway.fail(found.error);
        onUnavailable(list, found.error);
        break;
      }
      const rows = found.value.rows.filter((row) => isNew(idOf(row)));
      distinct += rows.length;
      counted = Math.max(counted, found.value.totalElements ?? 0);
      isOver = found.value.last || rows.length === 0;
      if (isOver && distinct < counted) onGap(list);
      yield { list, rows };
    }
  }
}

/** A claim's content, shortened: a list may have hundreds of thousands of them. */
const claimKey = (claim: MemberClaim): string =>
  createHash("sha256").update(comparableContent(claim)).digest("base64url");

/** Tells ids that were not asked about before; what has none is always new. */
export function createFirstSeenCheck() {
  const seen = new Set<string>();
  return (id: string | null): boolean => {
    if (id === null) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  };
}
