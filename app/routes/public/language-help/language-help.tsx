import "#app/styles/screens/contact.css";
import "#app/styles/screens/language-help.css";
import { OWN_OFFERS } from "#server/brands/language-help.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { PublicHead } from "#app/contact/PublicHead.tsx";
import { listOffers, showOffers } from "#app/rules/frame/language-help.ts";
import { locale } from "#app/text/common/locale.ts";
import { languageText } from "#app/text/frame/language.ts";
import { shellText } from "#app/text/frame/shell.ts";
import { CallUs, Offers } from "./Offers.tsx";
import type { Route } from "./+types/language-help.ts";

/** Free help in other languages, each offered in itself; without a session (LANG-07). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { languageHelp, supportPhone } = context.get(brandContext);
  const phone = languageHelp.phone ?? supportPhone;
  const listed = listOffers(languageHelp.offers, OWN_OFFERS[languageText.other]);
  return {
    phone,
    offers: phone === null ? [] : showOffers(listed, locale),
    isMember: context.get(sessionContext).current() !== null,
  };
};

export default function LanguageHelp({ loaderData }: Route.ComponentProps) {
  const { phone, offers, isMember } = loaderData;
  return (
    <>
      <PublicHead title={shellText.languageHelp} isMember={isMember} />
      <CallUs phone={phone} />
      {phone !== null && <Offers offers={offers} phone={phone} />}
    </>
  );
}
