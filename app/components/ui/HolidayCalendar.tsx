import { contactText } from "#app/text/contact.ts";
import { Card } from "./Card.tsx";
import { SafeHtml, type SafeMarkup } from "./SafeHtml.tsx";

/** The days nobody answers, as the service words them; nothing at all where it names none. */
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
