import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { MemberCard } from "./MemberCard.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

type Props = Parameters<typeof MemberCard>[0];

function card(props: Partial<Props> = {}): string {
  return htmlOf(
    <MemberCard
      brand={{ key: "carrier", name: "Main Carrier" }}
      fullName="Ana Field"
      displayId="904417823"
      idKind="subscriber"
      groupNumber="10004417"
      groupName="Cascade Timber Co."
      insuranceType="Medical, dental"
      networks="Cedar, Premier"
      coverage={null}
      action="download"
      {...props}
    />,
  );
}

test("HOME-37 HOME-38 HOME-39 HOME-40 HOME-41 HOME-42 the facts of the card", () => {
  expect(wordsOf(card())).toContain(
    "Ana Field Subscriber ID 904417823 Group number 10004417 Group name Cascade Timber Co. " +
      "Insurance type Medical, dental Provider networks Cedar, Premier",
  );
});

test("HOME-38 HOME-41 HOME-42 an employee ID is called so; what is not known goes with its label", () => {
  const words = wordsOf(card({ idKind: "employee", displayId: "E-77" }));
  expect(words).toContain("Employee ID E-77");
  expect(words).not.toContain("Subscriber ID");
  const bare = wordsOf(card({ insuranceType: null, networks: "" }));
  expect(bare).not.toMatch(/Insurance type|Provider networks/);
});

test("HOME-43 HOME-44 ACCOUNT-10 the card downloads in a window of its own, or has more options", () => {
  const html = card();
  const own = ['href="/resource-download"', 'target="_blank"', 'rel="opener"'];
  expect(tagsOf(html, "a", ...own)).toHaveLength(1);
  expect(wordsOf(html)).toContain("Download ID card");
  expect(html).toMatch(/<a [^>]*href="\/id-card"[^>]*><span>All ID cards<\/span>/);
  const more = card({ action: "more-options" });
  expect(more).toMatch(
    /<a [^>]*href="\/account\/member-information"[^>]*>More ID card options<\/a>/,
  );
  expect(more).not.toContain("Download ID card");
  expect(tagsOf(card({ action: "none" }), "a")).toEqual([]);
});

test("ELIG-07 T-26 the card says when coverage ended or begins, and is silent while it is active", () => {
  const on = getPlainDate("2026-09-30");
  const words = (coverage: Props["coverage"]) => wordsOf(card({ coverage }));
  expect(words({ kind: "ended", on })).toContain("Coverage ended 09/30/2026");
  expect(words({ kind: "ended", on: null })).toContain("Field Coverage ended Sub");
  expect(words({ kind: "begins", on })).toContain("Coverage begins 09/30/2026");
  expect(wordsOf(card())).not.toMatch(/Coverage (?:ended|begins)/);
});
