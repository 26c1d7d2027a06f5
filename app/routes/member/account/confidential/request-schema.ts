import { z } from "zod";
import { choiceField, optionalField, textField, tickField } from "#app/forms/field-schemas.ts";
import { seenField } from "#app/forms/submit-save.ts";
import { HOME_COUNTRY, validateLine } from "#app/rules/account/address-form.ts";
import type { Asked } from "#app/rules/account/confidential.ts";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import { isBlank } from "#app/rules/sign-in/validation.ts";
import { confidentialText as text } from "#app/text/confidential.ts";
import {
  addressIn,
  addressShape,
  addressValues,
  phoneField,
  type AddressLists,
} from "#app/forms/address-schema.ts";

const { where, about: words } = text;

const LONGEST_WORDS = 200;
const LONGEST_EMAIL = 254;

/** The fields of which each one filled in makes a whole address needed; the country is filled in. */
const ADDRESS_FIELDS = ["line1", "line2", "city", "state", "region", "zip"];

const validateEmail = (typed: string) =>
  validateLine(typed, LONGEST_EMAIL) ?? (isEmailAddress(typed) ? undefined : "pattern");

/** Which care is meant: needed where it is some, and none where it is all. */
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
      const { zipCode, ...address } = addressIn(typed);
      const { addressLine1, city } = address;
      const isWhole = hasAddress && addressLine1 !== null && city !== null;
      const asked: Asked = {
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

/** What the fields start with: the request that stands, else an empty form. */
export function initialOf(asked: Asked | null): Record<string, string> {
  const mail = asked?.mailingAddress;
  return {
    ...addressValues({
      addressLine1: mail?.addressLine1 ?? null,
      addressLine2: mail?.addressLine2 ?? null,
      city: mail?.city ?? null,
      state: mail?.state ?? null,
      zipCode: mail?.postalCode ?? null,
      country: mail?.country ?? HOME_COUNTRY,
    }),
    emailAddress: asked?.emailAddress ?? "",
    phoneNumber: asked?.phoneNumber ?? "",
    about: asked?.about ?? "ALL",
    aboutWords: asked?.aboutWords ?? "",
    couldEndanger: asked?.couldEndanger === true ? "Y" : "",
  };
}
