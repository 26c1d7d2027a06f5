import { expect, test } from "vitest";
import { ClaimFilters, type ClaimFiltersProps } from "./ClaimList.tsx";
import { listFilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const form: ClaimFiltersProps["form"] = {
  action: "/claims",
  query: "?type=dental",
  hidden: [{ name: "type", value: "dental" }],
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
const given = {
  form,
  fields,
  viewer: "Jordan Testa",
  statuses: [{ value: "02", label: "Paid" }],
};

const filtersOf = (more: Partial<ClaimFiltersProps> = {}) =>
  htmlOf(<ClaimFilters {...given} {...more} />);

test("S-21 the filters are a form sent as the list's address; only what is in use can be cleared", () => {
  const html = filtersOf();
  expect(tagsOf(html, "form", 'action="/claims"', 'method="get"')).toHaveLength(1);
  expect(tagsOf(html, "input", 'type="hidden"', 'name="type"', 'value="dental"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Jordan Testa (you)");
  const bounds = ['min="2024-11-21"', 'max="2026-11-21"'];
  expect(tagsOf(html, "input", 'type="date"', ...bounds)).toHaveLength(2);
  expect(tagsOf(html, "input", 'type="checkbox"', 'name="provider"', 'value="7"')).toHaveLength(1);
  const alone = filtersOf({ fields: { ...fields, members: [] } });
  expect(tagsOf(alone, "select", 'name="member"')).toEqual([]);
  expect(wordsOf(filtersOf())).not.toMatch(/Clear all|filters? on/);
  const used = filtersOf({ form: { ...form, inUse: 2 } });
  expect(wordsOf(used)).toMatch(/2 filters on.*Clear all filters/);
  expect(tagsOf(used, "a", 'href="/claims?type=dental"')).toHaveLength(1);
});

test("S-21 chosen providers are in sight, one without a name among them", () => {
  const providers = [{ id: "9", name: null, chosen: true }];
  const html = filtersOf({ fields: { ...fields, providers } });
  expect(wordsOf(html)).toContain("Providers (1 selected)");
  expect(wordsOf(html)).toContain("A provider not in this list");
  expect(tagsOf(html, "details", "open")).toHaveLength(1);
});

test("CLAIM-07 VAL-11 every error stands beside its field, and the form is open", () => {
  const errors = {
    from: "tooEarly",
    to: "dateRangeInvalid",
    status: "pattern",
    provider: "maxlength",
  } as const;
  const days = { ...fields.days, from: "typed nonsense" };
  const html = filtersOf({ form: { ...form, errors }, fields: { ...fields, days } });
  expect(html).toMatch(/^<details class="card folds filters" open/);
  expect(html).toContain('value="typed nonsense"');
  for (const { fieldId, message } of listFilterErrors(errors, "2024-11-21")) {
    const beside = html.slice(html.indexOf(`id="${fieldId}-error"`));
    expect(wordsOf(beside.slice(0, 600))).toContain(message);
    expect(tagsOf(html, "[a-z]+", ` id="${fieldId}"`)).toHaveLength(1);
  }
  expect(listFilterErrors(errors, "2024-11-21").map(({ message }) => message)).toEqual([
    "Choose a start date on or after 11/21/2024",
    "The end date must be after the start date",
    "Choose one of the statuses listed",
    "Choose up to 20 of the providers listed",
  ]);
  expect(listFilterErrors({ from: "unknown" }, "2024-11-21")[0]?.message).toBe(
    "Enter the start date as MM/DD/YYYY",
  );
});

test("S-21 where it is not known what there is to choose, what was chosen is sent along unseen", () => {
  const hidden = [
    { name: "status", value: "02" },
    { name: "provider", value: "7" },
    { name: "provider", value: "8" },
  ];
  const html = filtersOf({
    form: { ...form, hidden, values: { status: "02" } },
    fields: { ...fields, providers: null },
    statuses: null,
  });
  expect(wordsOf(html)).toContain(
    "We can't list providers and statuses right now. The other filters still work.",
  );
  expect(wordsOf(html)).not.toMatch(/Status|Any status|chosen/);
  expect(tagsOf(html, "input", 'type="hidden"', 'name="provider"')).toHaveLength(2);
  expect(tagsOf(html, "input", 'type="hidden"', 'name="status"', 'value="02"')).toHaveLength(1);
  expect(tagsOf(html, "input", 'type="date"')).toHaveLength(2);
});
