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
      {card.face === null ? (
        <Unavailable subject={text.unavailable} phone={brand.supportPhone} />
      ) : (
        <WalletCard brand={brand} idKind={idKind} face={card.face} />
      )}
      {children}
    </div>
  );
}
