import { expect, test } from "vitest";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { htmlOf, tagsOf, wordsOf } from "../render-html.tsx";
import { Tabs } from "./Tabs.tsx";

const above = [
  { label: "Claims/EOBs", href: "/claims" },
  { label: "Medical", href: "/claims/medical" },
];
const crumbs = htmlOf(<Breadcrumb above={above} current="Claim 26-000001" />);

test("a breadcrumb leads to every page above, in order, the nearest last, and names the open one", () => {
  expect(tagsOf(crumbs, "nav", 'aria-label="Breadcrumb"')).toHaveLength(1);
  expect(wordsOf(crumbs)).toBe("Claims/EOBs Medical Claim 26-000001");
  const expected = ["/claims", "/claims/medical"];
  expect(tagsOf(crumbs, "a").map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual(expected);
  expect(crumbs).toContain('<span aria-current="page">Claim 26-000001</span>');
  const items = crumbs.split("<li>").slice(1);
  expect(items).toHaveLength(3);
  expect(items.at(-2)).toContain('href="/claims/medical"');
  expect(items.at(-2)).toContain("#caret-right");
  expect(items.at(-1)).not.toContain("<a");
});

const tabs = [
  { label: "Medical", href: "/benefits/medical", current: false },
  { label: "Dental", href: "/benefits/dental", current: true },
  { label: "Vision", href: "/benefits/vision", current: false, alert: "(your coverage ends soon)" },
];
const html = htmlOf(<Tabs label="Benefits" tabs={tabs} />);
const items = html.split("<li>").slice(1);

test("COMP-16 a tab with an alert has an icon, and words for those who do not see it", () => {
  expect(items[2]).toContain("#warning-fill");
  expect(wordsOf(items[2] ?? "")).toBe("Vision (your coverage ends soon)");
});

test("COMP-16 a tab without an alert has neither", () => {
  const plain = items.slice(0, 2);
  expect(plain.map((item) => wordsOf(item))).toEqual(["Medical", "Dental"]);
  expect(plain.join()).not.toContain("<svg");
  const none = htmlOf(
    <Tabs label="Benefits" tabs={tabs.map((tab) => ({ ...tab, alert: null }))} />,
  );
  expect(none).not.toContain("<svg");
});

test("tabs are links to pages of their own, and the page that is open is marked", () => {
  expect(tagsOf(html, "nav", 'aria-label="Benefits"')).toHaveLength(1);
  expect(tagsOf(html, "a", "href=")).toHaveLength(3);
  expect(tagsOf(html, "a", "aria-current")).toEqual(
    tagsOf(html, "a", 'href="/benefits/dental"', 'aria-current="page"'),
  );
  expect(html).not.toContain("role=");
});
