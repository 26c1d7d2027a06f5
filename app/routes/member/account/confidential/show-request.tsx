import type { ReactNode } from "react";
import { DateText } from "#app/components/ui/DateText.tsx";
import type { Definition } from "#app/components/ui/DefinitionList.tsx";
import { EmailText } from "#app/components/ui/EmailText.tsx";
import type { Asked, MailingAddress, Request } from "#app/rules/account/confidential.ts";
import { addressLines } from "#app/rules/member/address.ts";
import { confidentialText } from "#app/text/confidential.ts";

const { facts, about } = confidentialText;

/**
 * What was asked for, as terms and values; what was left empty is left out. The country of the
 * mailing address comes by its name.
 */
export function askedItems(asked: Asked, country: string | null): Definition[] {
  const { emailAddress, mailingAddress, phoneNumber, aboutWords, couldEndanger } = asked;
  return [
    ...item(facts.email, emailAddress && <EmailText address={emailAddress} />),
    ...item(facts.mail, mailingAddress && lineOf(mailingAddress, country)),
    ...item(facts.phone, phoneNumber),
    ...item(facts.about, asked.about === "ALL" ? about.all : (aboutWords ?? about.some)),
    ...item(facts.danger, couldEndanger ? facts.yes : null),
  ];
}

const item = (term: string, value: ReactNode): Definition[] =>
  value === null ? [] : [{ term, value, wide: true }];

/** The days of the three steps. */
export function dayItems(request: Request): Definition[] {
  const { receivedDate, acknowledgedDate, inForceDate, inForceBy } = request;
  return [
    { term: facts.received, value: <DateText day={receivedDate} /> },
    {
      term: facts.acknowledged,
      value: acknowledgedDate === null ? facts.notYet : <DateText day={acknowledgedDate} />,
    },
    {
      term: facts.inForce,
      value: inForceDate === null ? facts.by(inForceBy) : <DateText day={inForceDate} />,
    },
  ];
}

const lineOf = ({ postalCode, ...address }: MailingAddress, country: string | null): string =>
  addressLines({ ...address, zipCode: postalCode, country }).join(", ");
