import { useId, type ReactNode } from "react";
import { href, redirect } from "react-router";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { getHasEbill } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/plan/handbook.ts";
import { listPrograms } from "#server/gateway/calls/care/programs.ts";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { TileList, type ProgramTile } from "#app/components/ui/surfaces/TileList.tsx";
import { asSent } from "#app/components/ui/text/AsSent.tsx";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { programsVisible, shortcutPrograms } from "#app/rules/programs/programs.ts";
import { programsText } from "#app/text/care/programs.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { sitesOf } from "#app/programs/program-sites.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { isTermed } from "#app/rules/member/eligibility.ts";
import {
  memberPrograms,
  programGroups,
  programsEnded,
} from "#app/rules/programs/program-groups.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { viewTile } from "#app/programs/program-tile.ts";
import { findTileUrl, type ProgramSites } from "#app/rules/programs/program-target.ts";
import type { Route } from "./+types/programs.ts";

/** The member's programs (S-14). Providence has none, and leads home. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  if (!programsVisible(member.brand.flags)) throw redirect(href("/home"));
  return loadPrograms(member, sitesOf(member.brand, url));
};

export default function Programs({ loaderData }: Route.ComponentProps) {
  const { shortcuts, isShortcutUnavailable, empty, groups } = loaderData;
  const text = programsText.list;
  return (
    <>
      <PageTitle page={text.title} />
      <div className="form">
        <div>
          <h1>{text.title}</h1>
          <BenefitsBar />
          {empty === null && <p className="lead">{text.lead}</p>}
        </div>
        {isShortcutUnavailable && <Unavailable title={text.unavailable} />}
        <div className="program-groups">
          {shortcuts.length > 0 && <Group title={text.shortcuts} tiles={shortcuts} />}
          {groups.map(({ category, tiles }) => (
            <Group
              key={category}
              title={category === null ? text.others : asSent(category)}
              tiles={tiles}
            />
          ))}
        </div>
        {empty !== null && (
          <EmptyState
            icon="sparkle-duotone"
            title={text.empty.title}
            text={text.empty[empty]}
            action={{ label: text.empty.service, href: href("/support/customer-service") }}
          />
        )}
        <BenefitsMore />
      </div>
    </>
  );
}

function Group({ title, tiles }: { title: ReactNode; tiles: readonly ProgramTile[] }) {
  const id = useId();
  return (
    <section className="programs" aria-labelledby={id}>
      <div className="sec">
        <h2 id={id}>{title}</h2>
      </div>
      <TileList tiles={tiles} />
    </section>
  );
}

/** The programs are required (S-14); a shortcut whose call fails is named as missing. */
async function loadPrograms(
  { gateway, session, brand, today }: MemberRequest,
  sites: ProgramSites,
) {
  const { rows, programs, ebill, outline } = await awaitAll({
    rows: listMemberEligibility(gateway, session.memberKey),
    programs: listPrograms(gateway),
    ebill: brand.links.ebill === null ? false : orUnavailable(gateway.ask(getHasEbill)),
    outline: orUnavailable(gateway.ask(findOutlineOfCoverage)),
  });
  const hasEbill = ebill === true;
  const shortcuts = shortcutPrograms({
    providence: brand.flags.providence,
    hasEbill,
    termed: isTermed(rows, today),
    outlineOfCoverageUrl: outline === "unavailable" ? undefined : findTileUrl(outline, sites),
  });
  const ended = programsEnded(rows, today);
  const own = memberPrograms({ programs, ended, shortcuts });
  return {
    shortcuts: shortcuts.map((shortcut) => viewTile(shortcut, hasEbill, sites)),
    isShortcutUnavailable:
      outline === "unavailable" || (ebill === "unavailable" && !isTermed(rows, today)),
    empty: ended ? ("ended" as const) : own.length === 0 ? ("none" as const) : null,
    groups: programGroups(own).map(({ category, programs: grouped }) => ({
      category,
      tiles: grouped.map((program) => viewTile(program, hasEbill, sites)),
    })),
  };
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
