import type { Settings } from "#server/settings.ts";
import { programTarget, type ProgramTarget } from "#app/rules/programs/program-target.ts";
import type { Program, Shortcut } from "#app/rules/programs/programs.ts";

type Sites = Pick<Settings, "APPLICATION_ORIGINS" | "DIGITAL_CLAIMS_URL">;

/** Where a program or shortcut leads, with what this carrier configured. */
export function targetOf(
  tile: Program | Shortcut,
  hasEbill: boolean,
  { APPLICATION_ORIGINS, DIGITAL_CLAIMS_URL }: Sites,
): ProgramTarget {
  return programTarget(tile, {
    hasEbill,
    digitalClaimsUrl: DIGITAL_CLAIMS_URL,
    applicationOrigins: APPLICATION_ORIGINS,
  });
}

/** The same as a tile shows it: digital claims, too, is a link to another site in a new tab. */
export function tileTarget(tile: Program | Shortcut, hasEbill: boolean, sites: Sites) {
  const target = targetOf(tile, hasEbill, sites);
  switch (target.kind) {
    case "digital-claims":
      return { kind: "external" as const, href: target.href };
    case "application":
      // The form names the program, whose address the server looks up.
      return { kind: target.kind, program: target.program };
    default:
      return target;
  }
}
