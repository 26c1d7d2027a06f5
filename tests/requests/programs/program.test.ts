import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { tilesIn } from "../home/home-page.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { content, LIST } from "./programs-page.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";

const world = useWorld();

type Program = Parameters<typeof programAnswer>[1];

const show = (id: number | string, persona = "sub", host: string = HOST.carrier) =>
  world.see(persona, `${LIST}/${id}`, host);

/** The page of a program with this answer of the gateway. */
const showWith = (program: Program, entry = {}, id = 60) =>
  seeDuring(
    world,
    [
      { path: "programs/sitecore", body: [content(id, entry)] },
      { path: "programs", body: [programAnswer(id, program)] },
    ],
    `${LIST}/${id}`,
  );

const childrenOf = ({ document }: Page) =>
  tilesIn(findSection(document, "Part of this program")).map(({ name, href }) => [name, href]);

test("ROUTE-36 BENEFIT-20 GW-49 a program's page has its text, number, documents and further programs", async () => {
  const browser = await world.enter("sub");
  const { page, calls } = await writing(world, () => browser.open(`${LIST}/20`));
  expect([page.status, page.hops]).toEqual([200, []]);
  const entries = calls.filter(({ path }) => path === "/programs/sitecore");
  expect(entries.map(({ query }) => query)).toEqual([{}]);
  expect(textsOf(page, "title")[0]).toMatch(/^Health tools - /);
  expect(textsOf(page, "h1")).toEqual(["Health tools"]);
  expect(textsOf(page, "main .lead")).toEqual(["Check symptoms, set goals and keep a journal."]);
  expect(textsOf(page, "main .prose li")[0]).toBe("Symptom checker. Find out what to do next.");
  expect(linksOf(page, "main .crumbs")).toEqual([
    ["Benefits", "/benefits"],
    ["Programs", LIST],
  ]);
  const links = linksOf(page);
  expect(links).toContainEqual(["Call 503-555-0163", "tel:5035550163"]);
  const file = "https://documents.example.test/programs/health-tools.pdf";
  expect(links).toContainEqual(["Getting started with health tools (opens in a new tab)", file]);
  const link = elementOf(page, `main a[href="${file}"]`);
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  // The gateway has no program 21; the one on another site is shown here first.
  expect(childrenOf(page)).toEqual([
    ["Dental cost estimator", `${LIST}/33`],
    ["Active and fit", `${LIST}/43`],
  ]);
});

const SITE = "https://programs.example.test/x";

test.each([
  ["ENDPOINT", "Go to Program 60 (opens in a new tab)", "This opens programs.example.test"],
  ["PDF", "Open Program 60 (PDF) (opens in a new tab)", "a file of programs.example.test"],
])(
  "BENEFIT-20 TILE-21 S-14 a program's address of document type %j is the link %j",
  async (type, label, words) => {
    const page = await showWith({ url: SITE, urlDocumentType: type });
    const link = elementOf(page, `main a[href="${SITE}"]`);
    expect(textOf(link)).toBe(label);
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    expect(page.text).toContain(words);
  },
);

test("BENEFIT-20 TILE-11 TILE-16 TILE-17 programs with a page or form of their own link to that", async () => {
  const wayOf = (page: Page) =>
    linksOf(page, "main .claim__side").filter(([it]) => it.startsWith("Go "));
  const ways = [
    [27, "Passport Dental", "Go to Passport Dental", "/passport-dental"],
    [47, "Find a dentist", "Go to Find a dentist", "/find-care/find-a-dentist"],
    [
      48,
      "Digital claims",
      "Go to Digital claims (opens in a new tab)",
      "https://forms.example.test/digital-claims",
    ],
  ] as const;
  for (const [id, name, label, href] of ways) {
    expect(wayOf(await showWith({ name }, {}, id))).toEqual([[label, href]]);
  }
});

test("BENEFIT-20 TILE-12 SHELL-09 eBill and the carrier's applications are posts in a new tab", async () => {
  const formOf = (page: Page) => elementOf(page, 'main form[target="_blank"][action="/home"]');
  const ebill = formOf(await showWith({ name: "eBill" }));
  expect(ebill.querySelector("button")?.getAttribute("value")).toBe("ebill");
  const page = await showWith({ url: "https://apps.example.test/journal" });
  expect(formOf(page).querySelector("input")?.getAttribute("value")).toBe("60");
  expect(page.html).not.toContain("apps.example.test");
});

