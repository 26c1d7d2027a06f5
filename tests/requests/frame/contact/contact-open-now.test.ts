import { expect, test } from "vitest";
import { useTurningWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useTurningWorld("2026-11-20T17:29:59-08:00");

const content = (value: string) => ({ data: { item: { content: { value } } } });
const contactUs = (host: string = HOST.carrier) => world.visitor(host).open("/contact-us");
const hoursIn = (page: Page, heading: string) => textOf(sectionOf(page.document, heading));

test("CONTACT-14 CONTACT-15 CONTACT-16 the contact page says of each line whether it is open now", async () => {
  const friday = await contactUs();
  expect(hoursIn(friday, "Medical")).toContain("Open now, until 5:30 p.m. PT");
  expect(hoursIn(friday, "Medicare Pharmacy")).toContain("Open now, until 8 p.m. PT");
  expect(hoursIn(friday, "Medical")).toContain("TTY 711");
  expect(hoursIn(friday, "TTY")).not.toContain("Open");
  world.turnTo("2026-11-20T17:30:00-08:00");
  expect(hoursIn(await contactUs(), "Medical")).toContain("Opens Monday at 7:30 a.m. PT");
  world.turnTo("2026-11-26T12:00:00-08:00");
  expect(hoursIn(await contactUs(), "Medical")).toContain("Opens Monday at 7:30 a.m. PT");
  world.turnTo("2026-11-25T20:00:00-08:00");
  expect(hoursIn(await contactUs(HOST.medicare), "Customer service")).toContain(
    "Opens Saturday at 7 a.m. PT",
  );
});

const HOURS_2023 =
  "<p><b>2023 Holiday Hours</b></p><table><tr><td>Thanksgiving Day</td><td>November 23rd</td></tr></table>";

test("T-84 CONTACT-03 a holiday calendar is shown, and says nothing of whether a line is open", async () => {
  for (const [now, opening] of [
    ["2027-11-22T12:00:00-08:00", "Open now, until 5:30 p.m. PT"],
    ["2027-11-25T12:00:00-08:00", "Opens Monday at 7:30 a.m. PT"],
  ] as const) {
    for (const [minute, calendar] of ["", HOURS_2023].entries()) {
      // The calendar of minutes before is not cached any more.
      world.turnTo(now.replace("T12:00", `T12:${minute}5`));
      const fault = { path: "message/calendar*", status: 200, body: content(calendar) };
      const page = await world.during(fault, () => contactUs());
      expect(page.text.includes("2023 Holiday Hours")).toBe(calendar !== "");
      expect(hoursIn(page, "Medical")).toContain(opening);
    }
  }
});

test("T-84 on days that the brand's closed days don't reach the page gives the hours alone", async () => {
  // A federal holiday that is not named, and a day after the last.
  for (const now of ["2027-02-15T12:00:00-08:00", "2028-01-05T12:00:00-08:00"]) {
    world.turnTo(now);
    const page = await contactUs();
    expect(hoursIn(page, "Medical")).toContain("Monday to Friday 7:30 a.m. to 5:30 p.m. PT");
    expect(page.text).not.toMatch(/Open now|Opens|Closed now/);
  }
});

test("CONTACT-13 CONTACT-14 S-04 a member's lines say to the minute when they open, with TTY 711", async () => {
  const own = async (now: string) => {
    world.turnTo(now);
    return world.see("sub", "/support/customer-service");
  };
  const before = await own("2026-12-08T07:29:59-08:00");
  expect(hoursIn(before, "Medical")).toContain("Opens at 7:30 a.m. PT");
  expect(hoursIn(await own("2026-12-08T07:30:00-08:00"), "Medical")).toContain(
    "Open now, until 5:30 p.m. PT",
  );
  const after = await own("2026-12-08T17:30:00-08:00");
  expect(hoursIn(after, "Medical")).toContain("Opens tomorrow at 7:30 a.m. PT");
  const lines = after.document.querySelectorAll("main section.contact").map(textOf);
  const byPhone = lines.filter((line) => /\d{3}-555-01\d\d/.test(line));
  expect(byPhone.length).toBeGreaterThan(3);
  expect(byPhone.filter((line) => !line.includes("TTY 711"))).toEqual([]);
});
