import { expect, test } from "vitest";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";
import { SelectField } from "./SelectField.tsx";

const told = { hint: "As on your card", errors: ["Too short", "No digit"] };
type FieldFeedback = Partial<typeof told>;
const kinds = [
  ["Field", "input", (props: FieldFeedback) => <Field id="it" label="It" {...props} />],
  ["Date", "input", (props: FieldFeedback) => <Field type="date" id="it" label="It" {...props} />],
  ["Password", "input", (props: FieldFeedback) => <PasswordField id="it" label="It" {...props} />],
  [
    "Select",
    "select",
    (props: FieldFeedback) => (
      <SelectField id="it" label="It" placeholder="Choose" options={[]} {...props} />
    ),
  ],
] as const;

test.for(kinds)("COMP-15 %s: hint and errors before an invalid input", ([, tag, render]) => {
  const html = htmlOf(render(told));
  const [control = ""] = tagsOf(html, tag, 'id="it"', 'name="it"');
  expect(control).toContain('aria-invalid="true"');
  expect(control).toContain('aria-describedby="it-hint it-error"');
  expect(html).toContain('<p class="hint" id="it-hint">As on your card</p>');
  expect(html.indexOf('id="it-error"')).toBeLessThan(html.indexOf(control));
  expect(wordsOf(html)).toMatch(/It ?As on your card ?Error: Too short ?Error: No digit/);
});

test.for(kinds)("COMP-15 %s: untouched, there is neither style nor text", ([, , render]) => {
  const html = htmlOf(render({}));
  expect(html).not.toMatch(/aria-invalid|aria-describedby|Error/);
  expect(html).toContain('<label for="it">It</label>');
});

test("a required field is marked, a password stays hidden without script, a date keeps its bounds", () => {
  const html = htmlOf(<Field id="it" label="It" required />);
  expect(html).toContain('<label for="it" class="req">It</label>');
  expect(tagsOf(html, "input", "required")).toHaveLength(1);
  expect(htmlOf(<PasswordField id="it" label="It" required />)).toContain('class="req"');
  const password = htmlOf(<PasswordField id="it" label="It" autoComplete="new-password" />);
  const kept = ['type="password"', 'autoComplete="new-password"'];
  expect(tagsOf(password, "input", ...kept)).toHaveLength(1);
  expect(password).not.toContain("<button");
  const bounds = { defaultValue: "2000-02-29", max: "2026-11-21" };
  const date = htmlOf(<Field type="date" id="dob" label="Born" {...bounds} required />);
  const bounded = ['type="date"', 'value="2000-02-29"', 'max="2026-11-21"', "required"];
  expect(tagsOf(date, "input", ...bounded)).toHaveLength(1);
});

test("a select starts empty, with words of its own, or with the saved answer", () => {
  const options = [
    { value: "1", label: "First pet" },
    { value: "2", label: "First street" },
  ];
  const empty = htmlOf(<SelectField id="q" label="Question" options={options} required />);
  expect(wordsOf(empty)).toMatch(/Choose one/);
  expect(tagsOf(empty, "option")[0]).toContain('value=""');
  expect(tagsOf(empty, "option", "selected")[0]).toContain('value=""');
  expect(tagsOf(empty, "select", "required")).toHaveLength(1);
  const saved = htmlOf(
    <SelectField id="q" label="Question" options={options} defaultValue="2" placeholder="Pick" />,
  );
  expect(tagsOf(saved, "option", "selected")).toEqual(['<option value="2" selected="">']);
  expect(saved).toContain('<option value="">Pick</option>');
});
