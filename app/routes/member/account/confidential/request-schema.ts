import { z } from "zod";
import { choiceField, tickField } from "#app/forms/field-schemas.ts";
import { seenField } from "#app/forms/seen-version.ts";
import type { Asked } from "#app/rules/account/confidential.ts";
import { isBlank } from "#app/rules/sign-in/validation.ts";
import { isEmailAddress } from "#app/rules/sign-in/preferences.ts";
import { confidentialText as text } from "#app/text/confidential.ts";
import { fieldErrorMessage, type FieldErrorMessages } from "#app/text/validation.ts";

const { where, address, about } = text;

const LONGEST_LINE = 100;
const LONGEST_WORDS = 200;
const LONGEST_EMAIL = 254;
const PHONE = /^\+?[\d\s().-]{7,25}$/;
// Letters of any script, figures and what addresses and sentences have; no control characters, but
// the joiners that some scripts and emoji are written with.
const PRINTED = /^[\P{C}\u200C\u200D]+$/u;

/** The fields of which each one filled in makes a whole address needed. */
const ADDRESS_FIELDS = ["addressLine1", "addressLine2", "city", "state", "postal", "country"];

type LineRule = {
  readonly needed?: boolean;
  readonly longest?: number;
  readonly isSound?: (typed: string) => boolean;
  readonly messages?: FieldErrorMessages;
};

/** A line that may stay empty, null then, unless it is needed. */
function lineField(label: string, rule: LineRule = {}) {
  const { needed = false, longest = LONGEST_LINE, isSound = () => true, messages } = rule;
  return z
    .string({ error: fieldErrorMessage("pattern", label) })
    .optional()
    .transform((typed) => (typed === undefined || isBlank(typed) ? "" : typed.trim()))
    .superRefine((typed, context) => {
      const error =
        typed === ""
          ? needed && "required"
          : Array.from(typed).length > longest
            ? "maxlength"
            : !(PRINTED.test(typed) && isSound(typed)) && "pattern";
      if (error === false) return;
      const message = fieldErrorMessage(error, label.replace(/ \(optional\)$/, ""), messages);
      context.addIssue({ code: "custom", message });
    })
    .transform((typed) => (typed === "" ? null : typed));
}

/** The posted request: which fields are needed depends on what is filled in. */
export function requestSchema(form: FormData) {
  const isFilled = (name: string) => {
    const typed = form.get(name);
    return typeof typed === "string" && !isBlank(typed);
  };
  const hasAddress = ADDRESS_FIELDS.some(isFilled);
  const needed = { needed: hasAddress };
  return z
    .object({
      seen: seenField,
      emailAddress: lineField(where.email, {
        needed: !hasAddress,
        longest: LONGEST_EMAIL,
        isSound: isEmailAddress,
        messages: where.wrongEmail,
      }),
      addressLine1: lineField(address.addressLine1, needed),
      addressLine2: lineField(address.addressLine2),
      city: lineField(address.city, needed),
      state: lineField(address.state, needed),
      postal: lineField(address.postal, needed),
      country: lineField(address.country),
      phoneNumber: lineField(where.phone, {
        isSound: (typed) => PHONE.test(typed),
        messages: where.wrongPhone,
      }),
      about: choiceField(about.legend, ["ALL", "SOME"], { required: about.missing }),
      aboutWords: lineField(about.words, {
        needed: form.get("about") === "SOME",
        longest: LONGEST_WORDS,
        messages: about.wrongWords,
      }).refine((words) => words === null || form.get("about") !== "ALL", about.wordsForAll),
      couldEndanger: tickField,
    })
    .transform(({ seen, ...typed }) => ({ seen, asked: askedIn(typed) }));
}

type Line = string | null;
type Typed = Pick<
  Asked,
  "emailAddress" | "phoneNumber" | "about" | "aboutWords" | "couldEndanger"
> &
  Readonly<Record<"addressLine1" | "addressLine2" | "city" | "state" | "postal" | "country", Line>>;

function askedIn(typed: Typed): Asked {
  const { addressLine1, addressLine2, city, state, postal, country } = typed;
  const isWhole = addressLine1 !== null && city !== null && state !== null && postal !== null;
  return {
    emailAddress: typed.emailAddress,
    mailingAddress: isWhole
      ? { addressLine1, addressLine2, city, state, postalCode: postal, country }
      : null,
    phoneNumber: typed.phoneNumber,
    about: typed.about,
    aboutWords: typed.about === "SOME" ? typed.aboutWords : null,
    couldEndanger: typed.couldEndanger,
  };
}

/** What the fields start with: the request that stands, else an empty form. */
export function initialOf(asked: Asked | null): Record<string, string> {
  const { mailingAddress: mail } = asked ?? { mailingAddress: null };
  return {
    emailAddress: asked?.emailAddress ?? "",
    addressLine1: mail?.addressLine1 ?? "",
    addressLine2: mail?.addressLine2 ?? "",
    city: mail?.city ?? "",
    state: mail?.state ?? "",
    postal: mail?.postalCode ?? "",
    country: mail?.country ?? "",
    phoneNumber: asked?.phoneNumber ?? "",
    about: asked?.about ?? "ALL",
    aboutWords: asked?.aboutWords ?? "",
    couldEndanger: asked?.couldEndanger === true ? "Y" : "",
  };
}
