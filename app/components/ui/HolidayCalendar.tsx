import { contactText } from "#app/text/contact.ts";
import { Card } from "./Card.tsx";
import { SafeHtml, type SafeMarkup } from "./SafeHtml.tsx";

/** The holidays in the words of the service; nothing where it names none. */
export function HolidayCalendar({ markup }: { markup: SafeMarkup }) {
  if (markup === "") return null;
  return (
    <Card title={contactText.calendar} className="contact-calendar">
      <div className="card__body">
        <SafeHtml markup={markup} />
      </div>
    </Card>
  );
}
