import { expect, test } from "vitest";
import { metPercent, ProgressMeter } from "./ProgressMeter.tsx";
import { htmlOf, tagsOf, wordsOf } from "../render-html.tsx";

const amounts = { metCents: 25000, remainingCents: 75000, limitCents: 100000 };

test("COMP-06 COMP-07 COMP-09 title, met, remaining and limit, in dollars, under labels of one's own", () => {
  const words = wordsOf(htmlOf(<ProgressMeter title="Annual Limit" {...amounts} />));
  expect(words).toMatch(/Annual Limit \$250\.00 Met.*Remaining \$750\.00.*\$1,000\.00 limit/);
  const labels = { met: "Used", remaining: "Left", limit: "in all" };
  const own = wordsOf(htmlOf(<ProgressMeter title="Visits" {...amounts} labels={labels} />));
  expect(own).toMatch(/Visits \$250\.00 Used.*Left \$750\.00.*\$1,000\.00 in all/);
  expect(own).not.toMatch(/Met|Remaining|limit/);
});

test("COMP-08 percent is met of limit, 0 where there is no sound limit", () => {
  expect(metPercent(25000, 100000)).toBe(25);
  expect(metPercent(150, 100)).toBe(150);
  for (const [met, limit] of [
    [0, 0],
    [5, 0],
    [5, -1],
    [Number.NaN, 5],
    [5, Number.NaN],
  ] as const) {
    expect(metPercent(met, limit)).toBe(0);
  }
});

test("COMP-08 the bar is as long as the percentage and never longer than its track", () => {
  const bar = (metCents: number) =>
    tagsOf(htmlOf(<ProgressMeter title="Limit" {...amounts} metCents={metCents} />), "rect")[0];
  expect(bar(25000)).toContain('width="25%"');
  expect(bar(250000)).toContain('width="100%"');
  expect(bar(-1)).toContain('width="0%"');
});

test("COMP-06 the meter is named by its title and says its value in words", () => {
  const html = htmlOf(<ProgressMeter title="Annual Limit" {...amounts} />);
  const [meter = ""] = tagsOf(html, "svg", 'role="meter"');
  const id = /aria-labelledby="([^"]+)"/.exec(meter)?.[1] ?? "";
  expect(html).toContain(`<p id="${id}" class="muted">Annual Limit</p>`);
  expect(meter).toContain('aria-valuetext="$250.00 met of $1,000.00 limit"');
});
