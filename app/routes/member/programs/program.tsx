import { href, redirect } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { renderCarrierText } from "#app/components/ui/text/CarrierText.tsx";
import { SafeHtml } from "#app/components/ui/text/SafeHtml.tsx";
import { programsVisible } from "#app/rules/programs/programs.ts";
import { programsText } from "#app/text/care/programs.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { sitesOf } from "#app/programs/program-sites.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { loadFixedProgram, loadProgram } from "./load-program.ts";
import { ProgramSheet } from "./ProgramSheet.tsx";
import type { Route } from "./+types/program.ts";

const LIST = href("/benefits/programs");

/** A program's details (S-14); the list says so where they ended with the coverage. */
export const loader = async ({ context, params: { id }, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const sites = sitesOf(member.brand, url);
  // Providence has no list of programs: its pages are texts of this site.
  if (!programsVisible(member.brand.flags)) return loadFixedProgram(member, id, sites);
  const program = await loadProgram(member, id, sites);
  if (program === "ended") throw redirect(LIST);
  return program;
};

export default function Program({ loaderData: program }: Route.ComponentProps) {
  const { detail, list } = programsText;
  const say = (name: string) => (program.isOwnText ? name : renderCarrierText(name));
  const benefits = { label: detail.benefits, href: href("/benefits") };
  const above = program.isOwnText ? [benefits] : [benefits, { label: list.title, href: LIST }];
  return (
    <>
      <PageHead
        title={program.shortName}
        above={above}
        current={say(program.shortName)}
        heading={say(program.name)}
      />
      <BenefitsBar />
      <SafeHtml markup={program.lead} className="lead" isCarrierText={!program.isOwnText} />
      <ProgramSheet program={program} />
      <BenefitsMore />
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
