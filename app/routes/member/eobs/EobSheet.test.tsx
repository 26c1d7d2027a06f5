import { expect, test } from "vitest";
import { EobSheet, type EobSheetProps } from "./EobSheet.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";

const totals = {
  chargeCents: 26_400,
  discountCents: 9000,
  planPaidCents: 13_182,
  responsibilityCents: 4218,
};
const claim: NonNullable<EobSheetProps["claims"]>[number] = {
  key: "1",
  id: "26",
  href: "/claims/medical/26/1",
  patient: "Ana Exempel",
  provider: "Example Clinic",
  ...totals,
};
const eob: EobSheetProps = {
  date: getPlainDate("2026-11-06"),
  type: "Medical",
  subscriber: "Ana B Exempel",
  members: ["Ana B Exempel", "Bo Exempel"],
  claims: [claim],
  totals,
  bar: [
    { key: "discountCents", cents: 9000, share: 341 },
    { key: "planPaidCents", cents: 13_182, share: 499 },
    { key: "oweCents", cents: 4218, share: 160 },
  ],
  pdf: { href: "/eobs/1/pdf", bytes: null },
};

const sheet = (more: Partial<EobSheetProps> = {}) => htmlOf(<EobSheet {...eob} {...more} />);

test("EOB-06 every member is named, a claim without a page has no link, one claim has no total", () => {
  const html = sheet();
  expect(wordsOf(html)).toContain("Members Ana B Exempel, Bo Exempel");
  expect(tagsOf(html, "time", 'dateTime="2026-11-06"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'href="/claims/medical/26/1"')).toHaveLength(1);
  const unlinked = sheet({ claims: [{ ...claim, href: null }] });
  expect(unlinked).not.toContain('href="/claims');
  expect(wordsOf(unlinked)).toContain("26");
  expect(tagsOf(html, "tfoot")).toEqual([]);
  expect(tagsOf(sheet({ claims: [claim, { ...claim, key: "2" }] }), "tfoot")).toHaveLength(1);
});

test("EOB-06 an amount that is not known is not given: no zero stands for it", () => {
  const html = sheet({
    claims: [claim, { ...claim, key: "2", responsibilityCents: null }],
    totals: { ...totals, responsibilityCents: null },
    bar: null,
  });
  expect(wordsOf(html).match(/Not available/g)).toHaveLength(2);
  expect(html).not.toContain("$0.00");
});

test("EOB-05 the link to the PDF says the size where it is known, and there is none without a PDF", () => {
  expect(wordsOf(sheet())).toContain("Download PDF");
  expect(wordsOf(sheet())).not.toContain("Download PDF (");
  const known = sheet({ pdf: { href: "/eobs/1/pdf", bytes: 84_200 } });
  expect(wordsOf(known)).toContain("Download PDF (84 kB)");
  // A browser would save an error page, too, under a link that always downloads.
  expect(tagsOf(known, "a", 'href="/eobs/1/pdf"')[0]).not.toContain("download=");
  const none = sheet({ pdf: null });
  expect(none).not.toContain("/pdf");
  expect(wordsOf(none)).toContain("There's no PDF of this EOB.");
});

test("EOB-06 claims that are not known are not said to be none", () => {
  const none = "This EOB lists no claims.";
  expect(wordsOf(sheet({ claims: [] }))).toContain(none);
  const withPdf = wordsOf(sheet({ claims: null }));
  expect(withPdf).toContain("We can't show these claims here. Download the PDF");
  expect(wordsOf(sheet({ claims: null, pdf: null }))).toContain(
    "We can't show these claims right now.",
  );
  expect(withPdf).not.toContain(none);
});
