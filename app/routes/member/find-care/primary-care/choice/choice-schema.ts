import { z } from "zod";
import type { Session } from "#server/session/session.ts";
import { textField, invalid } from "#app/forms/field-schemas.ts";
import type { Chooser } from "#app/rules/care/provider-choice.ts";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";
import { absentField, onBehalfField } from "#app/sign-in/on-behalf.ts";
import { providerChoiceText as text } from "#app/text/care/provider-choice.ts";

const PERSON_FIELD = /^(?:for|day)-/;

/**
 * A day counts only if it begins a period of that person; any other person in the form is an error.
 */
export function choiceSchema(choosers: readonly Chooser[], form: FormData, session: Session) {
  const { members, isComplete } = readPeople(choosers, form);
  return z
    .object({
      // Not a field of the form: it carries the errors of the whole choice.
      people: absentField
        .refine(() => isComplete, { error: text.changed })
        .refine(() => !isComplete || members.length > 0, { error: text.nobody }),
      emailAddress: textField(
        text.email,
        (typed) => (isEmailAddress(typed) ? undefined : "pattern"),
        invalid("emailAddress"),
      ),
      onBehalf: onBehalfField(session),
    })
    .transform(({ emailAddress }) => ({ emailAddress, members }));
}

/** The people ticked in a form, each with the day that was chosen for them. */
function readPeople(choosers: readonly Chooser[], form: FormData) {
  const ticked = choosers.filter(({ suffix }) => form.get(tickName(suffix)) === "Y");
  const members = ticked.flatMap(({ memberKey, suffix, days, current }) => {
    const found = days.find(({ effectiveDate }) => effectiveDate === form.get(dayName(suffix)));
    if (found === undefined) return [];
    const before = current?.providerName ?? null;
    return [{ memberKey, suffix, effectiveDate: found.effectiveDate, before }];
  });
  const names = choosers.flatMap(({ suffix }) => [tickName(suffix), dayName(suffix)]);
  const isForeign = [...form.keys()].some(
    (name) => PERSON_FIELD.test(name) && !names.includes(name),
  );
  return { members, isComplete: !isForeign && members.length === ticked.length };
}

export type TypedChoice = z.output<ReturnType<typeof choiceSchema>>;

/** The names of a person's fields: whether the choice is for them, and for which period. */
export const tickName = (suffix: number): string => `for-${suffix}`;
export const dayName = (suffix: number): string => `day-${suffix}`;
