import { expect, test } from "vitest";
import { ClaimFilters, type ClaimFiltersProps } from "./ClaimChoosers.tsx";
import { listFilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const fields: ClaimFiltersProps["fields"] = {
  members: [{ value: "1", label: "Theo Testa" }],
  days: { from: "2024-11-21", to: "2026-11-21", earliest: "2024-11-21", latest: "2026-11-21" },
  providers: [{ id: "7", name: "Example Clinic", chosen: false }],
};

const filtersOf = (inUse: number, more: Partial<typeof fields> = {}) =>
  htmlOf(
    <ClaimFilters
      form={{
        action: "/claims",
        query: "",
        hidden: [],
        values: {},
        clear: "/claims",
        inUse,
        errors: {},
      }}
      fields={{ ...fields, ...more }}
      viewer="Jordan Testa"
      statuses={[{ value: "02", label: "Paid" }]}
    />,
  );

// What the filters do: tests/requests/claims/claims-filters.test.ts.
test("filters of claims bound their days, name the viewer, and count those in use", () => {
  const html = filtersOf(2);
  const bounds = ['min="2024-11-21"', 'max="2026-11-21"'];
  expect(tagsOf(html, "input", 'type="date"', ...bounds)).toHaveLength(2);
  expect(wordsOf(html)).toContain("Jordan Testa (you)");
  expect(wordsOf(html)).toContain("2 filters on");
  expect(wordsOf(filtersOf(0))).not.toMatch(/filters? on/);
});

test("filters show a chosen provider that has no name, and ask a member without family for no member", () => {
  const html = filtersOf(1, { members: [], providers: [{ id: "9", name: null, chosen: true }] });
  expect(tagsOf(html, "select", 'name="member"')).toEqual([]);
  expect(wordsOf(html)).toContain("Providers (1 selected)");
  expect(wordsOf(html)).toContain("A provider not in this list");
  expect(tagsOf(html, "details", "open")).toHaveLength(1);
});

test("a filter of too many providers says how many may be chosen", () => {
  expect(listFilterErrors({ provider: "maxlength" }, "2024-11-21")).toMatchObject([
    { message: "Choose up to 20 of the providers listed" },
  ]);
});
