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
  standing: null,
  id: "26",
  href: null,
  patient: "Ana Exempel",
  provider: "Example Clinic",
  ...totals,
};
const sheet = (claims: EobSheetProps["claims"]) =>
  htmlOf(
    <EobSheet
      date={getPlainDate("2026-11-06")}
      type="Medical"
      subscriber="Ana B Exempel"
      members={["Ana B Exempel", "Bo Exempel"]}
      claims={claims}
      totals={totals}
      bar={null}
      pdf={{ href: "/eobs/1/pdf", bytes: 84_200 }}
    />,
  );

// The page with the gateway's claims: tests/requests/eobs/eob-detail.test.ts.
test("an EOB names every member, and has totals only of several claims", () => {
  const html = sheet([claim]);
  expect(wordsOf(html)).toContain("Members Ana B Exempel, Bo Exempel");
  expect(tagsOf(html, "tfoot")).toEqual([]);
  expect(tagsOf(sheet([claim, { ...claim, key: "2" }]), "tfoot")).toHaveLength(1);
});

test("an EOB links to no claim whose page is unknown, and its PDF opens instead of being saved", () => {
  const html = sheet([claim]);
  expect(wordsOf(html)).toContain("26");
  expect(html).not.toContain('href="/claims');
  // A browser would save an error page, too, under a link that always downloads.
  expect(tagsOf(html, "a", 'href="/eobs/1/pdf"')[0]).not.toContain("download=");
});
