import { expect, test } from "vitest";
import { EobList, type EobListProps } from "./EobList.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";

const row: EobListProps["list"]["rows"][number] = {
  key: "1",
  href: "/eobs/1?page=2",
  pdfHref: "/eobs/1/pdf",
  date: getPlainDate("2026-11-06"),
  type: "Medical",
  members: ["Ana Exempel"],
  providers: ["Example Clinic", "Sample Laboratory"],
  chargeCents: 26_400,
  responsibilityCents: 4218,
};
const filters: EobListProps["filters"] = {
  chips: [],
  narrowed: false,
  form: {
    action: "/eobs",
    query: "",
    hidden: [],
    values: {},
    clear: "/eobs?type=dental",
    inUse: 0,
    errors: {},
  },
};
const page: EobListProps["list"] = {
  path: "/eobs",
  query: "?from=2026-01-01",
  page: 2,
  pages: 4,
  rows: [row],
  shown: { first: 11, last: 11, total: 31 },
  empty: false,
};

const list = (more: Partial<EobListProps["list"]> = {}, narrowed: Partial<typeof filters> = {}) =>
  htmlOf(
    <EobList type="medical" filters={{ ...filters, ...narrowed }} list={{ ...page, ...more }} />,
  );

test("EOB-07 how many are shown is announced, and pages keep the filters", () => {
  const html = list();
  expect(tagsOf(html, "p", 'role="status"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Showing 11 to 11 of 31 EOBs");
  expect(tagsOf(html, "a", 'rel="prev"', 'href="/eobs?from=2026-01-01"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'rel="next"', 'href="/eobs?from=2026-01-01&amp;page=3"')).toHaveLength(
    1,
  );
  const plain = list({ query: "" });
  expect(tagsOf(plain, "a", 'rel="next"', 'href="/eobs?page=3"')).toHaveLength(1);
});

test("EOB-07 none at all and none under these filters are told apart", () => {
  const none = { rows: [], shown: { first: 1, last: 0, total: 0 }, empty: true };
  expect(wordsOf(list(none))).toContain("No medical EOBs in the last 2 years");
  expect(list(none)).not.toContain('href="/eobs?type=dental"');
  const chips = [{ name: "member", value: "Ana", href: "/eobs" }];
  const html = list(none, { chips, narrowed: true });
  const narrowed = wordsOf(html);
  expect(narrowed).toContain("No EOBs match");
  expect(narrowed).not.toContain("in the last 2 years");
  expect(narrowed).toMatch(/or remove a filter\. Clear all filters$/);
  expect(tagsOf(html, "a", 'href="/eobs?type=dental"')).toHaveLength(1);
});

test("EOB-06 two explanations of one day are told apart by whom they are about", () => {
  const words = wordsOf(list({ rows: [row, { ...row, key: "2", members: ["Bo Exempel"] }] }));
  expect(words).toContain("View EOB of 11/06/2026 for Ana Exempel");
  expect(words).toContain("PDF of 11/06/2026 for Bo Exempel");
});
