import { isPdf } from "#app/rules/programs/program-target.ts";
import type { Program } from "#server/gateway/calls/programs.ts";
import { viewTile, type ProgramSites } from "#app/frame/program-tile.ts";

/**
 * How a program's own page leads on (S-14 "link by urlDocumentType"): as its tile does, but to other
 * sites with their host in words. "closed" where its address is none that may be opened; null where
 * the page is all there is.
 */
export function viewWay(program: Program, hasEbill: boolean, sites: ProgramSites) {
  const { target } = viewTile(program, hasEbill, sites);
  if (target.kind === "external") {
    const { host } = new URL(target.href);
    return { ...target, host, isPdf: isPdf(program) };
  }
  if (target.kind !== "internal" || target.to !== `/benefits/programs/${program.id}`) return target;
  return program.url === null ? null : ("closed" as const);
}
