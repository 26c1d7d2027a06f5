import { expect, test } from "vitest";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { htmlOf, tagsOf, wordsOf } from "../render-html.tsx";
import { Tabs } from "./Tabs.tsx";

const hrefIn = (tag: string) => /href="([^"]+)"/.exec(tag)?.[1];

test("a breadcrumb links to the pages above in order, the nearest last, and names the open page", () => {
  const above = [
    { label: "Claims/EOBs", href: "/claims" },
    { label: "Medical", href: "/claims/medical" },
  ];
  const html = htmlOf(<Breadcrumb above={above} current="Claim 26-000001" />);
  expect(tagsOf(html, "nav", 'aria-label="Breadcrumb"')).toHaveLength(1);
  expect(wordsOf(html)).toBe("Claims/EOBs Medical Claim 26-000001");
  expect(tagsOf(html, "a").map(hrefIn)).toEqual(["/claims", "/claims/medical"]);
  expect(html).toContain('<span aria-current="page">Claim 26-000001</span>');
  const items = html.split("<li>").slice(1);
  expect(items.map((item) => [item.includes("<a"), item.includes("#caret-right")])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

const tabs = [
  { label: "Medical", href: "/benefits/medical", current: false },
  { label: "Dental", href: "/benefits/dental", current: true },
  { label: "Vision", href: "/benefits/vision", current: false, alert: "(your coverage ends soon)" },
];

test("COMP-16 tabs are links, the open page's is marked, and one with an alert has an icon and words", () => {
  const html = htmlOf(<Tabs label="Benefits" tabs={tabs} />);
  expect(tagsOf(html, "nav", 'aria-label="Benefits"')).toHaveLength(1);
  expect(tagsOf(html, "a").map(hrefIn)).toEqual(tabs.map(({ href }) => href));
  expect(tagsOf(html, "a", "aria-current").map(hrefIn)).toEqual(["/benefits/dental"]);
  expect(tagsOf(html, "a", 'aria-current="page"')).toHaveLength(1);
  expect(html).not.toContain("role=");
  const items = html.split("<li>").slice(1);
  expect(items.map((item) => item.includes("#warning-fill"))).toEqual([false, false, true]);
  const words = ["Medical", "Dental", "Vision (your coverage ends soon)"];
  expect(items.map((item) => wordsOf(item))).toEqual(words);
  const none = tabs.map((tab) => ({ ...tab, alert: null }));
  expect(htmlOf(<Tabs label="Benefits" tabs={none} />)).not.toContain("<svg");
});
