import { Checkbox, ChoiceGroup, FieldGroup } from "#app/components/forms/Choice.tsx";
import { DayField } from "#app/components/forms/DayField.tsx";
import { Field, TextArea } from "#app/components/forms/Field.tsx";
import { NewPasswordFields, PasswordField } from "#app/components/forms/PasswordField.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { Sample } from "../sample.tsx";

const states = [
  { state: "plain" },
  { state: "hint", hint: "A word of help, before the field" },
  { state: "error", hint: "A word of help, before the field", errors: ["Say what is wrong"] },
] as const;

const delivery = [
  { value: "online", label: "Online" },
  { value: "mail", label: "By mail", hint: "It takes a week" },
];

export function Fields() {
  return states.map(({ state, ...told }) => (
    <Sample key={state} state={state}>
      <div className="form">
        <Field id={`text-${state}`} label={`Text, ${state}`} {...told} />
        <TextArea id={`lines-${state}`} label={`Lines, ${state}`} rows={3} {...told} />
        <SelectField id={`list-${state}`} label={`List, ${state}`} options={delivery} {...told} />
        <DayField id={`day-${state}`} label={`Day, ${state}`} {...told} />
        <PasswordField
          id={`secret-${state}`}
          label={`Secret, ${state}`}
          autoComplete="off"
          {...told}
        />
      </div>
    </Sample>
  ));
}

export function Choices() {
  return (
    <>
      {states.map(({ state, ...told }) => (
        <Sample key={state} state={state}>
          <div className="form">
            <ChoiceGroup
              id={`radio-${state}`}
              legend={`One of a few, ${state}`}
              options={delivery}
              defaultValue="online"
              {...told}
            />
            <Checkbox id={`box-${state}`} label={`Yes or no, ${state}`} {...told} />
          </div>
        </Sample>
      ))}
      <Sample state="chosen">
        <Checkbox id="box-on" label="Send me reminders" defaultChecked />
      </Sample>
      <Sample state="fields that belong together">
        <FieldGroup legend="New password" hint="Chosen by you, typed twice">
          <NewPasswordFields
            label="Your new password"
            field={(name) => ({ id: name, name, type: "password", errors: [] })}
          />
        </FieldGroup>
      </Sample>
    </>
  );
}
