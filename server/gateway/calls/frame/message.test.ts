import { expect, test } from "vitest";
import { findHolidayCalendar, messageCalendar, messageCalendarOfDomain } from "./message.ts";
import { openSandboxGateway, plainGet } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const CARRIER = 1;
const SUMMIT = 2;
const answerOf = (value: unknown) => ({ data: { item: { content: { value } } } });

test("GW-68 GW-69 the calendars of the brand and of all brands are read together, without a token", async () => {
  const { gateway } = await world.as("sub");
  const { value, asked } = await world.during(() => findHolidayCalendar(gateway, CARRIER));
  expect(asked).toEqual([
    plainGet("/message/calendar/domain/1", "", { authorization: null }),
    plainGet("/message/calendar", "", { authorization: null }),
  ]);
  expect(value).toContain("Our customer service teams are closed");
  expect(value).toContain("Thu, Nov 26, 2026");
});

test.each([messageCalendar, messageCalendarOfDomain])(
  "GW-68 GW-69 T-54 $path answers the sanitized HTML at data.item.content.value",
  ({ answer }) => {
    const value = '<p onclick="x()">Closed <b>Friday</b></p><script>alert(1)</script>';
    expect(answer.parse(answerOf(value))).toBe("<p>Closed <b>Friday</b></p>");
    expect(answer.parse(answerOf("  "))).toBe("");
    expect(answer.parse(answerOf(null))).toBe("");
    expect(answer.parse({ data: { item: null } })).toBe("");
    expect(answer.parse({ data: { item: { content: null } } })).toBe("");
  },
);

test.each([
  ["a number", answerOf(1)],
  ["a list", answerOf(["<p>Closed</p>"])],
  ["no data", {}],
  ["a text alone", "<p>Closed</p>"],
  ["2 MB", answerOf(`<p>${"Closed ".repeat(300_000)}</p>`)],
])("GW-68 GW-69 a calendar answer with %s at its value is refused", (_what, body) => {
  expect(messageCalendar.answer.safeParse(body).success).toBe(false);
  expect(messageCalendarOfDomain.answer.safeParse(body).success).toBe(false);
});

test("GW-68 GW-69 the general calendar stands in for a missing one of the brand, not for an empty one", async () => {
  const { gateway } = await world.as("summit");
  expect(await findHolidayCalendar(gateway, SUMMIT)).toContain("Customer service is closed");
  const visitor = world.visitor();
  await world.answerNext("message/calendar/domain/1", answerOf(""));
  expect(await findHolidayCalendar(visitor, CARRIER)).toBe("");
});

test("two failed calendar reads give an empty calendar", async () => {
  const visitor = world.visitor();
  await world.answerNext("message/calendar/domain/1", {}, 500);
  await world.answerNext("message/calendar", { data: "none" });
  expect(await findHolidayCalendar(visitor, CARRIER)).toBe("");
});
