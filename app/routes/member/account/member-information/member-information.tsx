import "#app/styles/screens/account.css";
import { href, Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { UnavailableCard } from "#app/components/ui/surfaces/Unavailable.tsx";
import { AddressFields } from "#app/forms/address/address-fields.tsx";
import { EditCard, savedHref } from "#app/components/forms/EditCard.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { revalidateAfterChange } from "#app/components/forms/SeenVersion.tsx";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/document/page-head.tsx";
import { memberInformationText as text } from "#app/text/account/member-information.ts";
import { IdCardActions } from "./IdCardActions.tsx";
import { loadInformation, personPathOf } from "./load-information.ts";
import type { Route } from "./+types/member-information.ts";
import { z } from "zod";
import {
  ADDRESS_REFUSALS,
  attemptFreshAddress,
  getAddress,
  saveAddress,
} from "#server/gateway/calls/member/address.ts";
import {
  typedAddressOf,
  addressShape,
  addressListsOf,
  phoneField,
} from "#app/forms/address/address-schema.ts";
import { findIdentityCheck } from "#app/forms/submit/confirm-password.ts";
import { finishForm } from "#app/forms/submit/submit-guarded.ts";
import { seenField, submitSave } from "#app/forms/submit/submit-save.ts";
import { outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { orUnavailable } from "#app/frame/loading/load.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { isSameAddress, postalAddress } from "#app/rules/account/address-form.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { auditOnBehalf, onBehalfField } from "#app/sign-in/on-behalf.ts";

export const shouldRevalidate = revalidateAfterChange;

/** The covered members, their ID cards, and the family's address (S-07). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const draft = findDraftValues(context, url.pathname);
  // A draft leads to the page, and is seen in its form.
  const editing = url.searchParams.get("edit") === "address" || draft !== undefined;
  return {
    ...(await loadInformation(member, url.searchParams.get("member"))),
    editing,
    identityCheck: editing ? await findIdentityCheck(context) : null,
    isStaffActing: member.session.staff !== null,
    draft,
  };
};

const addressText = text.address;

/** Saves the family's address (§7, S-07) for its subscriber; 403 for others. */
export async function action({ request, context, pattern, url }: Route.ActionArgs) {
  const { gateway, session } = context.get(memberContext);
  const { viewer } = await getFamily({ gateway, session });
  if (!isSubscriber(viewer.memberSuffix)) throwErrorPage(403);
  // Without the lists the form is checked as far as possible; the gateway checks the rest.
  const lists = addressListsOf(await orUnavailable(gateway.ask(getAddress)));

  return submitSave(request, context, {
    schema(form) {
      const country = form.get("country");
      return z
        .object({
          seen: seenField,
          ...addressShape(lists, country),
          phone: phoneField(addressText.phoneNumber, country),
          onBehalf: onBehalfField(session),
        })
        .transform(({ seen, phone = null, ...typed }) => ({
          seen,
          address: { ...typedAddressOf(typed), phoneNumber: phone },
        }));
    },
    // ID cards and letters go where it says.
    confirms: true,
    read: attemptFreshAddress,
    shownOf: postalAddress,
    save: ({ address }) => ({
      isSaved: (now) => isSameAddress(now, address),
      write: async () => outcomeOf(await saveAddress(gateway, address)),
    }),
    audit: ({ kind }) => auditOnBehalf(context, session, { pattern, ok: kind === "ok" }),
    words: addressText,
    refused(given) {
      const field = Object.entries(ADDRESS_REFUSALS).find(([reason]) => reason === given)?.[1];
      if (field === undefined) return { formErrors: [addressText.refusedOther] };
      return { fieldErrors: { [field]: [addressText.refused[field]] } };
    },
    done() {
      const path = personPathOf(url.searchParams.get("member"));
      return finishForm(context, savedHref(path, "address"), "address-saved");
    },
  });
}

export default function MemberInformation(props: Route.ComponentProps) {
  const { actionData } = props;
  const { name, tabs, details, cards, isFamily } = props.loaderData;
  const hasErrors = actionData !== undefined && Object.keys(actionData.error).length > 0;
  return (
    <>
      <PageHead
        title={tabs.length > 0 ? text.titleOf(name) : text.title}
        hasErrors={hasErrors}
        above={BELOW_ACCOUNT}
        current={text.title}
        heading={text.title}
        lead={isFamily ? text.intro : text.introAlone}
      />
      <Tabs label={text.tabs} tabs={tabs} />
      <div className="account-cards">
        <Card title={name}>
          <div className="card__body">
            <DefinitionList
              items={details.map(({ term, value }) => ({ term, value: renderWords(value) }))}
            />
            <p className="muted">
              {text.details.wrong}{" "}
              <Link to={href("/support/customer-service")}>{text.details.ask}</Link>
            </p>
          </div>
        </Card>
        <div className="account-cards__column">
          <AddressCard {...props} />
          {cards !== null && <IdCardActions name={name} cards={cards} />}
        </div>
      </div>
    </>
  );
}

/** For a rejected form whose saved address cannot be read: it shows the typed values only. */
const UNREAD = { items: [], values: {}, version: "", countries: [], states: [] };

/** The family's address and phone, and for its subscriber the form that changes them. */
function AddressCard({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { path, mayEdit, editing, isStaffActing, identityCheck, draft, missing } = loaderData;
  const address = loaderData.address ?? (answer === undefined ? null : UNREAD);
  if (address === null) {
    return <UnavailableCard heading={addressText.title} title={addressText.unavailable} />;
  }
  return (
    <EditCard
      path={path}
      name="address"
      title={addressText.title}
      items={address.items.map(({ term, value }) => ({
        term,
        value: <span className="lines">{value}</span>,
      }))}
      editing={editing || answer !== undefined}
      readOnly={!mayEdit}
      answer={answer}
      draft={draft}
      defaultValue={address.values}
      save={addressText.save}
      isStaffActing={isStaffActing}
      identityCheck={identityCheck}
      seen={{ version: address.version, saved: address.items }}
      foot={!mayEdit && <p className="muted">{addressText.readOnly}</p>}
      notice={missing}
      intro={
        <>
          <p>{addressText.heading}</p>
          <ul className="bullets">
            {addressText.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      }
    >
      {(form) => (
        <>
          <AddressFields form={form} countries={address.countries} states={address.states} />
          <Field
            {...form.field("phone")}
            type="tel"
            label={addressText.phoneNumber}
            hint={addressText.phoneHint}
            autoComplete="tel"
          />
        </>
      )}
    </EditCard>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
