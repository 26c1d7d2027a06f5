import { z } from "zod";
import {
  type AddressLists,
  addressShape,
  phoneField,
  typedAddressOf,
  addressValues,
} from "#app/forms/address/address-schema.ts";
import { optionalField, textField, choiceField, tickField } from "#app/forms/field-schemas.ts";
import { confidentialText as text } from "#app/text/account/confidential.ts";
import { seenField } from "#app/forms/submit/submit-save.ts";
import { validateLine } from "#app/rules/account/address-form.ts";
import type { RequestContent } from "#app/rules/account/confidential.ts";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";
import { isBlank } from "#app/rules/forms/validation.ts";

const { where, about: words } = text;

/** What was typed, and the version it was typed over; `asked` is null for the end of a request. */
export type TypedRequest = { readonly seen: string; readonly asked: RequestContent | null };

/** The form that ends a request. */
export const endSchema = z.object({ seen: seenField }).transform(({ seen }): TypedRequest => ({
  seen,
  asked: null,
}));

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
export function requestSchema(form: FormData, lists: AddressLists) {
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
