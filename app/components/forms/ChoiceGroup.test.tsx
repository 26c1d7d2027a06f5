import { expect, test } from "vitest";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";
import { Checkbox } from "./Checkbox.tsx";

const options = [
  { value: "Y", label: "Yes" },
  { value: "N", label: "No", hint: "We mail it." },
];

function group(props: Partial<Parameters<typeof ChoiceGroup>[0]> = {}): string {
  return htmlOf(<ChoiceGroup id="electronicEob" legend="Delivery" options={options} {...props} />);
}

test("the first radio has the group's id, each its label, all one name; the saved answer is chosen", () => {
  const html = group();
  const radios = tagsOf(html, "input", 'type="radio"', 'name="electronicEob"');
  expect(radios).toHaveLength(2);
  expect(radios[0]).toContain('id="electronicEob"');
  expect(radios[1]).toContain('id="electronicEob-2"');
  expect(html).toMatch(/<label for="electronicEob"><span>Yes<\/span><\/label>/);
  expect(html).toMatch(/<label for="electronicEob-2"><span>No<\/span><\/label>/);
  expect(html).toContain("<legend>Delivery</legend>");
  expect(tagsOf(group({ name: "eob" }), "input", 'name="eob"')).toHaveLength(2);
  const chosen = tagsOf(group({ defaultValue: "N" }), "input", "checked");
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain('value="N"');
  for (const defaultValue of [null, undefined]) {
    expect(tagsOf(group({ defaultValue }), "input", "checked")).toEqual([]);
  }
});

test("a choice is described by its own hint, the group by its hint and its errors", () => {
  const html = group({ hint: "One of two", errors: ["Delivery is a required field"] });
  const [fieldset = ""] = tagsOf(html, "fieldset");
  expect(fieldset).toContain('aria-describedby="electronicEob-hint electronicEob-error"');
  expect(html).toContain('<p class="hint" id="electronicEob-hint">One of two</p>');
  const [second = ""] = tagsOf(html, "input", 'id="electronicEob-2"');
  expect(second).toContain('aria-describedby="electronicEob-2-about"');
  expect(html).toContain('<p class="hint" id="electronicEob-2-about">We mail it.</p>');
  expect(tagsOf(html, "input", 'id="electronicEob"')[0]).not.toContain("describedby");
});

test("COMP-15 errors stand before the radios, which are invalid; a required group is marked once", () => {
  const html = group({ errors: ["Delivery is a required field"] });
  expect(wordsOf(html)).toMatch(/^Delivery ?Error: Delivery is a required field ?Yes/);
  expect(tagsOf(html, "input", 'aria-invalid="true"')).toHaveLength(2);
  expect(group()).not.toContain("aria-invalid");
  expect(group()).not.toContain("Error");
  const otherHtml = group({ required: true });
  expect(tagsOf(otherHtml, "input", "required")).toHaveLength(2);
  expect(otherHtml).toContain('<legend class="req">Delivery</legend>');
  expect(otherHtml.match(/class="req"/g)).toHaveLength(1);
  expect(tagsOf(group(), "input", "required")).toEqual([]);
});

function box(props: Partial<Parameters<typeof Checkbox>[0]> = {}): string {
  return htmlOf(<Checkbox id="news" label="Email me news." {...props} />);
}

test("a checkbox sends Y under its id, unless told otherwise; checked where saved; marked if required", () => {
  const [input = ""] = tagsOf(box(), "input", 'type="checkbox"', 'id="news"', 'name="news"');
  expect(input).toContain('value="Y"');
  expect(input).not.toContain("checked");
  expect(box()).toMatch(/<label for="news"><span>Email me news\.<\/span><\/label>/);
  const [other = ""] = tagsOf(box({ name: "mail", value: "on" }), "input");
  expect(other).toContain('name="mail"');
  expect(other).toContain('value="on"');
  expect(tagsOf(box({ defaultChecked: true }), "input", "checked")).toHaveLength(1);
  expect(tagsOf(box({ defaultChecked: false }), "input", "checked")).toEqual([]);
  const html = box({ required: true });
  expect(tagsOf(html, "input", "required")).toHaveLength(1);
  expect(html).toContain('<span class="req">Email me news.</span>');
  expect(wordsOf(html)).toBe("Email me news.");
});

test("COMP-15 with errors it is invalid and described by them and its hint; untouched: not", () => {
  const html = box({ hint: "Now and then", errors: ["Please confirm"] });
  const [input = ""] = tagsOf(html, "input");
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="news-about news-error"');
  expect(html).toContain('<div id="news-error">');
  expect(wordsOf(html)).toBe("Error: Please confirm Email me news. Now and then");
  expect(box()).not.toMatch(/aria-|Error/);
});
