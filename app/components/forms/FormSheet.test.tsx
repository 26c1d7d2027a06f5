import { expect, test } from "vitest";
import { FormSheet, StepIndicator } from "./FormSheet.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

const sheet = (props: Partial<Parameters<typeof FormSheet>[0]> = {}) =>
  htmlOf(
    <FormSheet heading="Update" errors={[]} {...props}>
      <form>The form</form>
    </FormSheet>,
  );

test("COMP-15 a form's sheet has steps, heading, notices, errors and form in this order, as far as given", () => {
  const html = sheet({
    steps: { labels: ["One", "Two"], current: 0 },
    intro: <p>What for</p>,
    notice: <p>By the way</p>,
    formError: <p>Refused</p>,
    errors: [{ fieldId: "email", message: "Invalid email address" }],
    requiredNote: true,
    foot: <a href="/login">Back to login</a>,
  });
  const above = ["Step 1 of 2: One", "Update", "What for", "By the way", "Refused"];
  const errors = ["There's a problem", "Invalid email address"];
  const order = [...above, ...errors, "Required field", "The form", "Back to login"];
  expect(wordsOf(html)).toMatch(new RegExp(order.join(".*")));
  // The summary of errors leads to the fields; a refusal of the whole form is an alert.
  expect(html).toContain('<a href="#email">Invalid email address</a>');
  expect(tagsOf(html, "div", 'class="summary"', 'role="alert"', 'tabindex="-1"')).toHaveLength(1);
  expect(tagsOf(html, "div", "tone-bad", 'role="alert"')).toHaveLength(1);
  expect(tagsOf(html, "div", "sheet--marked")).toHaveLength(1);
  expect(wordsOf(sheet())).toBe("Update The form");
  expect(sheet()).not.toMatch(/alert|sheet--marked/);
  expect(sheet({ formError: null, notice: null, intro: null, foot: null })).toBe(sheet());
});

const steps = ["Who you are", "Account", "Security questions"];
const render = (current: number) => htmlOf(<StepIndicator steps={steps} current={current} />);
const itemsOf = (html: string) => html.match(/<li\b.*?<\/li>/g) ?? [];

test("COMP-17 completed steps are green with a check and heard as done, the last step among them", () => {
  for (const current of [0, 1, 2, 3]) {
    for (const [i, item] of itemsOf(render(current)).entries()) {
      expect(item.includes('class="step--done"')).toBe(i < current);
      expect(item.includes("#check-circle-fill")).toBe(i < current);
    }
  }
  const words = itemsOf(render(2)).map(wordsOf);
  expect(words).toEqual(["Who you are (done)", "Account (done)", "Security questions"]);
});

test("the current step is named in words and marked as current, and no step once all are done", () => {
  const html = render(1);
  expect(wordsOf(html)).toContain("Step 2 of 3: Account");
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(itemsOf(html)[1]).toContain('aria-current="step"');
  expect(html).toMatch(/<ol[^>]* aria-label="Progress"/);
  expect(wordsOf(render(3))).toContain("All 3 steps done");
  expect(render(3)).not.toContain("aria-current");
});

test("the button of a form being sent says so, keeps the focus and cannot be pressed", () => {
  const busy = htmlOf(<SubmitButton busy>Save address</SubmitButton>);
  // In noscript the button is followed by the switch of the language.
  expect(wordsOf(busy)).toBe("Sending…Seguir en español");
  expect(tagsOf(busy, "button", 'aria-disabled="true"', 'aria-busy="true"')).toHaveLength(1);
  expect(tagsOf(busy, "button", " disabled")).toEqual([]);
  const idle = htmlOf(<SubmitButton busy={false}>Save address</SubmitButton>);
  expect(wordsOf(idle)).toBe("Save addressSeguir en español");
  expect(tagsOf(idle, "button", "aria-")).toEqual([]);
});
