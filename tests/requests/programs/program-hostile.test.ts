import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { content, LIST } from "./programs-page.ts";

const world = useWorld();

const showWith = (program: object, entry: object) =>
  seeDuring(
    world,
    [
      { path: "programs/sitecore", body: [content(60, entry)] },
      { path: "programs", body: [programAnswer(60, program)] },
    ],
    `${LIST}/60`,
  );

test("BENEFIT-20 TILE-20 texts of a program are read, not run; documents, numbers and links are safe ones", async () => {
  const safe = "https://nobody-listed.example/x";
  const links = ["javascript:alert(1)", "/logout", "https://LOCALHOST./sso-landing", safe];
  const description =
    `<p onclick="x()" style="color:red">Read <b>this</b>.</p><script>alert(1)</script>` +
    `<iframe src="https://evil.example"></iframe><img src=x onerror=alert(1)><h1 id="x">Big</h1>` +
    `<form action="/logout" method="post"><button>Press</button></form>` +
    links.map((href, index) => `<p><a href="${href}" target="_top">L${index}</a></p>`).join("");
  const urls = [...links, "https://user@evil.example/a.pdf", "", null];
  const documents = [
    ...urls.map((url, index) => ({ title: `D${index}`, url })),
    // One without a title gets ours, and one address may occur twice.
    { title: "  ", url: safe },
    { title: "<b>A</b>", url: safe },
  ];
  const short = `<p>Hi <a href="http://localhost/logout">out</a><script>x()</script></p>`;
  const page = await showWith(
    { name: "<i>Walks</i>", description: short, url: "javascript:alert(1)" },
    { description, documents, phoneNumber: "503-555-0100 ext. 4" },
  );
  expect([page.status, faultsOf(page)]).toEqual([200, []]);
  expect(elementOf(page, "main .lead").innerHTML).toBe("<p>Hi out</p>");
  expect(elementOf(page, "main .claim__main").innerHTML).not.toMatch(
    /alert|onclick|onerror|<form|<button|<iframe|<img|id="x"|_top|user@evil/,
  );
  expect(textsOf(page, "h1")).toEqual(["<i>Walks</i>"]);
  expect(textsOf(page, "main .prose p").slice(0, 2)).toEqual(["Read this.", "L0"]);
  expect(linksOf(page, "main .claim__main").filter(([, href]) => href === safe)).toEqual(
    ["L3", ...["D3", "Document", "<b>A</b>"].map((it) => `${it} (opens in a new tab)`)].map(
      (words) => [words, safe],
    ),
  );
  const elsewhere = linksOf(page, "main").filter(([, href]) => !href.startsWith("/"));
  expect(new Set(elsewhere.map(([, href]) => href))).toEqual(new Set([safe]));
  expect(page.text).toContain("6 more documents can't be opened from here.");
  expect(page.text).toContain("Phone: 503-555-0100 ext. 4");
  expect(page.text).toContain("We can't open its website from here.");
  expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
});

test("TILE-19 MENU-32 an address of the dashboard's own is never a link of a tile, shortcut or program", async () => {
  const url = "http://localhost:3000/logout";
  const programs = [
    programAnswer(60, { url }),
    programAnswer(61, { url: "https://summit.localhost/a", urlDocumentType: "ENDPOINT" }),
  ];
  await world.fault({ path: "programs", body: programs }, { path: "handbook/ooc", body: url });
  const browser = await world.enter("sub");
  for (const path of ["/home", LIST]) {
    const page = await browser.open(path);
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/href="https?:\/\/(?:summit\.)?localhost/);
    const hrefs = linksOf(page).map(([, href]) => href);
    expect(hrefs).toEqual(expect.arrayContaining([`${LIST}/60`, `${LIST}/61`]));
    expect(page.text).not.toContain("Outline of Coverage");
  }
  const page = await browser.open(`${LIST}/60`);
  expect(page.text).toContain("We can't open its website from here.");
});
