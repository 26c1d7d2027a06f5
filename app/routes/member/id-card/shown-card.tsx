import type { ReactNode } from "react";
import type { PageBrand } from "#app/brand/brand.ts";
import type { IdKind } from "#app/components/ui/member-id.ts";
import { Unavailable } from "#app/components/ui/Unavailable.tsx";
import { WalletCard } from "./WalletCard.tsx";
import { idCardText as text } from "#app/text/id-card.ts";
import type { ShownMember } from "./view-cards.ts";

type ShownCardProps = {
  card: ShownMember["cards"][number];
  brand: PageBrand;
  idKind: IdKind;
  children: ReactNode;
};

/** One card, or that it cannot be shown, with its actions. */
export function ShownCard({ card, brand, idKind, children }: ShownCardProps) {
  return (
    <div className="card__body cards__one">
      <h3>{card.name}</h3>
      <CardOrReason face={card.face} brand={brand} idKind={idKind} />
      {children}
    </div>
  );
}

type CardOrReasonProps = Pick<ShownCardProps, "brand" | "idKind"> & {
  face: ShownCardProps["card"]["face"];
};

/** The sides of a card, or that it cannot be shown. */
export function CardOrReason({ face, brand, idKind }: CardOrReasonProps) {
  if (face === null) return <Unavailable subject={text.unavailable} phone={brand.supportPhone} />;
  return <WalletCard brand={brand} idKind={idKind} face={face} />;
}
