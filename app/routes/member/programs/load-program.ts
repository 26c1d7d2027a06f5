import { href } from "react-router";
import { cleanHtml } from "#server/content/html.ts";
import { getHasEbill } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { listPrograms, type Program } from "#server/gateway/calls/care/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { findOutsideUrl, isOwnHost } from "#app/rules/frame/web-url.ts";
import { canBeDialed, type ProgramDetails, truncateName } from "#app/rules/programs/programs.ts";
import {
  childPrograms,
  memberPrograms,
  programsEnded,
} from "#app/rules/programs/program-groups.ts";
import { programsText } from "#app/text/care/programs.ts";
import { loadProgramDetails, viewTile } from "#app/programs/program-tile.ts";
import { awaitAll } from "#app/frame/loading/await-all.ts";
import { orUnavailable } from "#app/frame/loading/optional.ts";
import { throwEntry } from "#app/frame/errors/throw-entry.ts";
import { isPdf, type ProgramSites } from "#app/rules/programs/program-target.ts";

/** A program of the member by the number of its address; "ended" where it ended with the coverage. */
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
  const program = own.find((each) => each.id === number) ?? throwEntry(404);
  if (programsEnded(rows, today)) return "ended";
  const hasEbill = ebill === true;
  const shown = viewDetails(details, sites.ownHosts, program.description);
  const way = viewWay(program, hasEbill, sites);
  // A dead end without a link, a number or a document: the page must say where to ask.
  const isEnd =
    !shown.isUnavailable && way === null && shown.phone === null && shown.documents.length === 0;
  const hasNoText = shown.description === "" && !shown.isUnavailable;
  return {
    ...shown,
    isFixed: false,
    name: program.name,
    shortName: truncateName(program.name),
    hasNoText,
    way,
    needsService: hasNoText || way === "closed" || shown.closed > 0 || isEnd,
    children: childPrograms(program, own).map((child) => childTile(child, hasEbill, sites)),
  };
}

export type ProgramView = Exclude<Awaited<ReturnType<typeof loadProgram>>, "ended">;

/** Providence's program, the same under every number (§9), and not of the gateway. */
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
    isFixed: true,
    name: fixed.title,
    shortName: fixed.title,
    lead: cleanHtml(isEmpty ? fixed.nothing : fixed.text),
    hasNoText: false,
    documents: shown.documents.map(({ href }) => ({ label: fixed.document, href })),
    way: null,
    needsService: isEmpty,
    children: [],
  };
}

/** The number of an address; 404 for what no program has. */
function getNumber(id: string): number {
  return /^(?:0|[1-9]\d{0,8})$/.test(id) ? Number(id) : throwEntry(404);
}

/** Its text and what goes with it; the program's own short text leads where there is a longer one. */
function viewDetails(
  details: ProgramDetails | "unavailable",
  hosts: readonly string[],
  shortText: string,
) {
  const refuses = (url: URL) => isOwnHost(url, hosts);
  const short = cleanHtml(shortText, { refuses });
  const nothing = { lead: cleanHtml(""), phone: null, documents: [], closed: 0 };
  if (details === "unavailable") return { ...nothing, description: short, isUnavailable: true };
  const long = cleanHtml(details.description ?? "", { refuses });
  const documents = details.documents.flatMap(({ title, url }) => {
    const href = findOutsideUrl(url, hosts);
    return href === undefined ? [] : [{ label: title, href }];
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

/** A program on another site is shown here first: only its own page says what and whose it is. */
function childTile(child: Program, hasEbill: boolean, sites: ProgramSites) {
  const tile = viewTile(child, hasEbill, sites);
  const to = href("/benefits/programs/:id", { id: String(child.id) });
  return tile.target.kind === "internal"
    ? tile
    : { ...tile, target: { kind: "internal" as const, to } };
}

/** "closed" where the address may not be opened; null where the page is all there is (S-14). */
function viewWay(program: Program, hasEbill: boolean, sites: ProgramSites) {
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
