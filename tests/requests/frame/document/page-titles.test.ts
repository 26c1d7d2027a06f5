import { expect, test } from "vitest";
import { logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";

const world = useWorld();

const PRODUCT = " - Main Carrier Member Dashboard";

/** The title without the product's name, with which it must end. */
function titleOf(page: Page): string {
  const [title = ""] = textsOf(page, "title");
  expect(title.endsWith(PRODUCT)).toBe(true);
  return title.slice(0, -PRODUCT.length);
}

test("titles of lists name type, filter, page and error", async () => {
  const member = await world.enter("sub");
  for (const [path, title] of [
    ["/claims", "Medical claims"],
    ["/claims?status=02&page=2", "Medical claims, filtered, page 2"],
    ["/claims?type=dental", "Dental claims"],
    ["/claims?from=2020-01-01", "Error: Medical claims"],
    ["/eobs?type=dental", "Dental EOBs"],
  ] as const) {
    expect([path, titleOf(await member.open(path))]).toEqual([path, title]);
  }
});

test("titles name a claim by provider and day, an EOB by type, day, members and providers", async () => {
  const { browser: member, page: claims } = await world.openAs("sub", "/claims");
  const titles = new Set<string>();
  for (const row of claims.document.querySelectorAll(".filtered-list tbody tr").slice(0, 2)) {
    const link = row.querySelector('[data-cell="details"] a');
    const claim = await member.open(link?.getAttribute("href") ?? "");
    const [provider, day] = textsOf(claim, "main h1 + p")[0]?.split(" · ") ?? [];
    expect(titleOf(claim)).toBe(`${provider}, ${day} – Claim`);
    titles.add(titleOf(claim));
  }
  expect(titles.size).toBe(2);
  const eobs = await member.open("/eobs");
  const path = eobs.document.querySelector(".filtered-list tbody a")?.getAttribute("href") ?? "";
  expect(titleOf(await member.open(path))).toMatch(/^Medical, \d\d\/\d\d\/\d{4}, .+ – EOB$/);
});

test("pages that differ only by member, card or document have different titles", async () => {
  const member = await world.enter("sub");
  const pages = [
    ["/find-care/primary-care/0/search", "/find-care/primary-care/1/search"],
    ["/id-card/mail/M", "/id-card/mail/D"],
    ["/id-card/0/M/email", "/id-card/1/M/email"],
    ["/account/member-information", "/account/member-information?member=1"],
  ];
  const eobs = await member.open("/eobs");
  const days = eobs.document.querySelectorAll(".filtered-list tbody tr").slice(0, 3);
  pages.push(days.map((row) => row.querySelector("a")?.getAttribute("href") ?? ""));
  for (const paths of pages) {
    const titles = await Promise.all(paths.map(async (path) => titleOf(await member.open(path))));
    expect(new Set(titles).size, titles.join(" | ")).toBe(paths.length);
  }
});

test("error pages have different titles", async () => {
  const visitor = world.visitor();
  const titles = [];
  for (const status of ["400", "401", "403", "404", "408", "500", "502", "503", "1"]) {
    titles.push(titleOf(await visitor.open(`/error/${status}`)));
  }
  expect(titles).toContain("Page not found");
  expect(new Set(titles).size).toBe(titles.length);
  expect(titleOf(await visitor.open("/error/999"))).toBe("Problem");
  expect(titleOf(await world.see("sub", "/nowhere"))).toBe("Page not found");
});

test("the title of a refused form begins with Error", async () => {
  expect(titleOf(await logIn(world.visitor(), "", ""))).toBe("Error: Log in");
  expect(titleOf(await logIn(world.visitor(), "sub", "wrong-1"))).toBe("Error: Log in");
  const visitor = world.visitor();
  const who = await visitor.submit(await visitor.open("/registration"), "Continue");
  expect(titleOf(who)).toMatch(/^Error: Who you are/);
});
