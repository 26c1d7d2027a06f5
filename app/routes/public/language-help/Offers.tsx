import { useId } from "react";
import { telOf } from "#app/components/ui/actions/PhoneLink.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import type { ShownOffer } from "#app/rules/frame/language-help.ts";
import { language } from "#app/text/common/locale.ts";
import { contactText } from "#app/text/frame/contact.ts";
import { languageHelpText as text } from "#app/text/frame/language.ts";

export function CallUs({ phone }: { phone: string | null }) {
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
export function Offers({ offers, phone }: { offers: readonly ShownOffer[]; phone: string }) {
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
