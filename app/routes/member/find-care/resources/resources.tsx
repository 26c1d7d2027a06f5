import { useId } from "react";
import { href, redirect } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { TileList } from "#app/components/ui/surfaces/TileList.tsx";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { findCareText } from "#app/text/care/find-care.ts";
import { sitesOf } from "#app/programs/program-sites.ts";
import { BELOW_FIND_CARE, PageHead } from "#app/frame/document/page-head.tsx";
import { Directories } from "../Directories.tsx";
import { loadResources } from "../load-directories.ts";
import type { Route } from "./+types/resources.ts";

const text = findCareText.resources;

/** Where to look for care (S-19). Providence has the search for a dentist instead. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  if (member.brand.flags.providence) throw redirect(href("/find-care/find-a-dentist"));
  return loadResources(member, sitesOf(member.brand, url));
};

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { directories, phone, termed, programs } = loaderData;
  return (
    <>
      {/* Its h1 stands with the lead below. */}
      <PageHead title={text.title} above={BELOW_FIND_CARE} heading={null} />
      <div className="form">
        <div>
          <h1>{text.title}</h1>
          {directories.length > 0 && <p className="lead">{text.lead}</p>}
        </div>
        {directories.length > 0 ? (
          <Directories directories={directories} />
        ) : (
          <EmptyState
            icon="map-pin-duotone"
            title={text.none.title}
            text={termed ? text.none.ended : text.none.text}
            action={{ label: text.none.service, href: href("/support/customer-service") }}
          />
        )}
        {programs !== null && <Programs programs={programs} phone={phone} />}
      </div>
    </>
  );
}

type ResourcesData = Route.ComponentProps["loaderData"];
type ProgramsProps = {
  programs: NonNullable<ResourcesData["programs"]>;
  phone: ResourcesData["phone"];
};

function Programs({ programs, phone }: ProgramsProps) {
  const id = useId();
  return (
    <section className="programs" aria-labelledby={id}>
      <div className="sec">
        <h2 id={id}>{text.programs}</h2>
        <ArrowLink to={href("/benefits/programs")}>{text.allPrograms}</ArrowLink>
      </div>
      {programs === "unavailable" ? (
        <Unavailable title={text.unavailable} phone={phone} />
      ) : programs.length === 0 ? (
        <p className="muted">{text.noPrograms}</p>
      ) : (
        <TileList tiles={programs} />
      )}
    </section>
  );
}
