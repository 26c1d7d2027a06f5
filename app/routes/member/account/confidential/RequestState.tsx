import { href } from "react-router";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/text/DefinitionList.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { StepIndicator } from "#app/components/forms/FormSheet.tsx";
import {
  requestStepOf,
  type SavedRequest,
  type RequestContent,
  type MailingAddress,
} from "#app/rules/account/confidential.ts";
import { confidentialText as text } from "#app/text/account/confidential.ts";
import type { ReactNode } from "react";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { EmailText } from "#app/components/ui/text/EmailText.tsx";
import { addressLines } from "#app/rules/member/address.ts";

export const CONFIDENTIAL_PATH = href("/account/confidential");

type RequestStateProps = {
  request: SavedRequest;
  isLate: boolean;
  isSubscriber: boolean;
  servicePhone: string | null;
  /** The name of the mailing address's country. */
  country: string | null;
};

/** The state of a request, what it covers, and the links to change and to end it. */
export function RequestState(props: RequestStateProps) {
  const { request, isLate, isSubscriber, servicePhone, country } = props;
  const { status } = request;
  if (status === "ENDED") {
    return (
      <>
        <Alert kind="info">
          <p>
            <b>{text.state.ended(request.endedDate ?? request.receivedDate)}</b>
          </p>
          <p>{text.ended(isSubscriber)}</p>
        </Alert>
        <div className="row">
          <ButtonLink to="?do=change" replace>
            {text.again}
          </ButtonLink>
        </div>
      </>
    );
  }
  const warning = (isLate ? text.late : text.notYet)(request.inForceBy, isSubscriber);
  return (
    <>
      <StepIndicator steps={text.steps} current={requestStepOf(status)} />
      {status !== "IN_FORCE" && (
        <p>
          {request.acknowledgedDate === null
            ? text.state.received(request.receivedDate)
            : text.state.acknowledged(request.acknowledgedDate)}
        </p>
      )}
      {status === "IN_FORCE" ? (
        <Alert kind="success">
          <p>
            <b>{text.state.inForce(request.inForceDate ?? request.receivedDate)}</b>
          </p>
        </Alert>
      ) : (
        <Alert kind="warning">
          <p>
            <b>{warning.title}</b>
          </p>
          <p>{warning.text}</p>
          {isLate && <PhoneLink phone={servicePhone} />}
        </Alert>
      )}
      {request.changeInForceBy !== null && (
        <Alert kind="warning">
          <p>{text.changeWaiting(request.changeInForceBy)}</p>
        </Alert>
      )}
      <DefinitionList items={dayItems(request)} />
      <section>
        <h2>{text.facts.title}</h2>
        <DefinitionList items={requestItems(request, country)} />
      </section>
      {status === "IN_FORCE" && (
        <section>
          <h2>{text.covers.title}</h2>
          <ul className="tips">
            {text.covers[request.about === "ALL" ? "all" : "some"].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {status === "IN_FORCE" && <p>{text.covers.not}</p>}
      <div className="row">
        <ButtonLink kind="quiet" to="?do=change" replace>
          {text.change}
        </ButtonLink>
        <ButtonLink kind="bare" to="?do=end" replace>
          {text.end}
        </ButtonLink>
      </div>
    </>
  );
}

/** The request's filled fields; the mailing address has its country by name. */
export function requestItems(asked: RequestContent, country: string | null): Definition[] {
  const { emailAddress, mailingAddress, phoneNumber, aboutWords, couldEndanger } = asked;
  return [
    ...item(text.facts.email, emailAddress && <EmailText address={emailAddress} />),
    ...item(text.facts.mail, mailingAddress && lineOf(mailingAddress, country)),
    ...item(text.facts.phone, phoneNumber),
    ...item(
      text.facts.about,
      asked.about === "ALL" ? text.about.all : (aboutWords ?? text.about.some),
    ),
    ...item(text.facts.danger, couldEndanger ? text.facts.yes : null),
  ];
}

const item = (term: string, value: ReactNode): Definition[] =>
  value === null ? [] : [{ term, value, wide: true }];

function dayItems(request: SavedRequest): Definition[] {
  const { receivedDate, acknowledgedDate, inForceDate, inForceBy } = request;
  return [
    { term: text.facts.received, value: <DateText day={receivedDate} inWords /> },
    {
      term: text.facts.acknowledged,
      value:
        acknowledgedDate === null ? text.facts.notYet : <DateText day={acknowledgedDate} inWords />,
    },
    {
      term: text.facts.inForce,
      value:
        inForceDate === null ? text.facts.by(inForceBy) : <DateText day={inForceDate} inWords />,
    },
  ];
}

const lineOf = ({ postalCode, ...address }: MailingAddress, country: string | null): string =>
  addressLines({ ...address, zipCode: postalCode, country }).join(", ");
