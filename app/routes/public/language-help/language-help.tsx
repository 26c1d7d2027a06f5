import "#app/styles/screens/contact.css";
import "#app/styles/screens/language-help.css";
import { useId } from "react";
import { OWN_OFFERS } from "#server/brands/language-help.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { PublicHead } from "#app/contact/PublicHead.tsx";
import { listOffers, showOffers, type ShownOffer } from "#app/rules/frame/language-help.ts";
import { locale, language } from "#app/text/common/locale.ts";
import { languageText } from "#app/text/frame/language.ts";
import { languageHelpText as text } from "#app/text/frame/language-help.ts";
import { shellText } from "#app/text/frame/shell.ts";
import { telOf } from "#app/components/ui/actions/PhoneLink.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { contactText } from "#app/text/frame/contact.ts";
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

function CallUs({ phone }: { phone: string | null }) {
  const id = useId();
  return (
    <section className="card contact offers__call" aria-labelledby={id}>
      <span className="chip">
        <Icon name="translate-duotone" />
      </span>
      <div>
        <h2 id={id}>{text.heading}</h2>
        <p className="muted">{phone === null ? text.noPhone : text.how}</p>
      </div>
      {phone !== null && (
        <ul className="contact__channels">
          <li>
            <Icon name="phone" />
            <span>
              <Phone phone={phone} className="link num" />{" "}
              <span className="muted">{contactText.tty}</span>
            </span>
          </li>
        </ul>
      )}
    </section>
  );
}

/** Each offer in its own language, under what the language calls itself. */
function Offers({ offers, phone }: { offers: readonly ShownOffer[]; phone: string }) {
  return (
    <ul className="contact-grid offers" aria-label={text.languages}>
      {offers.map((offer) => (
        <li key={offer.language} className="card offer" lang={offer.language} dir={offer.dir}>
          <div className="offer__head">
            <h2>{offer.name}</h2>
            {offer.called !== null && (
              <p className="muted" lang={language} dir="ltr">
                {offer.called}
              </p>
            )}
          </div>
          <p>
            {offer.before}
            <Phone phone={phone} className="num" />
            {offer.after}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Numbers are read from the left, in a text from the right, too. */
const Phone = ({ phone, className }: { phone: string; className: string }) => (
  <a className={className} href={telOf(phone)} dir="ltr">
    {phone}
  </a>
);
