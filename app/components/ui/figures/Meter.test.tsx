import { expect, test } from "vitest";
import { MeterFigure, metPercent } from "./Meter.tsx";
import { ProgressMeter } from "./ProgressMeter.tsx";
import { htmlOf, tagsOf, wordsOf } from "../render-html.tsx";

const meter = (props: Partial<Parameters<typeof ProgressMeter>[0]> = {}) =>
  htmlOf(
    <ProgressMeter
      title="Annual Limit"
      metCents={25000}
      remainingCents={75000}
      limitCents={100000}
      {...props}
    />,
  );

test("COMP-06 COMP-07 COMP-09 a meter has title, met, remaining and limit in dollars, with labels", () => {
  const html = meter();
  const words = wordsOf(html);
  expect(words).toMatch(/Annual Limit \$250\.00 Met.*Remaining \$750\.00.*\$1,000\.00 limit/);
  // The meter is named by its title, and says its value in words.
  const [drawing = ""] = tagsOf(html, "svg", 'role="meter"');
  const id = /aria-labelledby="([^"]+)"/.exec(drawing)?.[1] ?? "";
  expect(html).toContain(`<p id="${id}" class="muted">Annual Limit</p>`);
  expect(drawing).toContain('aria-valuetext="$250.00 met of $1,000.00 limit"');
  const own = wordsOf(meter({ labels: { met: "Used", remaining: "Left", limit: "in all" } }));
  expect(own).toMatch(/\$250\.00 Used.*Left \$750\.00.*\$1,000\.00 in all/);
  expect(own).not.toMatch(/Met|Remaining|\blimit/);
});

test.each([
  [25_000, 100_000, 25],
  [1, 8, 12.5],
  [0, 100_000, 0],
  [100_000, 100_000, 100],
  [150_000, 100_000, 100],
  [-5_000, 100_000, 0],
  [0, 0, 0],
  [5, 0, 0],
  [-1, -1, 0],
  [Number.NaN, 5, 0],
  [5, Number.NaN, 0],
])("TILE-10 COMP-08 T-43 %d met of a total of %d is %d percent", (met, total, percent) => {
  expect(metPercent(met, total)).toBe(percent);
});

test.each([
  [100, "$1.00 left of $10.00"],
  [0, "$0.00 left of $10.00"],
  [-100, "$1.00 over $10.00"],
])("COMP-08 of an amount with %d cents left the figure says %s", (remainingCents, said) => {
  const figure = <MeterFigure totalCents={1000} metCents={null} remainingCents={remainingCents} />;
  expect(wordsOf(htmlOf(figure))).toBe(said);
});

test("COMP-08 the bar is as long as the percentage, within its track", () => {
  const bar = (metCents: number) => tagsOf(meter({ metCents }), "rect")[0];
  expect(bar(25000)).toContain('width="25%"');
  expect(bar(250000)).toContain('width="100%"');
  expect(bar(-1)).toContain('width="0%"');
});
