import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import {
  ADDRESS_REASONS,
  attemptFreshAddress,
  getAddress,
  saveAddress,
} from "#server/gateway/calls/address.ts";
import { memberContext } from "#server/middleware/member.ts";
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
import { memberInformationText } from "#app/text/member-information.ts";

const text = memberInformationText.address;

/** The field that each refusal stands beside. */
const REFUSED_FIELDS: Readonly<Record<(typeof ADDRESS_REASONS)[number], string>> = {
  ADDRESS_LINE_INVALID: "line1",
  CITY_INVALID: "city",
  STATE_INVALID: "state",
  ZIP_INVALID: "zip",
  COUNTRY_INVALID: "country",
  PHONE_INVALID: "phone",
};

type Given = { readonly request: Request; readonly pattern: string; readonly done: string };

/** Saves the family's address (§7, S-07) for its subscriber, 403 for others; leads to `done`. */
export async function submitAddress(
  context: Readonly<RouterContextProvider>,
  { request, pattern, done }: Given,
) {
  const { gateway, session } = context.get(memberContext);
  const { viewer } = await getFamily({ gateway, session });
  if (!isSubscriber(viewer.memberSuffix)) throwEntry(403);
  // Without the lists the form is checked as far as it can be, and the gateway knows them.
  const lists = listsOf(await orUnread(getAddress(gateway)));

  return submitSave(request, context, {
    schema(form) {
      const country = form.get("country");
      return z
        .object({
          seen: seenField,
          ...addressShape(lists, country),
          phone: phoneField(text.phoneNumber, country),
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
    words: text,
    refused(given) {
      const reason = ADDRESS_REASONS.find((known) => known === given);
      if (reason === undefined) return { formErrors: [text.refusedOther] };
      return { fieldErrors: { [REFUSED_FIELDS[reason]]: [text.refused[reason]] } };
    },
    done: () => finishForm(context, done, "address-saved"),
  });
}
