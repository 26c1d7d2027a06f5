import { redirect } from "react-router";
import { z } from "zod";
import { getAddress } from "#server/gateway/calls/member/address.ts";
import {
  attemptConfidentialRequest,
  saveConfidentialRequest,
} from "#server/gateway/calls/member/confidential.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-context.ts";
import { outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { seenField, submitSave } from "#app/forms/submit/submit-save.ts";
import { orUnavailable } from "#app/frame/loading/load.ts";
import { isSavedAs, openContentOf, type RequestContent } from "#app/rules/account/confidential.ts";
import { confidentialText as text } from "#app/text/account/confidential.ts";
import {
  addressListsOf,
  typedAddressOf,
  addressShape,
  addressValues,
  phoneField,
  type AddressLists,
} from "#app/forms/address/address-schema.ts";
import { choiceField, optionalField, textField, tickField } from "#app/forms/field-schemas.ts";
import { validateLine } from "#app/rules/account/address-form.ts";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";
import { isBlank } from "#app/rules/forms/validation.ts";
import { CONFIDENTIAL_PATH } from "./RequestState.tsx";

type Typed = { readonly seen: string; readonly asked: RequestContent | null };

const endSchema = z.object({ seen: seenField }).transform(({ seen }): Typed => ({
  seen,
  asked: null,
}));

/** Asks for confidential communication, changes what was asked or, with `ends`, ends it. */
export async function saveRequest(
  request: Request,
  context: Context,
  { ends }: { readonly ends: boolean },
) {
  const { gateway, session } = context.get(memberContext);
  // Without the lists the form is checked as far as possible.
  const lists = addressListsOf(ends ? "unavailable" : await orUnavailable(gateway.ask(getAddress)));
  return submitSave(request, context, {
    schema: (form): z.ZodType<Typed> => (ends ? endSchema : requestSchema(form, lists)),
    confirms: true,
    sendLimit: { about: () => `confidential requests of ${session.memberKey}` },
    read: attemptConfidentialRequest,
    shownOf: openContentOf,
    save: ({ asked }) => ({
      isSaved: (now) => isSavedAs(asked, now),
      write: async () => outcomeOf(await saveConfidentialRequest(gateway, { request: asked })),
    }),
    words: text,
    refused: () => ({ formErrors: [text.refused] }),
    ...(ends && { changed: { fieldErrors: { seen: [text.ending.changed] } } }),
    done() {
      // The page itself tells what became of it: a message left for another page would name it.
      context.get(sessionContext).dropDraft();
      return redirect(CONFIDENTIAL_PATH, { status: 303 });
    },
  });
}

const { where, about: words } = text;

const LONGEST_WORDS = 200;
const LONGEST_EMAIL = 254;

/**
 * Once one of these fields is filled in, a whole address is required. The country does not count:
 * it is preselected.
 */
const ADDRESS_FIELDS = ["line1", "line2", "city", "state", "region", "zip"];

const validateEmail = (typed: string) =>
  validateLine(typed, LONGEST_EMAIL) ?? (isEmailAddress(typed) ? undefined : "pattern");

/** The care that the request covers: required for some care, absent for all care. */
function wordsField(about: FormDataEntryValue | null) {
  if (about === "ALL") {
    return optionalField(words.words, () => "pattern", { pattern: words.wordsForAll });
  }
  const field = about === "SOME" ? textField : optionalField;
  return field(words.words, (typed) => validateLine(typed, LONGEST_WORDS), words.wrongWords);
}

/** The posted request: which fields are needed depends on what is filled in. */
function requestSchema(form: FormData, lists: AddressLists) {
  const isFilled = (name: string) => {
    const typed = form.get(name);
    return typeof typed === "string" && !isBlank(typed);
  };
  const hasAddress = ADDRESS_FIELDS.some(isFilled);
  const country = form.get("country");
  const emailField = hasAddress ? optionalField : textField;
  return z
    .object({
      seen: seenField,
      emailAddress: emailField(where.email, validateEmail, where.wrongEmail),
      ...addressShape(lists, country, { isNeeded: hasAddress }),
      phoneNumber: phoneField(where.phone, country),
      about: choiceField(words.legend, ["ALL", "SOME"], { required: words.missing }),
      aboutWords: wordsField(form.get("about")),
      couldEndanger: tickField,
    })
    .transform(({ seen, ...typed }) => {
      const { zipCode, ...address } = typedAddressOf(typed);
      const { addressLine1, city } = address;
      const isWhole = hasAddress && addressLine1 !== null && city !== null;
      const asked: RequestContent = {
        emailAddress: typed.emailAddress ?? null,
        mailingAddress: isWhole ? { ...address, addressLine1, city, postalCode: zipCode } : null,
        phoneNumber: typed.phoneNumber ?? null,
        about: typed.about,
        aboutWords: typed.about === "SOME" ? (typed.aboutWords ?? null) : null,
        couldEndanger: typed.couldEndanger,
      };
      return { seen, asked };
    });
}

/** Initial values of the fields: the present request, else an empty form. */
export function initialValuesOf(asked: RequestContent | null): Record<string, string> {
  const mail = asked?.mailingAddress ?? null;
  return {
    ...addressValues(mail && { ...mail, zipCode: mail.postalCode }),
    emailAddress: asked?.emailAddress ?? "",
    phoneNumber: asked?.phoneNumber ?? "",
    about: asked?.about ?? "ALL",
    aboutWords: asked?.aboutWords ?? "",
    couldEndanger: asked?.couldEndanger === true ? "Y" : "",
  };
}
