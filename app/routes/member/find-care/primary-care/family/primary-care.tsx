import "#app/styles/screens/form-card.css";
import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Face } from "#app/components/ui/icons/Face.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { BELOW_FIND_CARE, PageHead } from "#app/frame/document/page-head.tsx";
import { primaryCareText as text } from "#app/text/care/primary-care.ts";
import { loadFamilyCare } from "./load-care.ts";
import { viewFamilyCare } from "./view-care.ts";
import type { Route } from "./+types/primary-care.ts";

/** The primary care providers of the family (S-20). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { viewer, people } = await loadFamilyCare(member);
  return {
    isOwn: !isSubscriber(viewer.memberSuffix) || people.length === 1,
    people: viewFamilyCare(people, member.today),
  };
};

export default function PrimaryCare({ loaderData: { isOwn, people } }: Route.ComponentProps) {
  const { none } = text;
  return (
    <>
      <PageHead title={text.title} above={BELOW_FIND_CARE} />
      {people.length === 0 ? (
        <div className="claim">
          <section className="card cards">
            <EmptyState
              title={none.title}
              text={none.text}
              icon="stethoscope-duotone"
              action={{ label: none.action, href: href("/find-care") }}
            />
          </section>
        </div>
      ) : (
        <>
          <p className="lead">{text.lead}</p>
          <Card title={isOwn ? text.own : text.family} className="card--form">
            <div className="card__body">
              <ul className="people">
                {people.map((person) => (
                  <PersonRow key={person.suffix} person={person} />
                ))}
              </ul>
            </div>
          </Card>
        </>
      )}
    </>
  );
}

type Person = Route.ComponentProps["loaderData"]["people"][number];

function PersonRow({
  person: { name, provider, isChosen, notes, details, choose },
}: {
  person: Person;
}) {
  return (
    <li>
      <Face name={name} chosen={isChosen} />
      <span>
        <b>{name}</b>
        <bdi>{provider}</bdi>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
      <span className="links">
        {[details, choose].map(
          (link) =>
            link && (
              <ArrowLink
                key={link.href}
                to={link.href}
                context={link.label === text.select ? text.for(name) : text.of(name)}
              >
                {link.label}
              </ArrowLink>
            ),
        )}
      </span>
    </li>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
