import { ButtonAnchor, ButtonLink } from "#app/components/ui/Button.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { commonText } from "#app/text/common.ts";
import { idCardText as text } from "#app/text/id-card.ts";
import type { ShownMember } from "./view-cards.ts";

type CardActionsProps = { card: ShownMember["cards"][number]; member: string };

/** The actions of a card. Only a card that can be shown can be saved. */
export function CardActions({ card, member }: CardActionsProps) {
  const which = text.of(member, card.name);
  return (
    <div className="cards__acts">
      {card.face !== null && (
        <div className="phone-only">
          <ButtonLink kind="quiet" to={card.page} icon="eye">
            <span>
              {text.large}
              <VisuallyHidden>{which}</VisuallyHidden>
            </span>
          </ButtonLink>
        </div>
      )}
      {/* The download page reports an error back to this one, which needs the opener. */}
      <ButtonAnchor href={card.download} target="_blank" rel="opener" icon="download-simple">
        <span>
          {text.download}
          <VisuallyHidden>
            {which} {commonText.newTab}
          </VisuallyHidden>
        </span>
      </ButtonAnchor>
      {card.face !== null && (
        <ButtonAnchor kind="quiet" href={`${card.page}/save`} icon="device-mobile">
          <span>
            {text.save}
            <VisuallyHidden>{which}</VisuallyHidden>
          </span>
        </ButtonAnchor>
      )}
      <ButtonLink kind="quiet" to={`${card.page}/email`} icon="envelope-simple">
        <span>
          {text.email}
          <VisuallyHidden>{which}</VisuallyHidden>
        </span>
      </ButtonLink>
    </div>
  );
}
