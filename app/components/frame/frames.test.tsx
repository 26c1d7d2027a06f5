import { expect, test } from "vitest";
import { notEnrolledAlert } from "#app/text/frame/shell.ts";
import { brand, footer, memberPage, publicPage } from "./frame-pages.fixture.tsx";
import { tagsOf, wordsOf } from "../ui/render-html.tsx";

function part(html: string, name: string): string {
  return html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`));
}

test("SHELL-02 the header has the member's first name and the way out", () => {
  const header = part(memberPage(), "header");
  expect(wordsOf(header)).toContain("Ana");
  expect(tagsOf(header, "form", 'method="post"', 'action="/logout"')).toHaveLength(1);
  expect(wordsOf(header)).toContain("Log out");
});

test("SHELL-03 SHELL-04 the group link, named and dated, only where there is another group", () => {
  const html = memberPage({ group: { name: "Cascade Co.", dates: "01/01/2026 - 12/31/2026" } });
  expect(tagsOf(part(html, "header"), "a", 'href="/select-group"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Cascade Co. 01/01/2026 - 12/31/2026");
  expect(memberPage()).not.toContain("/select-group");
});

test("SHELL-06 alerts stand over the page", () => {
  const main = part(memberPage({ alerts: [notEnrolledAlert] }), "main");
  expect(wordsOf(main)).toMatch(/^You are not currently enrolled in a plan The page/);
  expect(tagsOf(main, "div", "alert", "tone-warn")).toHaveLength(1);
  expect(part(memberPage(), "main")).not.toContain("tone-warn");
});

test("SHELL-13 SHELL-14 SHELL-15 SHELL-16 the footer: policies, copyright, logo", () => {
  const foot = part(memberPage(), "footer");
  const policy = ['href="https://carrier.example/privacy"', 'target="_blank"', "noopener"];
  expect(tagsOf(foot, "a", ...policy)).toHaveLength(1);
  expect(wordsOf(foot)).toContain("Privacy policy (opens in a new tab)");
  expect(foot).toContain("#arrow-square-out");
  expect(wordsOf(foot)).toContain("© 2026 Main Carrier");
  expect(tagsOf(foot, "span", 'class="logo"')).toHaveLength(1);
  const summit = part(memberPage({ brand: { ...brand, key: "summit", name: "Summit" } }), "footer");
  expect(part(summit, "svg")).not.toBe(part(foot, "svg"));
  expect(wordsOf(summit)).toContain("© 2026 Summit");
});

test("LANG-07 the footer leads to language help, also where no policies are set", () => {
  for (const policies of [footer.policies, []]) {
    const foot = part(memberPage({ footer: { ...footer, policies } }), "footer");
    expect(tagsOf(foot, "a", 'href="/language-help"')).toHaveLength(1);
    expect(wordsOf(foot)).toContain("Language help");
  }
});

test("SHELL-17 NCQA-01 one of three badges, described in words", () => {
  const badges = (["accredited", "commendable", "interim"] as const).map((badge) => {
    const ncqa = { badge, description: `${badge} plan` };
    const foot = part(memberPage({ footer: { ...footer, ncqa } }), "footer");
    expect(tagsOf(foot, "div", 'role="img"', `aria-label="${badge} plan"`)).toHaveLength(1);
    return /class="seal".*?#([a-z-]+)/.exec(foot)?.[1];
  });
  expect(new Set(badges).size).toBe(3);
  expect(memberPage({ footer: { ...footer, ncqa: null } })).not.toContain("seal");
});

test("MENU-26 MENU-27 MENU-28 SHELL-34 a visitor's menu is Log in and Contact us, or no bar at all", () => {
  const menu = part(publicPage(), "nav");
  expect(wordsOf(menu)).toBe("Log in Contact us");
  expect(tagsOf(menu, "a", 'href="/login"')).toHaveLength(1);
  expect(tagsOf(menu, "a", 'href="/contact-us"')).toHaveLength(1);
  expect(part(publicPage({ menu: [] }), "header")).not.toContain("<nav");
});

test("SHELL-26 SHELL-27 the popup below the name: My account, settings, Contact us, Log out", () => {
  const html = memberPage();
  const popup = html.slice(html.indexOf('id="menu-account"'), html.indexOf("</header>"));
  expect(wordsOf(popup)).toMatch(/My account ?Settings ?Contact us ?Log out/);
  expect(tagsOf(html, "button", 'popoverTarget="menu-account"')).toHaveLength(1);
  expect(wordsOf(popup.slice(0, popup.indexOf("</div>")))).not.toContain("Claims");
  // Without popovers the name is a link to the page that lists the same.
  expect(tagsOf(html, "a", "who--plain", 'href="/account"')).toHaveLength(1);
});

test("MENU-01 SHELL-11 SHELL-12 the bar, the tabs and the sitemap each list the menus", () => {
  const html = memberPage();
  const navs = [...html.matchAll(/<nav.*?<\/nav>/gs)].map(([nav]) => nav);
  const words = navs.map((nav) => wordsOf(nav));
  expect(words[0]).toMatch(/^Home ?Claims\/EOBs ?Claims ?EOBs$/);
  expect(words).toContain("Account Summary");
  expect(words).toContain("Claims/EOBs Claims EOBs");
  expect(words.at(-1)).toMatch(/^Home ?Claims\/EOBs$/);
  // The bar, two columns of the sitemap, policies, tabs: Home has nothing below it for a column.
  expect(words).toHaveLength(5);
});

test("every page starts with a way past the header, and no element carries an inline style", () => {
  for (const html of [memberPage(), publicPage()]) {
    expect(html.indexOf('<a class="skip" href="#main">')).toBeLessThan(html.indexOf("logo"));
    expect(tagsOf(html, "main", 'id="main"', 'tabindex="-1"')).toHaveLength(1);
  }
  expect(memberPage({ alerts: [notEnrolledAlert] })).not.toMatch(/\sstyle=/);
});
