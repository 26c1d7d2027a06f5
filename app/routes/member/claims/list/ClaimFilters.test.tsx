import { expect, test } from "vitest";
import { ClaimFilters, type ClaimFiltersProps } from "./ClaimList.tsx";
import { listFilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const form: ClaimFiltersProps["form"] = {
  action: "/claims",
  query: "?type=dental",
  hidden: [],
  values: {},
  clear: "/claims?type=dental",
  inUse: 0,
  errors: {},
};
const fields: ClaimFiltersProps["fields"] = {
  members: [{ value: "1", label: "Theo Testa" }],
  days: { from: "2024-11-21", to: "2026-11-21", earliest: "2024-11-21", latest: "2026-11-21" },
  providers: [{ id: "7", name: "Example Clinic", chosen: false }],
};

const filtersOf = (more: Partial<ClaimFiltersProps> = {}) => {
  const statuses = [{ value: "02", label: "Paid" }];
  return htmlOf(<ClaimFilters {...{ form, fields, statuses }} viewer="Jordan Testa" {...more} />);
};

test("days are bounded, a chosen provider without a name is in sight, and alone no member is asked for", () => {
  const html = filtersOf();
  expect(wordsOf(html)).toContain("Jordan Testa (you)");
  const bounds = ['min="2024-11-21"', 'max="2026-11-21"'];
  expect(tagsOf(html, "input", 'type="date"', ...bounds)).toHaveLength(2);
  const providers = [{ id: "9", name: null, chosen: true }];
  const alone = filtersOf({ fields: { ...fields, members: [], providers } });
  expect(tagsOf(alone, "select", 'name="member"')).toEqual([]);
  expect(wordsOf(alone)).toContain("Providers (1 selected)");
  expect(wordsOf(alone)).toContain("A provider not in this list");
  expect(tagsOf(alone, "details", "open")).toHaveLength(1);
});

test("the number of filters in use is shown", () => {
  expect(wordsOf(filtersOf({ form: { ...form, inUse: 2 } }))).toMatch(/2 filters on/);
  expect(wordsOf(filtersOf())).not.toMatch(/filters? on/);
});

test("VAL-11 every error of the filters stands beside its field, in its words", () => {
  const errors = {
    from: "tooEarly",
    to: "dateRangeInvalid",
    status: "pattern",
    provider: "maxlength",
  } as const;
  const shown = listFilterErrors(errors, "2024-11-21");
  expect(shown.map(({ message }) => message)).toEqual([
    "Choose a start date on or after 11/21/2024",
    "The end date must be after the start date",
    "Choose one of the statuses listed",
    "Choose up to 20 of the providers listed",
  ]);
  const html = filtersOf({ form: { ...form, errors } });
  for (const { fieldId, message } of shown) {
    const beside = html.slice(html.indexOf(`id="${fieldId}-error"`));
    expect(wordsOf(beside.slice(0, 600))).toContain(message);
  }
});
