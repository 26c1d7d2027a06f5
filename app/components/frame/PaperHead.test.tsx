import { expect, test } from "vitest";
import { PaperHead } from "./PageSkeleton.tsx";
import { htmlOf, wordsOf } from "../ui/render-html.tsx";

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
