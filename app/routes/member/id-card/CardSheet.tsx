import type { BrandKey } from "#app/brand/brand.ts";
import { CARD_FILE_POLICY } from "#app/brand/card-look.ts";
import { showDate } from "#app/text/format.ts";
import { idCardText } from "#app/text/id-card.ts";
import type { IdKind } from "#app/components/ui/member-id.ts";
import { WalletCard, type CardFace } from "./WalletCard.tsx";

type CardSheetProps = {
  brand: { key: BrandKey; name: string };
  idKind: IdKind;
  face: CardFace;
  /** The day it was saved, "YYYY-MM-DD". */
  savedOn: string;
  /** The text of its style sheets. */
  styles: string;
};

/** The document of a saved ID card: works offline and without script, and prints at true size. */
export function CardSheet({ brand, idKind, face, savedOn, styles }: CardSheetProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={CARD_FILE_POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{idCardText.saved.title(face.memberName)}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{idCardText.saved.title(face.memberName)}</h1>
          <WalletCard brand={brand} idKind={idKind} face={face} />
          <p className="saved">{idCardText.saved.asOf(showDate(savedOn))}</p>
        </main>
      </body>
    </html>
  );
}
