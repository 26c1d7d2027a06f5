import { href } from "react-router";
import { cleanHtml } from "#server/content/html.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";
import { carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { findOutsideUrl, isOwnHost } from "#app/rules/frame/web-url.ts";
import { canBeDialed, type ProgramDetails } from "#app/rules/programs/programs.ts";
import { isPdf, type ProgramSites } from "#app/rules/programs/program-target.ts";
import { viewTile } from "#app/programs/program-tile.ts";

type ShownDocument = { readonly label: Words | null; readonly href: string };

/** A program's text, phone number and documents. Its short text is the lead of a longer one. */
export function viewDetails(
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
export function viewChildTile(child: Program, hasEbill: boolean, sites: ProgramSites) {
  const tile = viewTile(child, hasEbill, sites);
  const to = href("/benefits/programs/:id", { id: String(child.id) });
  return tile.target.kind === "internal"
    ? tile
    : { ...tile, target: { kind: "internal" as const, to } };
}

/** Where the page's button leads: "closed" if its URL may not be opened; null without a URL (S-14). */
export function viewTarget(program: Program, hasEbill: boolean, sites: ProgramSites) {
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
