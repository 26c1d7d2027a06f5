import { expect, test } from "vitest";
import { Checkbox } from "./Checkbox.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

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
