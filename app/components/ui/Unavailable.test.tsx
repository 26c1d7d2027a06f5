import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "./render-html.tsx";
import { Unavailable } from "./Unavailable.tsx";

const at = "/claims?type=vision&page=2";

test("what could not be loaded is said to be our trouble, and never to be none", () => {
  const html = htmlOf(<Unavailable subject="your vision claims" />, at);
  expect(wordsOf(html)).toContain("We can't show your vision claims right now");
  expect(wordsOf(html)).toContain("The problem is on our side.");
  expect(wordsOf(html)).not.toMatch(/\b(no|none|empty|nothing|zero|0)\b/i);
  expect(html).toContain("tone-warn");
});

test("trying again asks for the same address, query and all", () => {
  const html = htmlOf(<Unavailable subject="your claims" />, at);
  const [link = "", ...others] = tagsOf(html, "a");
  expect(link).toContain('href="/claims?type=vision&amp;page=2"');
  expect(others).toEqual([]);
  expect(wordsOf(html.slice(html.indexOf(link)))).toBe("Try again");
});

test("whom to call is there when somebody is known", () => {
  const html = htmlOf(<Unavailable subject="your claims" phone="(503) 555-0100" />, at);
  expect(tagsOf(html, "a", 'href="tel:5035550100"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Need it now? Call (503) 555-0100");
  expect(htmlOf(<Unavailable subject="your claims" phone={null} />, at)).not.toContain("tel:");
});
