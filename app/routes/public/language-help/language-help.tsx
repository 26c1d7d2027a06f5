import "#app/styles/screens/contact.css";
import "#app/styles/screens/language-help.css";
import { OWN_OFFERS } from "#server/brands/language-help.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { PublicHead } from "#app/contact/PublicHead.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { listOffers, showOffers } from "#app/rules/frame/language-help.ts";
import { showDate } from "#app/text/common/format.ts";
import { locale } from "#app/text/common/locale.ts";
import { languageText } from "#app/text/frame/language.ts";
import { languageHelpText as text } from "#app/text/frame/language-help.ts";
import { shellText } from "#app/text/frame/shell.ts";
import { CallUs, Offers } from "./Offers.tsx";
import type { Route } from "./+types/language-help.ts";

/** Free help in other languages, each offered in itself; without a session (LANG-07). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { languageHelp, supportPhone } = context.get(brandContext);
  const { offers, example, reviewed } = languageHelp;
  const phone = languageHelp.phone ?? supportPhone;
  const listed = listOffers(offers, OWN_OFFERS[languageText.other]);
  return {
    phone,
    offers: phone === null ? [] : showOffers(listed, locale),
    isExample: example && offers.length > 0,
    reviewed,
    isMember: context.get(sessionContext).current() !== null,
  };
};

export default function LanguageHelp({ loaderData }: Route.ComponentProps) {
  const { phone, offers, isExample, reviewed, isMember } = loaderData;
  return (
    <>
      <PublicHead title={shellText.languageHelp} isMember={isMember} />
      <CallUs phone={phone} />
      {isExample && (
        <Alert kind="info">
          <p>{text.example}</p>
        </Alert>
      )}
      {phone !== null && <Offers offers={offers} phone={phone} />}
      {reviewed !== null && <p className="muted">{text.reviewed(showDate(reviewed))}</p>}
    </>
  );
}
