import { Fragment, useId, type ReactNode } from "react";
import { listNames } from "#app/text/common/list.ts";
import { commonText } from "#app/text/common/common.ts";
import { contactText } from "#app/text/frame/contact.ts";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import type { ShownContactBlock } from "#app/rules/contact/contact.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmailText } from "#app/components/ui/text/EmailText.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";
import { telOf } from "#app/components/ui/actions/PhoneLink.tsx";
import { SafeHtml, type SafeMarkup } from "#app/components/ui/text/SafeHtml.tsx";

type ContactBlocksProps = {
  own: readonly ShownContactBlock[];
  others: readonly ShownContactBlock[];
  /** Where members are served in Spanish. */
  spanishPhone: string | null;
  /** The holiday calendar, "" for none; shown after the phone numbers. */
  calendar: SafeMarkup;
};

/** Contact details by subject (§2 "Contact-us page"). Lines of other plans are folded. */
export function ContactBlocks({ own, others, spanishPhone, calendar }: ContactBlocksProps) {
  const hasTty = [...own, ...others].some(({ line }) => line === "tty");
  return (
    <>
      {spanishPhone !== null && (
        <p>
          {contactText.spanish}{" "}
          <a className="link num" href={telOf(spanishPhone)}>
            {spanishPhone}
          </a>
        </p>
      )}
      {own.length === 0 && <p className="muted">{contactText.none}</p>}
      <ContactGrid blocks={own} hasTty={hasTty} />
      {others.length > 0 && (
        <details className="contact-others">
          <summary>
            <span>
              {contactText.otherPlans}
              <span className="muted">{listOf(others)}</span>
            </span>
            <Icon name="caret-down" />
          </summary>
          <ContactGrid blocks={others} hasTty={hasTty} />
        </details>
      )}
      {calendar !== "" && (
        <Card title={contactText.calendar} className="contact-calendar">
          <div className="card__body">
            <SafeHtml markup={calendar} isCarrierText />
          </div>
        </Card>
      )}
    </>
  );
}

const listOf = (blocks: readonly ShownContactBlock[]) =>
  listNames(blocks.map(({ line }) => contactText.line[line].title));

type GridProps = {
  blocks: readonly ShownContactBlock[];
  /** Whether the brand has the relay service, which every number can be called by. */
  hasTty: boolean;
};

function ContactGrid({ blocks, hasTty }: GridProps) {
  return (
    <div className="contact-grid">
      {blocks.map((block) => (
        <ContactBlock key={block.line} {...block} hasTty={hasTty && block.line !== "tty"} />
      ))}
    </div>
  );
}

type BlockProps = ShownContactBlock & Pick<GridProps, "hasTty">;

function ContactBlock({ line, phone, emails, hours, opening, hasTty }: BlockProps) {
  const id = useId();
  const { title, about } = contactText.line[line];
  return (
    <section className="card contact" aria-labelledby={id}>
      <span className="chip">
        <Icon name={icons[line]} />
      </span>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{about}</p>
      </div>
      <ul className="contact__channels">
        {phone !== null && (
          <Way icon="phone">
            <a className="link num" href={telOf(phone)}>
              {line === "tty" ? (
                commonText.call(phone)
              ) : (
                <Heard by="call" title={title} shown={phone} />
              )}
            </a>
            {hasTty && <span className="muted"> {contactText.tty}</span>}
          </Way>
        )}
        {emails.map(({ address, region }) => (
          <Way key={region ?? "all"} icon="envelope-simple">
            {region !== null && <span className="muted">{contactText.region[region]} </span>}
            <a className="link" href={`mailto:${address}`}>
              <Heard by="email" title={title} shown={<EmailText address={address} />} />
            </a>
          </Way>
        ))}
        {opening !== null && (
          <Way icon={opening.isOpen ? "check-circle-fill" : "moon"}>
            <b>{opening.words}</b>
          </Way>
        )}
        {hours !== null && (
          <Way icon="clock">
            <VisuallyHidden>{contactText.hoursLabel}</VisuallyHidden>{" "}
            {contactText.hours[hours].map((part) => (
              <Fragment key={part}>
                <span className="contact__hours">{part}</span>{" "}
              </Fragment>
            ))}
          </Way>
        )}
      </ul>
    </section>
  );
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** A number or address; a list of links reads its owner, too. */
function Heard({ by, title, shown }: { by: "call" | "email"; title: string; shown: ReactNode }) {
  return (
    <span>
      <VisuallyHidden>{contactText[by](title)}</VisuallyHidden> {shown}
    </span>
  );
}

const icons: Record<ShownContactBlock["line"], IconName> = {
  support: "lifebuoy-duotone",
  medical: "stethoscope-duotone",
  dental: "tooth-duotone",
  pharmacy: "pill-duotone",
  oebb: "users-three-duotone",
  pebb: "users-three-duotone",
  medicareAdvantage: "heart-duotone",
  medicarePharmacy: "first-aid-kit-duotone",
  medicareService: "phone-call-duotone",
  tty: "chat-circle-text-duotone",
};
