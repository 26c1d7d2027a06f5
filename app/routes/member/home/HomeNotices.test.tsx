import { expect, test } from "vitest";
import type { PlanManagementBanner } from "#app/rules/account/plan-management.ts";
import { getPlainDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { HomeNotices } from "./HomeNotices.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const none = { coverageBegins: null, primaryCareUpdate: false, planManagement: null, ebill: false };

function plan(planManagement: PlanManagementBanner): string {
  return wordsOf(htmlOf(<HomeNotices {...none} planManagement={planManagement} />));
}

test("HOME-06 HOME-19 HOME-20 HOME-21 the primary care administrative update", () => {
  const html = htmlOf(<HomeNotices {...none} primaryCareUpdate />);
  expect(html).toContain("<h2>Primary care administrative update</h2>");
  expect(tagsOf(html, "span", "tone-info")).toHaveLength(1);
  const words = wordsOf(html);
  expect(words).toContain("shows your primary care group instead of your primary care provider");
  expect(words).toContain(
    "No action is needed if you have already chosen a provider or the assigned group is fine.",
  );
  expect(words).toContain("You may change it below.");
});

const openEnrollmentEnd = getPlainDate("2026-12-15");
const on = getPlainDate("2026-12-31");
const both = ["medical", "dental"] as const;

test("BRAND-25 BRAND-26 HOME-07 HOME-51 HOME-52 HOME-53 renewal and ends are told with their days", () => {
  const renewal = (planYear: string | null) => plan({ kind: "renew", openEnrollmentEnd, planYear });
  const ending = (categories: readonly ("medical" | "dental")[], day: PlainDate | null) =>
    plan({ kind: "ending", categories, on: day });
  const words = renewal("2027");
  expect(words).toContain("Open enrollment ends on 12/15/2026");
  expect(words).toContain("Renew, change or cancel your 2027 plan before open enrollment ends.");
  expect(renewal(null)).toContain("change or cancel your plan before open enrollment ends.");
  expect(ending(["medical"], on)).toContain("Your medical benefits end on 12/31/2026");
  expect(ending(["medical"], on)).not.toMatch(/dental/i);
  expect(ending(both, on)).toContain("Your medical and dental benefits end on 12/31/2026");
  expect(ending(["medical"], null)).toContain("Your medical benefits are ending");
  expect(ending(both, null)).toContain("Your medical and dental benefits are ending");
});

test("T-26 coverage that begins later is said with its day, and nothing is shown without notices", () => {
  const words = wordsOf(htmlOf(<HomeNotices {...none} coverageBegins="2026-12-01" />));
  expect(words).toBe(
    "Your coverage begins on 12/01/2026 Your plan doesn't cover care before that day.",
  );
  expect(htmlOf(<HomeNotices {...none} />)).toBe("");
});

test("HOME-08 the eBill alert posts to eBill in a tab of its own; without it there is none", () => {
  const html = htmlOf(<HomeNotices {...none} ebill />);
  expect(tagsOf(html, "form", 'method="post"', 'action="/home"', 'target="_blank"')).toHaveLength(
    1,
  );
  expect(tagsOf(html, "button", 'name="intent"', 'value="ebill"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("You have a bill to review");
  expect(htmlOf(<HomeNotices {...none} primaryCareUpdate />)).not.toContain("eBill");
});
