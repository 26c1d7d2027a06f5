import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { EditCard } from "#app/components/forms/EditCard.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { UnavailableCard } from "#app/components/ui/Unavailable.tsx";
import { memberInformationText } from "#app/text/member-information.ts";
import { AddressFields } from "#app/forms/address-fields.tsx";
import type { Route } from "./+types/member-information.ts";

const text = memberInformationText.address;

type AddressCardProps = {
  information: Route.ComponentProps["loaderData"];
  answer: FormAnswer | undefined;
};

/** The form of an address that could not be read again: it stands on what was typed. */
const UNREAD = { items: [], values: {}, version: "", countries: [], states: [] };

/** The family's address and phone, and for its subscriber the form that changes them. */
export function AddressCard({ information, answer }: AddressCardProps) {
  const { path, mayEdit, editing, acting, draft, missing } = information;
  const address = information.address ?? (answer === undefined ? null : UNREAD);
  if (address === null) {
    return <UnavailableCard title={text.title} subject={text.subject} />;
  }
  return (
    <EditCard
      path={path}
      name="address"
      title={text.title}
      items={address.items.map(({ term, value }) => ({
        term,
        value: <span className="lines">{value}</span>,
      }))}
      editing={editing || answer !== undefined}
      readOnly={!mayEdit}
      answer={answer}
      draft={draft}
      defaultValue={address.values}
      save={text.save}
      acting={acting}
      seen={{ version: address.version, saved: address.items }}
      foot={!mayEdit && <p className="muted">{text.readOnly}</p>}
      notice={missing}
      intro={
        <>
          <p>{text.heading}</p>
          <ul className="bullets">
            {text.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      }
    >
      {(form) => (
        <>
          <AddressFields form={form} countries={address.countries} states={address.states} />
          <Field
            {...form.field("phone")}
            type="tel"
            label={text.phoneNumber}
            hint={text.phoneHint}
            autoComplete="tel"
          />
        </>
      )}
    </EditCard>
  );
}
