import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import type { ProgramSites } from "#app/rules/programs/program-target.ts";
import type { Brand } from "#server/brands/brand.ts";
import { getRuntime } from "#server/runtime.ts";

/** The sites that decide where a program's tile of this brand leads. */
export const sitesOf = ({ links }: Brand, url: URL): ProgramSites => ({
  digitalClaims: links.digitalClaims,
  applicationOrigins: getRuntime().settings.APPLICATION_ORIGINS,
  ownHosts: ownHosts(url),
});
