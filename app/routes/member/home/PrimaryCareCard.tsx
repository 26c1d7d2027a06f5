import type { PrimaryCareRow } from "#app/rules/care/primary-care.ts";
import { homeText } from "#app/text/home.ts";
import { Card } from "#app/components/ui/Card.tsx";
import { Face } from "#app/components/ui/Face.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";

type PrimaryCareCardProps = {
  withoutSelection: readonly PrimaryCareRow[];
  /** `from` is the day on which a provider to come begins, in words; null for one of today. */
  withSelection: readonly (PrimaryCareRow & { providerName: string; from: string | null })[];
  unread: readonly Omit<PrimaryCareRow, "href">[];
};

export function PrimaryCareCard({ withoutSelection, withSelection, unread }: PrimaryCareCardProps) {
  const text = homeText.primaryCare;
  return (
    <Card
      title={text.title}
      more={
        <OnwardLink to="/find-care/primary-care" className="card__more">
          {text.all}
        </OnwardLink>
      }
    >
      <div className="card__body">
        <p className="muted">{text.text}</p>
        <ul className="people">
          {withSelection.map(({ suffix, name, providerName, from, href }) => (
            <li key={suffix}>
              <Face name={name} chosen={from === null} />
              <span>
                <b>{name}</b>{" "}
                <small>{from === null ? providerName : text.from(providerName, from)}</small>
              </span>
              <OnwardLink to={href} context={text.viewContext(name)}>
                {text.view}
              </OnwardLink>
            </li>
          ))}
          {withoutSelection.map(({ suffix, name, href }) => (
            <li key={suffix}>
              <Face name={name} chosen={false} />
              <span>
                <b>{name}</b>{" "}
                <OnwardLink to={href} context={text.selectContext(name)}>
                  {text.select}
                </OnwardLink>
              </span>
            </li>
          ))}
          {unread.map(({ suffix, name }) => (
            <li key={suffix}>
              <Face name={name} chosen={false} />
              <span>
                <b>{name}</b> <small>{text.unread}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
