import { Fragment } from "react";
import { href, Form, Link } from "react-router";
import { servicePhoneOf } from "#server/brands/brand.ts";
import { getAddressCall } from "#server/gateway/calls/member/address.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import { memberContext } from "#server/middleware/member.ts";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { cardInTitle } from "#app/frame/words/show-card.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { addressLines } from "#app/rules/member/address.ts";
import { idCardText } from "#app/text/account/id-card.ts";
import { HelpLink } from "../card/help-link.tsx";
import { listCards, listMailable } from "../card/load-cards.ts";
import type { Route } from "./+types/mail-page.ts";
import { fullName } from "#app/rules/member/member.ts";

const text = idCardText.mail;

/** Asks before cards are mailed (S-03): the cards, their members, and the postal address. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const [{ shown }, address] = await Promise.all([
    listCards(member),
    findWithShortTimeout(member.gateway, getAddressCall),
  ]);
  const holders = shown.filter(({ cards }) =>
    cards.some(({ category }) => category === params.category),
  );
  const [mailable] = listMailable(
    holders.flatMap(({ cards }) => cards.filter(({ category }) => category === params.category)),
  );
  if (mailable === undefined) return throwErrorPage(404);
  return {
    ...mailable,
    title: cardInTitle({
      category: mailable.category,
      description: typeof mailable.name === "string" ? null : mailable.name.english,
    }),
    people: holders.map(({ member: holder }) => fullName(holder)),
    /** Null if it could not be read. */
    address: address && addressLines(address),
    servicePhone: servicePhoneOf(member.brand),
  };
};

export default function MailCards({ loaderData }: Route.ComponentProps) {
  const { category, name, title, people, address, servicePhone } = loaderData;
  const { formProps, busy } = useAnsweredForm(undefined);
  const isKnown = address !== null && address.length > 0;
  return (
    <FormSheet
      heading={text.heading}
      errors={[]}
      foot={
        <Link className="link" to={href("/id-card")}>
          {idCardText.emailing.back}
        </Link>
      }
    >
      <PageTitle page={text.pageTitle(title)} />
      <DefinitionList
        items={[
          { term: text.card, value: renderWords(name), wide: true },
          { term: text.people, value: <Lines lines={people} />, wide: true },
          ...(isKnown
            ? [{ term: text.address, value: <Lines lines={address} />, wide: true }]
            : []),
        ]}
      />
      {!isKnown && (
        <Alert kind="warning">
          <p>{address === null ? text.unavailable : text.noAddress}</p>
        </Alert>
      )}
      <p>
        {text.otherAddress} <HelpLink phone={servicePhone} />
      </p>
      {(address === null || isKnown) && (
        <Form method="post" action={href("/id-card")} aria-label={text.submit} {...formProps}>
          <SubmitButton icon="envelope-simple" name="category" value={category} busy={busy}>
            {text.submit}
          </SubmitButton>
        </Form>
      )}
    </FormSheet>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
