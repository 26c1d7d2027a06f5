import { href } from "react-router";
import { cleanHtml } from "#server/content/html.ts";
import { getHasEbill } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { listPrograms, type Program } from "#server/gateway/calls/care/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { findOutsideUrl, isOwnHost } from "#app/rules/frame/web-url.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { coverageOfCategory } from "#app/rules/member/coverage.ts";
import type { EligibilityRow } from "#app/rules/member/eligibility.ts";
import {
  canBeDialed,
  PROGRAM_IDS,
  type ProgramDetails,
  truncateName,
} from "#app/rules/programs/programs.ts";
import {
  childPrograms,
  memberPrograms,
  programsEnded,
} from "#app/rules/programs/program-groups.ts";
import { programsText } from "#app/text/care/programs.ts";
import { loadProgramDetails, viewTile } from "#app/programs/program-tile.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { isPdf, type ProgramSites } from "#app/rules/programs/program-target.ts";

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
    children: childPrograms(program, own).map((child) => childTile(child, hasEbill, sites)),
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

type ShownDocument = { readonly label: Words | null; readonly href: string };

/** A program's text, phone number and documents. Its short text is the lead of a longer one. */
function viewDetails(
  details: ProgramDetails | "unavailable",
  hosts: readonly string[],
  shortText: string,
) {
  const refuses = (url: URL) => isOwnHost(url, hosts);
  const short = cleanHtml(shortText, { refuses });
  const documentsOfNone: ShownDocument[] = [];
  const nothing = { lead: cleanHtml(""), phone: null, documents: documentsOfNone, closed: 0 };
  if (details === "unavailable") return { ...nothing, description: short, isUnavailable: true };
  const long = cleanHtml(details.description ?? "", { refuses });
  const documents = details.documents.flatMap(({ title, url }): ShownDocument[] => {
    const href = findOutsideUrl(url, hosts);
    return href === undefined ? [] : [{ label: title === null ? null : carrierText(title), href }];
  });
  const phone = details.phoneNumber?.trim() ?? null;
  return {
    lead: long === "" || long.includes(short) ? nothing.lead : short,
    description: long === "" ? short : long,
    isUnavailable: false,
    phone: phone === null ? null : { words: phone, dials: canBeDialed(phone) },
    documents,
    closed: details.documents.length - documents.length,
  };
}

/**
 * The tile of a program below this one. It leads to our page even if the program is on another site,
 * because that page says what the program is and who offers it.
 */
function childTile(child: Program, hasEbill: boolean, sites: ProgramSites) {
  const tile = viewTile(child, hasEbill, sites);
  const to = href("/benefits/programs/:id", { id: String(child.id) });
  return tile.target.kind === "internal"
    ? tile
    : { ...tile, target: { kind: "internal" as const, to } };
}

/** Where the page's button leads: "closed" if its URL may not be opened; null without a URL (S-14). */
function viewTarget(program: Program, hasEbill: boolean, sites: ProgramSites) {
  const { target } = viewTile(program, hasEbill, sites);
  if (target.kind === "external") {
    const { host } = new URL(target.href);
    return { ...target, host, isPdf: isPdf(program) };
  }
  if (
    target.kind !== "internal" ||
    target.to !== href("/benefits/programs/:id", { id: String(program.id) })
  )
    return target;
  return program.url === null ? null : ("closed" as const);
}
