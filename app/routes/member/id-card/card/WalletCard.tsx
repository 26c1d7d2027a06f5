import type { ReactNode } from "react";
import { listNames } from "#app/text/common/list.ts";
import type { IdCardFace } from "#server/gateway/calls/member/id-card.ts";
import type { BrandKey } from "#app/brand/brand.ts";
import { CARD_FILE_POLICY, drawnMarks } from "#app/brand/drawn-marks.ts";
import { shortDate, showDate } from "#app/text/common/format.ts";
import { idCardText } from "#app/text/account/id-card.ts";
import { walletCardText as labels } from "#app/text/account/wallet-card.ts";
import { englishLang } from "#app/components/ui/text/CarrierText.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/text/DefinitionList.tsx";
import type { IdKind } from "#app/text/frame/home.ts";
import { telOf } from "#app/components/ui/actions/PhoneLink.tsx";
import { language } from "#app/text/common/locale.ts";

/** The fields of a card; the day is "YYYY-MM-DD". */
export type CardFace = Omit<IdCardFace, "effectiveDate"> & { effectiveDate: string | null };

type WalletCardProps = {
  brand: { key: BrandKey; name: string };
  idKind: IdKind;
  face: CardFace;
};

const text = idCardText.card;

/** An ID card (CR80) that needs only its own style sheet, so that a saved file can hold it too. */
export function WalletCard({ brand, idKind, face }: WalletCardProps) {
  return (
    <ul className="wallet">
      <Side label={text.front} className="id-card">
        <p className="id-card__top">
          <span>
            <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawnMarks[brand.key] }} />
            {brand.name}
          </span>
          <small {...englishLang}>{labels.heading}</small>
        </p>
        <p className="wallet__name">{face.memberName}</p>
        <DefinitionList className="num" items={frontOf(face, idKind)} isEnglish />
      </Side>
      <Side label={text.back} className="wallet__back">
        <DefinitionList className="num" items={backOf(face)} isEnglish />
        <p>{text.whatToDo.join(" ")}</p>
      </Side>
    </ul>
  );
}

type SideProps = { label: string; className: string; children: ReactNode };

function Side({ label, className, children }: SideProps) {
  return (
    <li className="wallet__side">
      <div className={`${className} wallet__card`} role="group" aria-label={label}>
        {children}
      </div>
    </li>
  );
}

function frontOf(face: CardFace, idKind: IdKind): Definition[] {
  const id = [face.subscriberId, face.memberSuffix].filter((part) => part !== null).join(" ");
  return given([
    [labels.ids[idKind], id],
    [labels.groupNumber, face.groupNumber],
    [labels.groupName, face.groupName],
    [labels.effective, face.effectiveDate && shortDate(face.effectiveDate)],
    [labels.coverage, face.coverage],
    [labels.networks, listNames(face.networks)],
  ]);
}

function backOf(face: CardFace): Definition[] {
  return given([
    [labels.customerService, phone(face.customerServicePhone)],
    [labels.providers, phone(face.providerServicePhone)],
    [labels.claims, face.claimsAddress],
    [labels.covered, listNames(face.covered)],
  ]);
}

const phone = (number: string | null): ReactNode => number && <a href={telOf(number)}>{number}</a>;

const given = (rows: readonly (readonly [term: string, value: ReactNode])[]): Definition[] =>
  rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));

type CardSheetProps = {
  brand: { key: BrandKey; name: string };
  idKind: IdKind;
  face: CardFace;
  savedOn: string;
  styles: string;
};

/** The document of a saved ID card: works offline and without script, and prints at true size. */
export function CardSheet({ brand, idKind, face, savedOn, styles }: CardSheetProps) {
  return (
    <html lang={language}>
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
