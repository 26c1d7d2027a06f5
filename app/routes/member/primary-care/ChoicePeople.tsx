import { Fragment } from "react";
import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { ChoiceGroup } from "#app/components/forms/ChoiceGroup.tsx";
import { FieldGroup } from "#app/components/forms/FieldGroup.tsx";
import { providerChoiceText as text } from "#app/text/provider-choice.ts";
import type { ShownPerson } from "./view-choice.ts";

type ChoicePeopleProps = {
  people: readonly ShownPerson[];
  already: readonly string[];
  form: Pick<AnsweredForm, "field" | "box">;
};

/** For whom a provider is chosen, and for which period of their coverage. */
export function ChoicePeople({ people, already, form }: ChoicePeopleProps) {
  const { errors = [] } = form.field("people");
  // Nobody is chosen for unasked but the one whose page it is.
  const isAsked = people.length > 1 || people.some(({ isOwn }) => !isOwn);
  return (
    <FieldGroup legend={text.who} {...(people.length > 1 && { hint: text.whoHint })}>
      {people.map(({ tick, name, hint, day, days }, place) => (
        <Fragment key={tick}>
          {isAsked ? (
            <Checkbox
              {...form.box(tick)}
              {...(place === 0 && { id: "people", errors })}
              label={name}
              hint={hint}
            />
          ) : (
            <p>
              <input type="hidden" name={tick} value="Y" />
              <b>{name}</b> {hint}
            </p>
          )}
          {days.length === 1 ? (
            <input type="hidden" name={day} value={days[0]?.value} />
          ) : (
            <ChoiceGroup {...form.field(day)} legend={text.periods(name)} options={days} />
          )}
        </Fragment>
      ))}
      {already.length > 0 && <p className="hint">{text.already(already)}</p>}
    </FieldGroup>
  );
}
