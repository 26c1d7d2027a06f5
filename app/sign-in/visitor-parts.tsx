import { href, Link } from "react-router";
import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { DayField } from "#app/components/forms/DayField.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { recoveryText } from "#app/text/sign-in/recovery.ts";

type PersonFieldsProps = {
  field: AnsweredForm["field"];
  /** "YYYY-MM-DD": the latest possible date of birth. */
  today: string;
};

const { person } = recoveryText;

/** The fields by which registration and recovery identify a person. */
export function PersonFields({ field, today }: PersonFieldsProps) {
  return (
    <>
      <Field
        {...field("firstName")}
        label={person.firstName}
        autoComplete="given-name"
        spellCheck={false}
        required
      />
      <Field
        {...field("lastName")}
        label={person.lastName}
        autoComplete="family-name"
        spellCheck={false}
        required
      />
      <DayField
        {...field("dateOfBirth")}
        label={person.dateOfBirth}
        max={today}
        autoComplete="bday"
        required
      />
      <Field
        {...field("memberId")}
        label={person.memberId}
        hint={person.memberIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </>
  );
}

/** The links below a visitor's form: its own, then those that all have. */
export function WaysOut({ own }: { own?: { to: string; label: string } }) {
  return (
    <>
      {own && (
        <Link className="link" to={own.to}>
          {own.label}
        </Link>
      )}
      <Link className="link" to={href("/login")}>
        {recoveryText.logIn}
      </Link>
      <Link className="link" to={href("/contact-us")}>
        {recoveryText.contactUs}
      </Link>
    </>
  );
}
