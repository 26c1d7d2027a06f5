import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { spendingScale } from "#app/rules/claims/spending.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { SpendingChart } from "./SpendingChart.tsx";

const month = (name: string, planPaid: number, owe: number) => ({
  month: name,
  planPaidCents: planPaid * 100,
  oweCents: owe * 100,
  unknown: 0,
});

type Props = Parameters<typeof SpendingChart>[0];

function chartOf(
  months: ReturnType<typeof month>[],
  { unknown = 0, ...props }: Partial<Props> & { unknown?: number } = {},
): string {
  const sum = (key: "planPaidCents" | "oweCents") => months.reduce((all, it) => all + it[key], 0);
  return htmlOf(
    <SpendingChart
      months={months}
      total={{ planPaidCents: sum("planPaidCents"), oweCents: sum("oweCents"), unknown }}
      scales={{
        owe: spendingScale(months.map(({ oweCents }) => oweCents)),
        planPaid: spendingScale(months.map(({ planPaidCents }) => planPaidCents)),
      }}
      undecided={false}
      unpaid={null}
      estimates={0}
      uncounted={false}
      undated={0}
      unreadMembers={[]}
      contradictory={{ count: 0, named: [] }}
      {...props}
    />,
  );
}
const one = [month("2026-01", 1, 1)];

test("the sums above a chart, its name and its table agree", () => {
  const html = chartOf([month("2025-12", 500, 250), month("2026-01", 0, 0)]);
  const words = wordsOf(html);
  expect(words).toContain(
    "Your share of the claims listed $250.00 Your share by month, Dec 2025 to Jan 2026",
  );
  expect(words).toContain("Plan paid $500.00 Plan paid by month, Dec 2025 to Jan 2026");
  expect(html).toContain("<td>$500.00</td><td>$250.00</td>");
  const [drawing = ""] = tagsOf(html, "svg", 'role="img"');
  const id = /aria-labelledby="([^"]+)"/.exec(drawing)?.[1];
  expect(html).toContain(`<title id="${id}">`);
});

test("each chart has a scale of its own; a bar far above the others is cut, with its amount on top", () => {
  const html = chartOf([month("2025-12", 500, 25), month("2026-01", 0, 0)]);
  const bars = tagsOf(html, "rect", ' y="');
  const heights = bars.map((bar) => / height="([\d.]+)"/.exec(bar)?.[1]);
  // Of the 72 units of a scale: $25 of $30, then $500 of $600.
  expect(heights).toEqual(["60", "60"]);
  const otherHtml = chartOf([month("2025-12", 0, 900), month("2026-01", 0, 100)]);
  expect(wordsOf(otherHtml)).toContain("$900");
  expect(tagsOf(otherHtml, "line", 'stroke="var(--surface)"')).toHaveLength(1);
  expect(tagsOf(chartOf(one), "line", 'stroke="var(--surface)"')).toEqual([]);
});

test("a chart of two years labels each January with its year, and no label leaves the drawing", () => {
  const months = Array.from({ length: 25 }, (_, i) => {
    const place = i + 10;
    return month(
      `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, "0")}`,
      900,
      900,
    );
  });
  const html = chartOf(months);
  const labels = [...html.matchAll(/<text x="([\d.]+)" y="108"[^>]*>([^<]*)</g)];
  const words = ["2025", "May", "Sep", "2026", "May", "Sep"];
  expect(labels.map(([, , word]) => word)).toEqual([...words, ...words]);
  for (const [, x] of labels) expect(Number(x) + 14).toBeLessThanOrEqual(272);
});

test("amounts beside the scale stand within the drawing, from $100 to $1,000,000", () => {
  for (const dollars of [1_000_000, 20_000, 100]) {
    const html = chartOf([month("2026-01", dollars, 0)]);
    const labels = [...html.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="end">([^<]*)</g)];
    expect(labels.length).toBeGreaterThan(2);
    // A figure is at most 7 units wide.
    for (const [, end, word = ""] of labels) {
      expect(Number(end) - word.length * 7).toBeGreaterThanOrEqual(0);
    }
  }
});

test("a chart says which claims are not counted, and that the share listed is not a bill", () => {
  expect(wordsOf(chartOf(one, { unknown: 2 }))).toContain("2 claims are missing an amount");
  const none = chartOf([month("2026-01", 0, 0)]);
  expect(tagsOf(none, "svg", 'role="img"')).toEqual([]);
  expect(wordsOf(none)).not.toContain("missing");
  const words = wordsOf(chartOf(one));
  expect(words).toContain("This is not a bill.");
  expect(words).not.toMatch(/You owe|Pending claims/);
  expect(wordsOf(chartOf(one, { unpaid: "Two are unpaid." }))).toContain("Two are unpaid.");
  expect(wordsOf(chartOf(one, { undecided: true }))).toContain("Pending claims aren't counted.");
});

test("a chart links to the first claim with contradictory amounts and counts the others", () => {
  const day = getPlainDate("2026-02-12");
  const named = [{ key: "1", provider: "Tri-County Imaging", day, href: "/claims/medical/C1/0" }];
  const html = chartOf(one, { contradictory: { count: 3, named } });
  expect(wordsOf(html)).toContain(
    "3 claims have amounts that don't add up. Call us before you pay.",
  );
  expect(wordsOf(html)).toContain("Tri-County Imaging 02/12/2026 and 2 more, marked in the list");
  expect(html).toContain('href="/claims/medical/C1/0"');
  expect(wordsOf(chartOf(one))).not.toContain("add up");
});
