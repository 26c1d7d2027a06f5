import { expect, test } from "vitest";
import { DayField } from "./DayField.tsx";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";
import { SelectField } from "./SelectField.tsx";

const told = { hint: "As on your card", errors: ["Too short", "No digit"] };
type Told = Partial<typeof told>;
const kinds = [
  ["text field", "input", (props: Told) => <Field id="it" label="It" {...props} />],
  ["date field", "input", (props: Told) => <DayField id="it" label="It" {...props} />],
  ["password field", "input", (props: Told) => <PasswordField id="it" label="It" {...props} />],
  ["select", "select", (props: Told) => <SelectField id="it" label="It" options={[]} {...props} />],
] as const;

test.for(kinds)(
  "COMP-15 a %s with errors is invalid and has hint and errors before it, otherwise neither",
  ([, tag, render]) => {
    const html = htmlOf(render(told));
    const [control = ""] = tagsOf(html, tag, 'id="it"', 'name="it"');
    expect(control).toContain('aria-invalid="true"');
    expect(control).toContain('aria-describedby="it-hint it-error"');
    expect(html).toContain('<p class="hint" id="it-hint">As on your card</p>');
    expect(html.indexOf('id="it-error"')).toBeLessThan(html.indexOf(control));
    expect(wordsOf(html)).toMatch(/It ?As on your card ?Error: Too short ?Error: No digit/);
    const untouched = htmlOf(render({}));
    expect(untouched).not.toMatch(/aria-invalid|aria-describedby|Error/);
    expect(untouched).toContain('<label for="it">It</label>');
  },
);

test("a required field is marked, and a date field keeps its value and bounds", () => {
  const html = htmlOf(<Field id="it" label="It" required />);
  expect(html).toContain('<label for="it" class="req">It</label>');
  expect(tagsOf(html, "input", "required")).toHaveLength(1);
  expect(htmlOf(<PasswordField id="it" label="It" required />)).toContain('class="req"');
  const bounds = { defaultValue: "2000-02-29", max: "2026-11-21" };
  const date = htmlOf(<DayField id="dob" label="Born" {...bounds} required />);
  const bounded = ['type="date"', 'value="2000-02-29"', 'max="2026-11-21"', "required"];
  expect(tagsOf(date, "input", ...bounded)).toHaveLength(1);
});

test("a day field keeps what a date field would drop, as text, with the form of a day for its hint", () => {
  const shown = (typed: string, hint?: string) =>
    htmlOf(<DayField id="day" label="Day" hint={hint} defaultValue={typed} max="2026-11-21" />);
  expect(tagsOf(shown(""), "input", 'type="date"', 'max="2026-11-21"')).toHaveLength(1);
  expect(shown("")).not.toContain("MM/DD/YYYY");
  for (const typed of ["3/9/2027", "2026-02-30", "0000-00-00", "2026-1-5", "soon"]) {
    const html = shown(typed);
    expect(tagsOf(html, "input", 'type="text"', `value="${typed}"`)).toHaveLength(1);
    expect(html).not.toContain("max=");
    expect(wordsOf(html)).toContain("MM/DD/YYYY");
    expect(wordsOf(shown(typed, "Any day"))).toContain("Any day");
  }
});

test("a password field is hidden, and without script has no button to show it", () => {
  const html = htmlOf(<PasswordField id="it" label="It" autoComplete="new-password" />);
  // Browsers send what they check the spelling of to their makers, also a shown password.
  const kept = ['type="password"', 'autoComplete="new-password"', 'spellCheck="false"'];
  expect(tagsOf(html, "input", ...kept)).toHaveLength(1);
  expect(html).not.toContain("<button");
});

test("a select starts with an empty option, in words of its own if given, or with the saved answer", () => {
  const options = [
    { value: "1", label: "First pet" },
    { value: "2", label: "First street" },
  ];
  const empty = htmlOf(<SelectField id="q" label="Question" options={options} required />);
  expect(wordsOf(empty)).toMatch(/Choose one/);
  expect(tagsOf(empty, "option", "selected")).toEqual(['<option value="" selected="">']);
  expect(tagsOf(empty, "select", "required")).toHaveLength(1);
  const saved = htmlOf(
    <SelectField id="q" label="Question" options={options} defaultValue="2" placeholder="Pick" />,
  );
  expect(tagsOf(saved, "option", "selected")).toEqual(['<option value="2" selected="">']);
  expect(saved).toContain('<option value="">Pick</option>');
});
