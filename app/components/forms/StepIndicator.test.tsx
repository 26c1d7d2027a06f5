import { expect, test } from "vitest";
import { htmlOf, wordsOf } from "../ui/render-html.tsx";
import { StepIndicator } from "./StepIndicator.tsx";

const steps = ["Who you are", "Account", "Security questions"];
const render = (current: number) => htmlOf(<StepIndicator steps={steps} current={current} />);
const itemsOf = (html: string) => html.match(/<li\b.*?<\/li>/g) ?? [];

test("COMP-17 every step that is done, the last one among them, is green with a check", () => {
  for (const current of [0, 1, 2, 3]) {
    for (const [i, item] of itemsOf(render(current)).entries()) {
      expect(item.includes('class="step--done"')).toBe(i < current);
      expect(item.includes("#check-circle-fill")).toBe(i < current);
    }
  }
});

test("COMP-17 steps before the current one are done, also for those who hear it", () => {
  const words = itemsOf(render(2)).map(wordsOf);
  expect(words).toEqual(["Who you are (done)", "Account (done)", "Security questions"]);
});

test("the current step is named in words and marked as current; when all are done none is", () => {
  const html = render(1);
  expect(wordsOf(html)).toContain("Step 2 of 3: Account");
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(itemsOf(html)[1]).toContain('aria-current="step"');
  expect(html).toMatch(/<ol[^>]* aria-label="Progress"/);
  expect(wordsOf(render(3))).toContain("All 3 steps done");
  expect(render(3)).not.toContain("aria-current");
});
