import type { ReactNode } from "react";
import { href } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import { memberInformationText } from "#app/text/account/member-information.ts";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Pieces, sayWords } from "#app/components/ui/text/AsSent.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { UnavailableCard } from "#app/components/ui/surfaces/Unavailable.tsx";
import { VisuallyHidden, WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import type { Route } from "./+types/member-information.ts";

type IdCardActionsProps = {
  name: string;
  cards: NonNullable<Route.ComponentProps["loaderData"]["cards"]>;
};

const text = memberInformationText.cards;

export function IdCardActions({ name, cards }: IdCardActionsProps) {
  if (cards === "unavailable") {
    return <UnavailableCard heading={text.title} title={text.unavailable} />;
  }
  return (
    <Card
      title={text.title}
      more={
        <ArrowLink to={href("/id-card")} className="card__more">
          {text.all}
        </ArrowLink>
      }
    >
      <div className="card__body">
        {cards.length === 0 && <p>{text.none}</p>}
        {cards.map((card) => {
          const of = <Pieces of={text.of(name, card.name)} />;
          return (
            <div className="card-section" key={card.key}>
              <h3>{sayWords(card.name)}</h3>
              <div className="row">
                <Action to={card.show} label={text.show} of={of} />
                {/* The download page shows its errors in this one, which needs the opener. */}
                <ButtonAnchor
                  kind="quiet"
                  size="small"
                  href={card.download}
                  target="_blank"
                  rel="opener"
                >
                  <span>
                    {text.download}
                    <VisuallyHidden>{of}</VisuallyHidden>
                    <VisuallyHidden>{commonText.newTab}</VisuallyHidden>
                  </span>
                </ButtonAnchor>
                <Action to={card.email} label={text.email} of={of} />
                <Action to={card.mail} label={text.mail} of={of} />
              </div>
            </div>
          );
        })}
      </div>
    </Card>
  );
}

function Action({ to, label, of }: { to: string; label: string; of: ReactNode }) {
  return (
    <ButtonLink kind="quiet" size="small" to={to}>
      <WithContext context={of}>{label}</WithContext>
    </ButtonLink>
  );
}
