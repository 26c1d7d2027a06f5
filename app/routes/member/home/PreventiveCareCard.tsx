import { useId } from "react";
import { homeText } from "#app/text/home.ts";
import { DateText } from "#app/components/ui/DateText.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";

type PreventiveCareCardProps = {
  dueDate: string | null;
  phone: string | null;
  email: string | null;
};

/** The day by which City of Portland members need their preventive visit (§1). */
export function PreventiveCareCard({ dueDate, phone, email }: PreventiveCareCardProps) {
  const id = useId();
  const text = homeText.preventive;
  return (
    <section className="card preventative-care" aria-labelledby={id}>
      <div className="preventive">
        <span className="chip">
          <Icon name="heart-duotone" />
        </span>
        <div>
          <h2 id={id}>{text.title}</h2>
          {dueDate === null ? (
            <p>{text.unavailable}</p>
          ) : (
            <p>
              {text.due.start}
              <b>
                <DateText day={dueDate} />
              </b>
              {text.due.end}
            </p>
          )}
        </div>
        <p className="preventive__contact">
          <PhoneLink phone={phone} />
          {email !== null && (
            <a className="link" href={`mailto:${email}`}>
              <Icon name="envelope-simple" />
              {text.email(email)}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
