import type { RouterContextProvider } from "react-router";
import {
  ADDRESS_REASONS,
  attemptFreshAddress,
  getAddress,
  saveAddress,
} from "#server/gateway/calls/address.ts";
import { memberContext } from "#server/middleware/member.ts";
import { outcomeOf } from "#app/forms/outcome.ts";
import { finishForm } from "#app/forms/submit-guarded.ts";
import { submitSave } from "#app/forms/submit-save.ts";
import { orUnread } from "#app/frame/optional.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { postalAddress, isSameAddress } from "#app/rules/account/address-form.ts";
import { auditOnBehalf } from "#app/sign-in/on-behalf.ts";
import { memberInformationText } from "#app/text/member-information.ts";
import { addressSchema, FIELD_NAMES, listsOf } from "#app/forms/address-schema.ts";
import { loadPerson } from "./load-information.ts";

const text = memberInformationText.address;

/** The field that each refusal stands beside. */
const REFUSED_FIELDS: Readonly<Record<(typeof ADDRESS_REASONS)[number], string>> = {
  ADDRESS_LINE_INVALID: FIELD_NAMES.addressLine1,
  CITY_INVALID: FIELD_NAMES.city,
  STATE_INVALID: FIELD_NAMES.state,
  ZIP_INVALID: FIELD_NAMES.zipCode,
  COUNTRY_INVALID: FIELD_NAMES.country,
  PHONE_INVALID: FIELD_NAMES.phoneNumber,
};

type Given = { readonly request: Request; readonly pattern: string; readonly done: string };

/**
 * Saves the family's address (§7, S-07) for its subscriber; 403 for anybody else. Leads to `done`. A
 * save whose answer is lost is looked for in what is saved afterwards.
 */
export async function submitAddress(
  context: Readonly<RouterContextProvider>,
  { request, pattern, done }: Given,
) {
  const member = context.get(memberContext);
  const { gateway, session } = member;
  const { mayEdit } = await loadPerson(member, null);
  if (!mayEdit) throwEntry(403);
  // Without the lists the form is checked as far as it can be, and the gateway knows them.
  const lists = listsOf(await orUnread(gateway.ask(getAddress)));

  return submitSave(request, context, {
    schema: (form) => addressSchema(lists, form.get("country"), session),
    form: pattern,
    read: attemptFreshAddress,
    shownOf: postalAddress,
    save: ({ address }) => ({
      isSaved: (now) => isSameAddress(now, address),
      write: async () => outcomeOf(await saveAddress(gateway, address)),
    }),
    audit: ({ kind }) => auditOnBehalf(context, session, { pattern, ok: kind === "ok" }),
    words: text,
    refused(given) {
      const reason = ADDRESS_REASONS.find((known) => known === given);
      if (reason === undefined) return { formErrors: [text.refusedOther] };
      return { fieldErrors: { [REFUSED_FIELDS[reason]]: [text.refused[reason]] } };
    },
    done: () => finishForm(context, done, "address-saved"),
  });
}