test("TILE-12 while nobody knows whether a member has eBill, no page leads to its posts", async () => {
  await world.fault({ path: "ebill/hasEbill", status: 500 });
  const page = await showWith({ name: "eBill" });
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["eBill"]]);
  expect(page.document.querySelector('main button[value="ebill"]')).toBeNull();
});

test("BENEFIT-20 S-14 without an entry of the content system the page has the program's own text alone", async () => {
  await world.fault({ path: "programs/sitecore", body: [] });
  const page = await show(20);
  expect(textsOf(page, "main .claim__main .prose, main .claim > .card .prose")).toContain(
    "Check symptoms, set goals and keep a journal.",
  );
  expect(linksOf(page).filter(([, href]) => href.startsWith("tel:"))).toEqual([]);
  expect(textsOf(page, "main h2, main h3")).not.toContain("Documents");
  expect(page.text).not.toContain("right now");
});

test("BENEFIT-20 a program without text says so, and links to customer service", async () => {
  const page = await showWith({}, { description: "<p> </p><script>x()</script>" });
  expect(page.text).toContain("We have no description of this program.");
  expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
});

const NO_NUMBERS = ["21", "9".repeat(40), "020", "2e1", "20%20", "abc"];

test("ROUTE-36 S-14 an unknown or misspelt program number is a page not found, in the member's frame", async () => {
  const browser = await world.enter("sub");
  for (const id of NO_NUMBERS) {
    const page = await browser.open(`${LIST}/${id}`);
    const isNotFound = page.html.includes("Error code: 404 Not found");
    expect([id, page.status, isNotFound]).toEqual([id, 404, true]);
    expect(linksOf(page, "body")).toContainEqual(["Programs", LIST]);
  }
});

test("ROUTE-36 S-14 a program the member is not eligible for is answered like an unknown one", async () => {
  const notEligible = await show(17);
  const unknown = await show(18);
  expect([notEligible.status, unknown.status]).toEqual([404, 404]);
  const wordsOf = (page: Page) =>
    page.text.replaceAll(page.headers.get("x-request-id") ?? "", "").replaceAll(/\b1[78]\b/g, "");
  expect(wordsOf(notEligible)).toBe(wordsOf(unknown));
});

test("S-14 T-28 a termed member's program leads to the list, which says why", async () => {
  await world.fault({ path: "programs", body: [programAnswer(60)] });
  const page = await show(60, "term");
  expect(page.hops).toEqual([LIST]);
  expect(page.text).toContain("Your programs ended with your coverage.");
  expect((await show(61, "term")).status).toBe(404);
});

test("BENEFIT-21 ROLE-19 S-14 Providence's programs have a fixed page, without a gateway call", async () => {
  const browser = await world.enter("prov", HOST.providence);
  await browser.open("/home");
  for (const id of [27, 1]) {
    const { page, calls } = await writing(world, () => browser.open(`${LIST}/${id}`));
    expect([page.status, calls, textsOf(page, "h1")]).toEqual([200, [], ["Your dental program"]]);
    expect(linksOf(page, "main .claim")).toEqual([
      [
        "Program details (PDF) (opens in a new tab)",
        "https://documents.example.test/providence/dental-program.pdf",
      ],
      ["Call 503-555-0160", "tel:5035550160"],
    ]);
    expect(linksOf(page, "body").map(([, href]) => href)).not.toContain(LIST);
  }
  expect((await browser.open(`${LIST}/abc`)).status).toBe(404);
});

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

test("BENEFIT-20 a document that cannot be opened from here leads to customer service", async () => {
  const entry = {
    description: "<p>Long words.</p>",
    phoneNumber: "503-555-0163",
    documents: [
      { title: "Open", url: "https://documents.example.test/open.pdf" },
      { title: "Closed", url: "javascript:alert(1)" },
    ],
  };
  const page = await showWith({ description: "Short." }, entry);
  expect(page.text).toContain("One more document can't be opened from here.");
  expect(textsOf(page, "main a").filter((text) => text === "Customer service")).toHaveLength(1);
});
