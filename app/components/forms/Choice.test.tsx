import { expect, test } from "vitest";
import { ChoiceGroup, Checkbox } from "./Choice.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const options = [
  { value: "Y", label: "Yes" },
  { value: "N", label: "No", hint: "We mail it." },
];

const group = (props: Partial<Parameters<typeof ChoiceGroup>[0]> = {}) =>
  htmlOf(<ChoiceGroup id="eob" legend="Delivery" options={options} {...props} />);

test("radios of a group share a name, have a label each, and the saved answer is checked", () => {
  const html = group();
  expect(tagsOf(html, "input", 'type="radio"', 'name="eob"')).toHaveLength(2);
  expect(html).toContain("<legend>Delivery</legend>");
  // The first radio has the group's id, to which the error summary links.
  expect(html).toMatch(/id="eob".*<label for="eob"><span>Yes<\/span>.*<label for="eob-2">/);
  expect(html).not.toMatch(/checked|required|aria-invalid|Error/);
  expect(tagsOf(group({ name: "own" }), "input", 'name="own"')).toHaveLength(2);
  const checked = tagsOf(group({ defaultValue: "N" }), "input", "checked");
  expect(checked).toEqual([expect.stringContaining('value="N"')]);
  const required = group({ required: true });
  expect(tagsOf(required, "input", "required")).toHaveLength(2);
  expect(required.match(/class="req"/g)).toHaveLength(1);
});

test("COMP-15 errors of a group stand before its radios, which are invalid, and describe the group", () => {
  const html = group({ hint: "One of two", errors: ["Delivery is a required field"] });
  expect(tagsOf(html, "fieldset", 'aria-describedby="eob-hint eob-error"')).toHaveLength(1);
  expect(wordsOf(html)).toMatch(/^Delivery ?One of two Error: Delivery is a required field ?Yes/);
  expect(tagsOf(html, "input", 'aria-invalid="true"')).toHaveLength(2);
  // A radio is described by its own hint alone.
  expect(tagsOf(html, "input", 'id="eob-2"', 'aria-describedby="eob-2-about"')).toHaveLength(1);
  expect(html).toContain('<p class="hint" id="eob-2-about">We mail it.</p>');
  expect(tagsOf(html, "input", 'id="eob"')[0]).not.toContain("describedby");
});

const box = (props: Partial<Parameters<typeof Checkbox>[0]> = {}) =>
  htmlOf(<Checkbox id="news" label="Email me news." {...props} />);

test("a checkbox sends Y under its id by default, is checked where saved, and marked if required", () => {
  const [input = ""] = tagsOf(box(), "input", 'type="checkbox"', 'id="news"', 'name="news"');
  expect(input).toContain('value="Y"');
  expect(box()).not.toMatch(/aria-|Error|checked|required/);
  expect(box()).toContain('<label for="news"><span>Email me news.</span></label>');
  expect(tagsOf(box({ name: "mail", value: "on" }), "input", 'name="mail"', 'value="on"')).toEqual([
    expect.any(String),
  ]);
  expect(tagsOf(box({ defaultChecked: true }), "input", "checked")).toHaveLength(1);
  const required = box({ required: true });
  expect(tagsOf(required, "input", "required")).toHaveLength(1);
  expect(required).toContain('<span class="req">Email me news.</span>');
});

test("COMP-15 a checkbox with errors is invalid, and described by its hint and its errors", () => {
  const html = box({ hint: "Now and then", errors: ["Please confirm"] });
  const described = ['aria-invalid="true"', 'aria-describedby="news-about news-error"'];
  expect(tagsOf(html, "input", ...described)).toHaveLength(1);
  expect(html).toContain('<div id="news-error">');
  expect(wordsOf(html)).toBe("Error: Please confirm Email me news. Now and then");
});
