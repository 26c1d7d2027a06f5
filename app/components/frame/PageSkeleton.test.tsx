import { expect, test } from "vitest";
import { PaperHead, StaffBanner } from "./PageSkeleton.tsx";
import { htmlOf, wordsOf, tagsOf } from "../ui/render-html.tsx";
import { memberPage, publicPage } from "./frame-pages.fixture.tsx";

const known = {
  memberName: "Ana Field",
  plan: "Cascade Co.",
  asOf: "11/21/2026, 12:00 PM PT",
  phone: "503-555-0100",
};

test("paper says whose page it is, of which plan and moment, and whom to ring, as far as known", () => {
  const html = htmlOf(<PaperHead {...known} />);
  expect(wordsOf(html)).toBe(
    "Member Ana Field Plan Cascade Co. Looked up 11/21/2026, 12:00 PM PT Customer service 503-555-0100",
  );
  expect(html).toMatch(/^<dl class="paper">/);
  const otherHtml = htmlOf(<PaperHead {...known} memberName={null} plan={null} phone={null} />);
  expect(wordsOf(otherHtml)).toBe("Looked up 11/21/2026, 12:00 PM PT");
  const nothing = { memberName: null, plan: null, asOf: null, phone: null };
  expect(htmlOf(<PaperHead {...nothing} />)).toBe("");
});

const staff = { memberName: "Ana Field" };

test("staff are told that they are staff, for whom, and how to end it", () => {
  const html = htmlOf(<StaffBanner memberName="Ana Field" subscriberId="904417823" />);
  expect(wordsOf(html)).toBe(
    "You are viewing as staff on behalf of Ana Field, subscriber ID 904417823 " +
      "Stop viewing as this member",
  );
  expect(tagsOf(html, "form", 'method="post"', 'action="/login-as/end"')).toHaveLength(1);
  expect(wordsOf(htmlOf(<StaffBanner {...staff} />))).not.toContain("subscriber ID");
});

test("the banner stands before the header of every frame, in a region of its own, for staff alone", () => {
  for (const html of [memberPage({ staff }), publicPage({ staff })]) {
    expect(wordsOf(html)).toMatch(/^You are viewing as staff on behalf of Ana Field/);
    expect(html.indexOf("<section")).toBeLessThan(html.indexOf("<header"));
    expect(tagsOf(html, "section", 'aria-label="Staff view"')).toHaveLength(1);
  }
  for (const none of [{}, { staff: null }]) {
    for (const html of [memberPage(none), publicPage(none)]) {
      expect(html).not.toMatch(/viewing as staff|login-as\/end/);
    }
  }
});
