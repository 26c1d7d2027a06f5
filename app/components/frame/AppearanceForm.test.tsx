import { expect, test } from "vitest";
import { AppearanceForm } from "./Footer.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const form = (choice: "system" | "light" | "dark", returnTo = "/home") =>
  htmlOf(<AppearanceForm choice={choice} returnTo={returnTo} />);

test("three choices in a plain post, the chosen one pressed", () => {
  for (const choice of ["system", "light", "dark"] as const) {
    const html = form(choice);
    expect(tagsOf(html, "form", 'method="post"', 'action="/appearance"')).toHaveLength(1);
    const buttons = tagsOf(html, "button", 'name="scheme"');
    const expected = ["system", "light", "dark"];
    expect(buttons.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(expected);
    const pressed = buttons.filter((tag) => tag.includes('aria-pressed="true"'));
    expect(pressed.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual([choice]);
    expect(buttons.filter((tag) => tag.includes('aria-pressed="false"'))).toHaveLength(2);
  }
});

test("the choices are named as a group, and the page to come back to goes along", () => {
  const html = form("system");
  expect(html).toMatch(/<fieldset[^>]*><legend>Appearance<\/legend>/);
  expect(wordsOf(html.replaceAll("</legend>", " ").replaceAll("</button>", " "))).toBe(
    "Appearance System Light Dark",
  );
  const otherHtml = form("dark", "/claims?page=2&type=dental");
  const [to = ""] = tagsOf(otherHtml, "input", 'type="hidden"', 'name="to"');
  expect(to).toContain('value="/claims?page=2&amp;type=dental"');
  expect(tagsOf(otherHtml, "form", 'id="appearance"')).toHaveLength(1);
});
