import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { EVERY_PAGE, hasPartsOfItsOwn, type BrandPage } from "#tests/browser/pages/every-page.ts";
import { barriersOf } from "#tests/harness/pages/page-barriers.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { sized } from "#tests/harness/sized.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const world = useWorld();

const visitors = new Map<string, Visitor>();

async function visitorOf({ brand, persona }: BrandPage): Promise<Visitor> {
  const key = `${brand} ${persona}`;
  const host = HOST[brand];
  const known =
    visitors.get(key) ??
    (persona === null ? world.visitor(host) : await world.enter(persona, host));
  visitors.set(key, known);
  return known;
}

/** The contents of these are not laid out or read separately. */
const SKIPPED = new Set(["head", "script", "noscript", "svg"]);
/** Attributes that affect how a part looks and is judged. */
const TELLING = /^(?:aria-(?:current|invalid|disabled|sort|expanded)|disabled|open|hidden|type)$/;

/** Every part of the page, as style sheets can distinguish it: its kind and its ancestors. */
function partsOf(document: HTMLElement): Set<string> {
  const parts = new Set<string>();
  const walk = (element: HTMLElement, around: string) => {
    if (SKIPPED.has(element.rawTagName)) return;
    const classes = element.classList.value.toSorted().map((name) => `.${name}`);
    const states = Object.keys(element.attributes).filter((name) => TELLING.test(name));
    const part = `${around} > ${element.rawTagName}${classes.join("")}${states.map((it) => `[${it}]`).join("")}`;
    parts.add(part);
    for (const child of element.children) walk(child, part);
  };
  for (const child of document.children) walk(child, "");
  return parts;
}

/**
 * Pages show a document's size once the process has sent the document, so this opens it after any
 * earlier test.
 */
async function learnSizeOfDocument() {
  const carriers = EVERY_PAGE.find(
    ({ brand, path }) => brand === "carrier" && path === "/documents",
  );
  if (carriers === undefined) throw new Error("the carrier has no page of documents");
  const visitor = await visitorOf(carriers);
  const { document } = await visitor.open(carriers.path);
  const pdf = document.querySelector('a[href^="/eobs/"][href$="/pdf"]')?.getAttribute("href");
  if (pdf === undefined) throw new Error("the carrier's documents have no explanation of benefits");
  expect((await visitor.open(pdf)).status).toBe(200);
}

const nameOf = ({ brand, path }: BrandPage) => `${brand} ${path}`;

const carriersFirst = (one: BrandPage, other: BrandPage) =>
  Number(other.brand === "carrier") - Number(one.brand === "carrier");

// The long run covers that all other pages of brands are like the carrier's.
test("pages obey the content security policy and pass the accessibility checks; only listed ones differ by brand", async () => {
  const isChosen = (page: BrandPage) => page.brand === "carrier" || hasPartsOfItsOwn(page);
  const pages = sized(EVERY_PAGE.filter(isChosen), EVERY_PAGE);
  const seen = new Set<string>();
  const own: string[] = [];
  await learnSizeOfDocument();
  for (const it of pages.toSorted(carriersFirst)) {
    const page = await (await visitorOf(it)).open(it.path);
    expect(page.status, it.path).toBe(it.status);
    // The gallery has many samples in one page, and is no member's page.
    const barriers = it.path.startsWith("/dev/") ? [] : barriersOf(page.document);
    expect.soft([nameOf(it), faultsOf(page), barriers]).toEqual([nameOf(it), [], []]);
    const parts = partsOf(page.document);
    const fresh = [...parts].filter((part) => !seen.has(part));
    if (it.brand !== "carrier" && fresh.length > 0) own.push(nameOf(it));
    for (const part of parts) seen.add(part);
  }
  expect(own.toSorted()).toEqual(pages.filter(hasPartsOfItsOwn).map(nameOf).toSorted());
});
