import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { TextParts, renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { commonText } from "#app/text/common/common.ts";
import { idCardText as text } from "#app/text/account/id-card.ts";
import type { ShownMember } from "./load-cards.ts";
import type { ReactNode } from "react";
import type { PageBrand } from "#app/brand/brand.ts";
import type { IdKind } from "#app/text/frame/home.ts";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { WalletCard } from "./WalletCard.tsx";

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

type ShownCardProps = {
  card: ShownMember["cards"][number];
  brand: PageBrand;
  idKind: IdKind;
  children: ReactNode;
};

export function ShownCard({ card, brand, idKind, children }: ShownCardProps) {
  return (
    <div className="card__body cards__one">
      <h3>{renderWords(card.name)}</h3>
      <CardOrReason face={card.face} brand={brand} idKind={idKind} />
      {children}
    </div>
  );
}

type CardOrReasonProps = Pick<ShownCardProps, "brand" | "idKind"> & {
  face: ShownCardProps["card"]["face"];
};

export function CardOrReason({ face, brand, idKind }: CardOrReasonProps) {
  if (face === null) return <Unavailable title={text.unavailable} phone={brand.servicePhone} />;
  return <WalletCard brand={brand} idKind={idKind} face={face} />;
}
