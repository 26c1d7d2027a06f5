import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { TextParts } from "#app/components/ui/text/CarrierText.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { commonText } from "#app/text/common/common.ts";
import { idCardText as text } from "#app/text/account/id-card.ts";
import type { ShownMember } from "./load-cards.ts";

type CardActionsProps = {
  card: ShownMember["cards"][number];
  member: string;
  /** The first card of the page, whose button is the one that is filled. */
  isFirst: boolean;
};

/**
 * The three actions of a card; on phones the card is held up large first, and saved from there. Only a
 * card that can be shown can be saved.
 */
export function CardActions({ card, member, isFirst }: CardActionsProps) {
  const which = <TextParts of={text.of(member, card.name)} />;
  return (
    <div className="cards__acts">
      {card.face !== null && (
        <div className="phone-only">
          <ButtonLink kind={isFirst ? "primary" : "quiet"} to={card.page} icon="eye">
            <WithContext context={which}>{text.showLarge}</WithContext>
          </ButtonLink>
        </div>
      )}
      {/* The download page reports an error back to this one, which needs the opener. */}
      <ButtonAnchor
        kind="quiet"
        href={card.download}
        target="_blank"
        rel="opener"
        icon="download-simple"
      >
        <WithContext
          context={
            <>
              {which} {commonText.newTab}
            </>
          }
        >
          {text.download}
        </WithContext>
      </ButtonAnchor>
      {card.face !== null && (
        <div className="from-tablet">
          <ButtonAnchor kind="quiet" href={`${card.page}/save`} icon="device-mobile">
            <WithContext context={which}>{text.save}</WithContext>
          </ButtonAnchor>
        </div>
      )}
      <ButtonLink kind="quiet" to={`${card.page}/email`} icon="envelope-simple">
        <WithContext context={which}>{text.email}</WithContext>
      </ButtonLink>
    </div>
  );
}
