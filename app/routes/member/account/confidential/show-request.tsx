import type { ReactNode } from "react";
import { DateText } from "#app/components/ui/DateText.tsx";
import type { Definition } from "#app/components/ui/DefinitionList.tsx";
import { EmailText } from "#app/components/ui/EmailText.tsx";
import type { Asked, Request } from "#app/rules/account/confidential.ts";
import { confidentialText } from "#app/text/confidential.ts";

const { facts, about } = confidentialText;

/** What was asked for, as terms and values; what was left empty is left out. */
export function askedItems(asked: Asked): Definition[] {
  const { emailAddress, mailingAddress, phoneNumber, aboutWords, couldEndanger } = asked;
  return [
    ...item(facts.email, emailAddress && <EmailText address={emailAddress} />),
    ...item(facts.mail, mailingAddress && addressLine(mailingAddress)),
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

function addressLine(address: NonNullable<Asked["mailingAddress"]>): string {
  const { addressLine1, addressLine2, city, state, postalCode, country } = address;
  return [addressLine1, addressLine2, city, `${state} ${postalCode}`, country]
    .filter((line) => line !== null)
    .join(", ");
}
