import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { messageCalendar, messageCalendarOfDomain } from "#server/gateway/calls/frame/message.ts";
import { answerPublic, type Handler } from "../../handler.ts";
import { MEDICARE_DOMAIN_ID, PARTNER_DOMAIN_ID } from "../../personas/personas.ts";
import { Refusal } from "../../refusal.ts";
import { nextHolidays } from "../../world/holidays.ts";

/** Brands with their own calendar; Summit uses the general one. */
const OWN_CALENDARS: Readonly<Record<string, string>> = {
  1: "Our customer service teams are closed on these days.",
  5: "Dental customer service is closed on these days.",
  [PARTNER_DOMAIN_ID]: "Dental customer service is closed on these days.",
  [MEDICARE_DOMAIN_ID]: "Customer service is closed on these days. Voice mail is always open.",
};

export const messageCalls: readonly Handler[] = [
  answerPublic(messageCalendar, ({ state }) =>
    calendarOf("Customer service is closed on these days.", state.world.today()),
  ),
  answerPublic(messageCalendarOfDomain, ({ state, args }) => {
    const intro = OWN_CALENDARS[args["domainId"] ?? ""];
    if (intro === undefined) throw new Refusal(404, "this domain has no calendar of its own");
    return calendarOf(intro, state.world.today());
  }),
];

/** A text as a content service wraps it. */
function calendarOf(intro: string, today: PlainDate) {
  const rows = nextHolidays(today, 5)
    .map(({ name, day }) => `<tr><th scope="row">${name}</th><td>${day}</td></tr>`)
    .join("");
  const head = '<thead><tr><th scope="col">Holiday</th><th scope="col">Closed on</th></tr></thead>';
  const value = `<p>${intro}</p>\n<table>${head}<tbody>${rows}</tbody></table>`;
  return { data: { item: { content: { value } } } };
}
