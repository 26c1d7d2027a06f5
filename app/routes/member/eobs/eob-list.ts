import { href } from "react-router";
import type { Account } from "#server/gateway/calls/member/account.ts";
import { getEobMetadata, getEobPage, type Eob } from "#server/gateway/calls/claims/eobs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { offeredClaimTypes, findClaimType, type ClaimType } from "#app/rules/claims/claim-type.ts";
import {
  eobFilters,
  type EobFilterFacts,
  type EobFilters,
  eobPath,
  eobTotals,
  haveSums,
  listEobMembers,
  listEobProviders,
} from "#app/rules/eobs/eob.ts";
import { gatewayRows } from "#app/rules/lists/row-page.ts";
import { defineList } from "#app/lists/define-list.ts";
import { memberOptions, providerOptions, viewFamilyFields } from "#app/lists/view-fields.ts";
import { getSubscriberAccount } from "./load-eob.ts";
import {
  placeClaims,
  shownResponsibility,
  standingOfPlaced,
  type EobStanding,
} from "./place-claims.ts";
import { eobsText } from "#app/text/claims/eobs.ts";
import { showEobType } from "#app/documents/eobs.ts";

const PAGE_ROWS = 20;

/** The explanations of benefits of a subscriber's family, by type of claims (S-22). */
export const eobList = defineList({
  path: href("/eobs"),
  filters: eobFilters,
  basic: ["type"],
  async scope(member: MemberRequest) {
    const account = await getSubscriberAccount(member);
    return { members: account.members, facts: eobFilterFacts(account, member.today) };
  },
  async load(gateway, filters, { members, facts }) {
    const { content, ...page } = await getEobPage(gateway, {
      ...windowOf(filters),
      providerIds: filters.providerIds,
      page: filters.page - 1,
      size: PAGE_ROWS,
    });
    return {
      ...page,
      content: await withStandings(gateway, content, { members, today: facts.today }),
    };
  },
  pageOf: ({ content, ...page }) => gatewayRows(content, page),
  options: ({ members }) => ({ member: memberOptions(members) }),
  choices: {
    of: ["provider"],
    load: async (gateway, filters) => {
      const { providers } = await getEobMetadata(gateway, windowOf(filters));
      return { provider: providerOptions(providers) };
    },
  },
});

/** Explanations, each with where its claims stand (T-86). */
async function withStandings(
  gateway: Gateway,
  eobs: readonly Eob[],
  { members, today }: Pick<EobFilterFacts, "today"> & Pick<Account, "members">,
) {
  const placed = await placeClaims(gateway, today, eobs, members);
  const standings = placed.map((claim) => standingOfPlaced(claim));
  // The standings of all claims are in one list: each explanation takes those of its own claims.
  let start = 0;
  return eobs.map((eob) => {
    const end = start + (eob.claims?.length ?? 0);
    const own = standings.slice(start, end);
    start = end;
    return { ...eob, standings: own };
  });
}

export type LoadedEobs = Awaited<ReturnType<typeof eobList.loadPage>>;

const windowOf = ({ type, startDate, endDate, memberKey }: EobFilters) => ({
  claimType: type,
  startDate,
  endDate,
  memberKey,
});

const eobFilterFacts = ({ members }: Account, today: MemberRequest["today"]): EobFilterFacts => ({
  today,
  types: offeredClaimTypes(members),
  members,
});

/** The list that an explanation was opened from; only valid filters of its query are kept. */
export function eobListPath(
  query: URLSearchParams,
  account: Account,
  today: MemberRequest["today"],
): string {
  const facts = eobFilterFacts(account, today);
  return eobList.pathOf(eobFilters.read(query, facts).filters, facts);
}

export function viewEobs(loaded: LoadedEobs) {
  const { filters, facts } = loaded;
  const { type } = filters;
  const query = eobFilters.write(filters, facts);
  // "Everyone" is the default: a single member is no choice.
  const members = loaded.members.length > 1 ? loaded.members : [];
  return {
    type,
    types: eobList.viewTypes(loaded, eobsText.tabs),
    filters: eobList.viewFilters(loaded),
    fields: viewFamilyFields(loaded, members),
    list: viewList(loaded, { query, listed: type }),
  };
}

/** The query of the list, and the type of claims it shows. */
type RowContext = { readonly query: string; readonly listed: ClaimType };

function viewList(loaded: LoadedEobs, context: RowContext) {
  const page = eobList.viewPage(loaded, (eob, index) => viewRow(eob, index, context));
  if (page === null) return null;
  // Fewer different explanations than the gateway counts, as far as one page shows: some of this page are
  // one document, or the last page ends before the counted total.
  const documents = new Set(page.rows.map(({ href: to, key }) => to ?? key)).size;
  const endsEarly = page.page === page.pages && page.shown.last < page.shown.total;
  return { ...page, isRepeated: documents < page.rows.length || endsEarly };
}

const CHANGED: ReadonlySet<string> = new Set<EobStanding>(["taken-back", "replaced", "changed"]);

/** What became of an explanation's claims, in words (T-74, T-86); null where all hold. */
function noteOf(standings: ListedEob["standings"]): string | null {
  const [first = null, ...others] = new Set(standings);
  if (first !== null && others.length === 0) return eobsText.standings[first];
  if (standings.some((standing) => standing !== null && CHANGED.has(standing)))
    return eobsText.table.changed;
  if (standings.includes("under-way")) return eobsText.table.underWay;
  if (standings.includes("estimate")) return eobsText.table.estimate;
  return standings.includes("takes-back") ? eobsText.standings["takes-back"] : null;
}

export type EobRow = ReturnType<typeof viewRow>;

type ListedEob = NonNullable<LoadedEobs["found"]>["all"]["content"][number];

function viewRow(eob: ListedEob, index: number, { query, listed }: RowContext) {
  const { documentId, date, typeOfClaims, standings } = eob;
  const claims = eob.claims ?? [];
  const totals = eobTotals(claims.length < 2 || haveSums(claims, standings) ? claims : []);
  return {
    key: `${index} ${documentId}`,
    // Carries the list's query, so that the way back leads to the same list.
    href: documentId === null ? null : `${eobPath(documentId)}${query}`,
    date,
    // The tab names the type: a row repeats it only if its own differs.
    type: findClaimType(typeOfClaims?.trim() ?? "") === listed ? null : showEobType(typeOfClaims),
    members: listEobMembers(eob),
    providers: listEobProviders(claims),
    chargeCents: totals.chargeCents,
    responsibilityCents: shownResponsibility(
      totals.responsibilityCents,
      claims.length === 1 ? (standings[0] ?? null) : null,
    ),
    note: noteOf(standings),
    /** The standing that `Owed` needs: an amount that only takes another back is no credit. */
    standing: standings.every((it) => it === "takes-back") ? ("takes-back" as const) : null,
  };
}
