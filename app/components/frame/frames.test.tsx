import { expect, test } from "vitest";
import { PaperHead } from "./PageSkeleton.tsx";
import { brand, footer, memberPage, publicPage } from "./frame-pages.fixture.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const part = (html: string, name: string) =>
  html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`));

test("SHELL-02 SHELL-03 the header has the member's name, a log-out form, and for several groups a link to them", () => {
  const header = part(memberPage(), "header");
  expect(wordsOf(header)).toContain("Ana");
  expect(tagsOf(header, "form", 'method="post"', 'action="/logout"')).toHaveLength(1);
  expect(header).not.toContain("/select-group");
  const group = { name: "Cascade Co.", dates: "01/01/2026 - 12/31/2026" };
  const linked = part(memberPage({ group }), "header");
  expect(tagsOf(linked, "a", 'href="/select-group"')).toHaveLength(1);
  expect(wordsOf(linked)).toContain("Cascade Co. 01/01/2026 - 12/31/2026");
});

test("SHELL-15 SHELL-16 the footer has policies that open a new tab, copyright and the brand's logo", () => {
  const foot = part(memberPage(), "footer");
  const policy = ['href="https://carrier.example/privacy"', 'target="_blank"', "noopener"];
  expect(tagsOf(foot, "a", ...policy)).toHaveLength(1);
  expect(wordsOf(foot)).toContain("Privacy policy (opens in a new tab)");
  expect(wordsOf(foot)).toContain("© 2026 Main Carrier");
  expect(tagsOf(foot, "span", 'class="logo"')).toHaveLength(1);
  const summit = part(memberPage({ brand: { ...brand, key: "summit", name: "Summit" } }), "footer");
  expect(part(summit, "svg")).not.toBe(part(foot, "svg"));
  expect(wordsOf(summit)).toContain("© 2026 Summit");
  const bare = part(memberPage({ footer: { ...footer, policies: [] } }), "footer");
  expect(tagsOf(bare, "a", 'href="/language-help"')).toHaveLength(1);
});

test("SHELL-17 each of the three NCQA badges is another drawing, described in words", () => {
  const badges = (["accredited", "commendable", "interim"] as const).map((badge) => {
    const ncqa = { badge, description: `${badge} plan` };
    const foot = part(memberPage({ footer: { ...footer, ncqa } }), "footer");
    expect(tagsOf(foot, "div", 'role="img"', `aria-label="${badge} plan"`)).toHaveLength(1);
    return /class="seal".*?#([a-z-]+)/.exec(foot)?.[1];
  });
  expect(new Set(badges).size).toBe(3);
  expect(memberPage({ footer: { ...footer, ncqa: null } })).not.toContain("seal");
});

test("a page begins with the staff banner, if staff view the member, then with a link past the header", () => {
  const staff = { memberName: "Ana Field" };
  for (const frame of [memberPage, publicPage]) {
    const html = frame({ staff });
    expect(wordsOf(html)).toMatch(/^You are viewing as staff on behalf of Ana Field Stop viewing/);
    expect(html.indexOf("<section")).toBeLessThan(html.indexOf("<header"));
    expect(tagsOf(html, "section", 'aria-label="Staff view"')).toHaveLength(1);
    expect(frame({ staff: null })).not.toMatch(/viewing as staff|login-as\/end/);
    expect(frame()).toMatch(
      /^<div class="[^"]*"><header class="top"><a class="skip" href="#main">/,
    );
    expect(tagsOf(html, "main", 'id="main"', 'tabindex="-1"')).toHaveLength(1);
  }
});

test("MENU-28 a visitor's page without menu entries has no menu", () => {
  expect(part(publicPage(), "header")).toContain("<nav");
  expect(part(publicPage({ menu: [] }), "header")).not.toContain("<nav");
});

test("the head of a printed page leaves out what is not known, and is absent if nothing is", () => {
  const none = { memberName: null, plan: null, asOf: null, phone: null };
  const html = htmlOf(<PaperHead {...none} asOf="11/21/2026, 12:00 PM PT" />);
  expect(wordsOf(html)).toBe("Looked up 11/21/2026, 12:00 PM PT");
  expect(htmlOf(<PaperHead {...none} />)).toBe("");
});
