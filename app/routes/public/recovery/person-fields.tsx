import { DateField } from "../../../components/DateField.tsx";
import { Field } from "../../../components/Field.tsx";
import { recoveryText } from "../../../text/recovery.ts";

type PersonFieldsProps = {
  values: Readonly<Record<string, string>>;
  errorsOf: (name: string) => readonly string[];
  /** "YYYY-MM-DD": nobody is born later. */
  today: string;
};

const { person } = recoveryText;

/** Who somebody is, in the fields that registration and recovery share. */
export function PersonFields({ values, errorsOf, today }: PersonFieldsProps) {
  return (
    <>
      <Field
        id="firstName"
        label={person.firstName}
        defaultValue={values["firstName"]}
        errors={errorsOf("firstName")}
        autoComplete="given-name"
        spellCheck={false}
        required
      />
      <Field
        id="lastName"
        label={person.lastName}
        defaultValue={values["lastName"]}
        errors={errorsOf("lastName")}
        autoComplete="family-name"
        spellCheck={false}
        required
      />
      <DateField
        id="dateOfBirth"
        label={person.dateOfBirth}
        defaultValue={values["dateOfBirth"]}
        errors={errorsOf("dateOfBirth")}
        max={today}
        autoComplete="bday"
        required
      />
      <Field
        id="memberId"
        label={person.memberId}
        hint={person.memberIdHint}
        defaultValue={values["memberId"]}
        errors={errorsOf("memberId")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </>
  );
}
