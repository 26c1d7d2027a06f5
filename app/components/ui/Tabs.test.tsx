import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "./render-html.tsx";
import { Tabs } from "./Tabs.tsx";

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
  for (const [i, words] of [
    [0, "Medical"],
    [1, "Dental"],
  ] as const) {
    expect(items[i]).not.toContain("<svg");
    expect(wordsOf(items[i] ?? "")).toBe(words);
  }
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
