import { expect, test } from "vitest";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { htmlOf, tagsOf, wordsOf } from "./render-html.tsx";

const above = [
  { label: "Claims/EOBs", href: "/claims" },
  { label: "Medical", href: "/claims/medical" },
];
const html = htmlOf(<Breadcrumb above={above} current="Claim 26-000001" />);

test("a breadcrumb leads to every page above, in order, the nearest last, and names the open one", () => {
  expect(tagsOf(html, "nav", 'aria-label="Breadcrumb"')).toHaveLength(1);
  expect(wordsOf(html)).toBe("Claims/EOBs Medical Claim 26-000001");
  const expected = ["/claims", "/claims/medical"];
  expect(tagsOf(html, "a").map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual(expected);
  expect(html).toContain('<span aria-current="page">Claim 26-000001</span>');
  const items = html.split("<li>").slice(1);
  expect(items).toHaveLength(3);
  expect(items.at(-2)).toContain('href="/claims/medical"');
  expect(items.at(-2)).toContain("#caret-right");
  expect(items.at(-1)).not.toContain("<a");
});
