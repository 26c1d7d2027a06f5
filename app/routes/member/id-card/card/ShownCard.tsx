import type { ReactNode } from "react";
import type { PageBrand } from "#app/brand/brand.ts";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { idCardText as text } from "#app/text/account/id-card.ts";
import type { IdKind } from "#app/text/frame/home.ts";
import type { ShownMember } from "./load-cards.ts";
import { WalletCard } from "./WalletCard.tsx";

type ShownCardProps = {
  card: ShownMember["cards"][number];
  brand: PageBrand;
  idKind: IdKind;
  children: ReactNode;
};

/** A card under its name, with what can be done with it. */
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

/** A card, or that it can't be shown. */
export function CardOrReason({ face, brand, idKind }: CardOrReasonProps) {
  if (face === null) return <Unavailable title={text.unavailable} phone={brand.supportPhone} />;
  return <WalletCard brand={brand} idKind={idKind} face={face} />;
}
