import { cleanHtml } from "#server/content/html.ts";
import { getHasEbill } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { listPrograms } from "#server/gateway/calls/care/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { coverageOfCategory } from "#app/rules/member/coverage.ts";
import type { EligibilityRow } from "#app/rules/member/eligibility.ts";
import { PROGRAM_IDS, truncateName } from "#app/rules/programs/programs.ts";
import {
  childPrograms,
  memberPrograms,
  programsEnded,
} from "#app/rules/programs/program-groups.ts";
import { programsText } from "#app/text/care/programs.ts";
import { loadProgramDetails } from "#app/programs/program-tile.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import type { ProgramSites } from "#app/rules/programs/program-target.ts";
import { viewChildTile, viewDetails, viewTarget } from "./view-program.ts";

/** The member's program with the id in the URL; "ended" if it ended with the coverage. */
export async function loadProgram(member: MemberRequest, id: string, sites: ProgramSites) {
  const { gateway, session, brand, today } = member;
  const number = getNumber(id);
  const { rows, programs, ebill, details } = await awaitAll({
    rows: listMemberEligibility(gateway, session.memberKey),
    programs: listPrograms(gateway),
    ebill: brand.links.ebill === null ? false : orUnavailable(gateway.ask(getHasEbill)),
    details: loadProgramDetails(member, number),
  });
  const own = memberPrograms({ programs, ended: false, shortcuts: [] });
  // A member who is not eligible for a program gets the same 404 as for an unknown program.
  const program = own.find((each) => each.id === number) ?? throwErrorPage(404);
  if (programsEnded(rows, today)) return "ended";
  const hasEbill = ebill === true;
  const shown = viewDetails(details, sites.ownHosts, program.description);
  const target = viewTarget(program, hasEbill, sites);
  // Without a link, a phone number or a document the page must say where to ask.
  const isDeadEnd =
    !shown.isUnavailable && target === null && shown.phone === null && shown.documents.length === 0;
  const isOurEstimator =
    target === null &&
    program.id === PROGRAM_IDS.dentalCostEstimator &&
    isDentalCovered(rows, today);
  const hasNoText = shown.description === "" && !shown.isUnavailable;
  return {
    ...shown,
    isOwnText: false,
    name: program.name,
    shortName: truncateName(program.name),
    hasNoText,
    target,
    /** The dental cost estimator leads to ours where the carrier has set no other (COST-01). */
    isOurEstimator,
    needsService:
      hasNoText || target === "closed" || shown.closed > 0 || (isDeadEnd && !isOurEstimator),
    children: childPrograms(program, own).map((child) => viewChildTile(child, hasEbill, sites)),
  };
}

export type ProgramView = Exclude<Awaited<ReturnType<typeof loadProgram>>, "ended">;

/** Providence's only program (§9): every id shows it, and its name and text are ours, not the gateway's. */
export async function loadFixedProgram(
  member: MemberRequest,
  id: string,
  { ownHosts }: ProgramSites,
): Promise<ProgramView> {
  const { fixed } = programsText;
  const details = await loadProgramDetails(member, getNumber(id));
  const shown = viewDetails(details, ownHosts, "");
  const isEmpty = shown.phone === null && shown.documents.length === 0;
  return {
    ...shown,
    isOwnText: true,
    name: fixed.title,
    shortName: fixed.title,
    lead: cleanHtml(isEmpty ? fixed.nothing : fixed.text),
    hasNoText: false,
    isOurEstimator: false,
    documents: shown.documents.map(({ href }) => ({ label: fixed.document, href })),
    target: null,
    needsService: isEmpty,
    children: [],
  };
}

const isDentalCovered = (rows: readonly EligibilityRow[], today: PlainDate): boolean =>
  ["active", "begins"].includes(coverageOfCategory(rows, "dental", today).kind);

/** The program id in a URL, as a number; 404 if no program can have it. */
function getNumber(id: string): number {
  return /^(?:0|[1-9]\d{0,8})$/.test(id) ? Number(id) : throwErrorPage(404);
}
