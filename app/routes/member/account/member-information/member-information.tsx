import "#app/styles/account.css";
import { Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Card } from "#app/components/ui/Card.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { savedHref } from "#app/components/forms/EditCard.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { loadChanged } from "#app/components/forms/SeenVersion.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/page-head.tsx";
import { memberInformationText as text } from "#app/text/member-information.ts";
import { AddressCard } from "./AddressCard.tsx";
import { CardWays } from "./CardWays.tsx";
import { loadInformation, pathOf } from "./load-information.ts";
import type { Route } from "./+types/member-information.ts";
import { z } from "zod";
import {
  ADDRESS_REASONS,
  attemptFreshAddress,
  getAddress,
  saveAddress,
} from "#server/gateway/calls/address.ts";
import { addressIn, addressShape, listsOf, phoneField } from "#app/forms/address-schema.ts";
import { finishForm } from "#app/forms/submit-guarded.ts";
import { seenField, submitSave } from "#app/forms/submit-save.ts";
import { outcomeOf } from "#app/forms/write-outcome.ts";
import { getFamily } from "#app/frame/family.ts";
import { orUnread } from "#app/frame/optional.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { isSameAddress, postalAddress } from "#app/rules/account/address-form.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { auditOnBehalf, onBehalfField } from "#app/sign-in/on-behalf.ts";

export const headers: Route.HeadersFunction = retryHeaders;

export const shouldRevalidate = loadChanged;

/** Who is covered, their ID cards, and where the family is reached (S-07). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const asked = url.searchParams.get("member");
  const draft = findDraftValues(context, url.pathname);
  return {
    ...(await loadInformation(member, asked)),
    // A draft leads to the page, and is seen in its form.
    editing: url.searchParams.get("edit") === "address" || draft !== undefined,
    acting: member.session.staff !== null,
    draft,
  };
};

const addressText = text.address;

/** The field that each refusal stands beside. */
const REFUSED_FIELDS: Readonly<Record<(typeof ADDRESS_REASONS)[number], string>> = {
  ADDRESS_LINE_INVALID: "line1",
  CITY_INVALID: "city",
  STATE_INVALID: "state",
  ZIP_INVALID: "zip",
  COUNTRY_INVALID: "country",
  PHONE_INVALID: "phone",
};

/** Saves the family's address (§7, S-07) for its subscriber; 403 for others. */
export async function action({ request, context, pattern, url }: Route.ActionArgs) {
  const { gateway, session } = context.get(memberContext);
  const { viewer } = await getFamily({ gateway, session });
  if (!isSubscriber(viewer.memberSuffix)) throwEntry(403);
  // Without the lists the form is checked as far as it can be, and the gateway knows them.
  const lists = listsOf(await orUnread(gateway.ask(getAddress)));

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
          address: { ...addressIn(typed), phoneNumber: phone },
        }));
    },
    form: pattern,
    read: attemptFreshAddress,
    shownOf: postalAddress,
    save: ({ address }) => ({
      isSaved: (now) => isSameAddress(now, address),
      write: async () => outcomeOf(await saveAddress(gateway, address)),
    }),
    audit: ({ kind }) => auditOnBehalf(context, session, { pattern, ok: kind === "ok" }),
    words: addressText,
    refused(given) {
      const reason = ADDRESS_REASONS.find((known) => known === given);
      if (reason === undefined) return { formErrors: [addressText.refusedOther] };
      return { fieldErrors: { [REFUSED_FIELDS[reason]]: [addressText.refused[reason]] } };
    },
    done() {
      const path = pathOf(url.searchParams.get("member"));
      return finishForm(context, savedHref(path, "address"), "address-saved");
    },
  });
}

export default function MemberInformation({ loaderData, actionData }: Route.ComponentProps) {
  const { name, tabs, details, cards, isFamily } = loaderData;
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
            <DefinitionList items={details} />
            <p className="muted">
              {text.details.wrong} <Link to="/support/customer-service">{text.details.ask}</Link>
            </p>
          </div>
        </Card>
        <div className="account-cards__column">
          <AddressCard information={loaderData} answer={actionData} />
          {cards !== null && <CardWays name={name} cards={cards} />}
        </div>
      </div>
    </>
  );
}
