import type { RouterContextProvider } from "react-router";
import {
  ADDRESS_REASONS,
  attemptFreshAddress,
  getAddress,
  saveAddress,
} from "#server/gateway/calls/address.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { memberContext } from "#server/middleware/member.ts";
import { isSavedAnyway, saveTrouble } from "#app/forms/find-out.ts";
import { outcomeOf, type Outcome } from "#app/forms/outcome.ts";
import { changedMeanwhile, isChangedMeanwhile } from "#app/forms/seen-version.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import { orUnread } from "#app/frame/or-unread.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { isSameAddress, type Address } from "#app/rules/account/address-form.ts";
import { auditOnBehalf } from "#app/sign-in/on-behalf.ts";
import { memberInformationText } from "#app/text/member-information.ts";
import { addressSchema, FIELD_NAMES, listsOf } from "#app/forms/address-schema.ts";
import { loadPerson } from "./load-information.ts";

const text = memberInformationText.address;

type Reason = (typeof ADDRESS_REASONS)[number];

/** The field that each refusal stands beside. */
const REFUSED_FIELDS: Readonly<Record<Reason, string>> = {
  ADDRESS_LINE_INVALID: FIELD_NAMES.addressLine1,
  CITY_INVALID: FIELD_NAMES.city,
  STATE_INVALID: FIELD_NAMES.state,
  ZIP_INVALID: FIELD_NAMES.zipCode,
  COUNTRY_INVALID: FIELD_NAMES.country,
  PHONE_INVALID: FIELD_NAMES.phoneNumber,
};

/** The fields of an address, in one order: what a version is made of. */
export const addressOf = (answer: Address): Address => ({
  addressLine1: answer.addressLine1,
  addressLine2: answer.addressLine2,
  city: answer.city,
  state: answer.state,
  zipCode: answer.zipCode,
  country: answer.country,
  phoneNumber: answer.phoneNumber,
});

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
  const lists = listsOf(await orUnread(getAddress(gateway)));

  async function save(
    seen: string,
    address: Address,
  ): Promise<Outcome<unknown, Reason | "changed" | null>> {
    const fresh = await attemptFreshAddress(gateway);
    if (!fresh.ok) return { kind: "trouble", error: fresh.error };
    const saved = addressOf(fresh.value);
    if (isChangedMeanwhile(seen, saved)) {
      // Or it was this very form, sent once more after a save whose answer was lost.
      if (isSameAddress(saved, address)) return { kind: "ok", value: null };
      return { kind: "refused", reason: "changed" };
    }
    const outcome = outcomeOf(await saveAddress(gateway, address));
    if (outcome.kind === "refused") {
      const reason = ADDRESS_REASONS.find((known) => known === outcome.reason) ?? null;
      return { kind: "refused", reason };
    }
    if (outcome.kind === "trouble" && (await isThere(outcome.error, saved, address))) {
      return { kind: "ok", value: null };
    }
    return outcome;
  }

  const isThere = (error: GatewayError, before: Address, address: Address) =>
    isSavedAnyway(error, {
      read: () => attemptFreshAddress(gateway),
      isSaved: (now) =>
        isSameAddress(now, address) ? true : isSameAddress(now, before) ? false : null,
    });

  return submitGuarded(request, context, {
    schema: (form) => addressSchema(lists, form.get("country"), session),
    sender: `${session.id} ${pattern}`,
    work: ({ seen, address }) => save(seen, address),
    audit: ({ kind }) => auditOnBehalf(context, session, { pattern, ok: kind === "ok" }),
    trouble: saveTrouble(gateway, text),
    answer(outcome) {
      if (outcome.kind === "ok") return finishForm(context, done, "address-saved");
      const { reason } = outcome;
      if (reason === "changed") return changedMeanwhile;
      if (reason === null) return { formErrors: [text.refusedOther] };
      return { fieldErrors: { [REFUSED_FIELDS[reason]]: [text.refused[reason]] } };
    },
  });
}
