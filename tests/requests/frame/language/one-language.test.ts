import { HTMLElement, type Node } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { SCENES } from "#tests/contract/scenes.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, type World } from "#tests/harness/world/world.ts";
import { ENGLISH, wholeWord } from "#scripts/checks/spanish.ts";

// Every page in one language: no sentence of the other stands there, but what is marked as such.

const SPANISH = wholeWord("usted|su|sus|el|los|las|del|para|con|que|una|por|reclamos?");

/** Attributes that members read or hear. */
const SAID = ["aria-label", "aria-description", "alt", "title", "placeholder"];

/** Names of plans and places, and addresses, which are no language's; titles hold no marked words. */
const NAMES = [
  /City of Portland|State of Oregon|District of Columbia|, OR \d{5}|Unit 4/g,
  /Ear, Nose and Throat of Testford|Exampleville Regional .* Health Services|Cared For Crafts/g,
  /: Medical, dental, vision and pharmacy - /g,
];

type Said = { readonly path: string; readonly text: string };

/** The texts of a page that are in no element with another `lang`. */
function textsIn({ url, document }: Page): Said[] {
  const texts: string[] = [];
  const read = (node: Node): void => {
    if (!(node instanceof HTMLElement)) {
      texts.push(node.text);
      return;
    }
    const isOther = node.rawTagName !== "html" && node.getAttribute("lang") !== undefined;
    if (isOther || ["script", "style", "noscript"].includes(node.rawTagName)) return;
    texts.push(...SAID.flatMap((name) => node.getAttribute(name) ?? []));
    for (const child of node.childNodes) read(child);
  };
  read(document);
  const path = `${url.pathname}${url.search}`;
  return texts.map((text) => ({ path, text: text.replaceAll(/\s+/g, " ").trim() }));
}

const isOf = (language: RegExp, text: string) =>
  language.test(NAMES.reduce((left, name) => left.replaceAll(name, ""), text));

/** Personas with other pages than the scenes': states of the same pages. */
const STATES: readonly (readonly [persona: string, host: string, paths: readonly string[]])[] = [
  ["dep-adult", HOST.carrier, ["/home", "/claims", "/benefits/medical", "/account"]],
  ["term", HOST.carrier, ["/home", "/claims", "/benefits/medical", "/account/plan-benefits"]],
  ["denied", HOST.carrier, ["/home", "/claims?member=everyone", "/claims?type=vision&status=03"]],
  ["care", HOST.carrier, ["/find-care/primary-care", "/benefits/referrals"]],
  ["mod", HOST.medicare, ["/home", "/benefits/medical", "/find-care/resources", "/id-card"]],
  ["summit", HOST.summit, ["/home", "/benefits/summary", "/contact-us"]],
  ["hpp", HOST.partner, ["/home", "/claims", "/logout"]],
];
const VISITORS = [
  ["/login", "/contact-us", "/language-help", "/registration", "/recovery/username"],
  ["/recovery/password", "/session-ended", "/nowhere"],
  ...[1, 400, 401, 403, 404, 408, 500, 502, 503].map((status) => [`/error/${status}`]),
].flat();

/** What needs words of the English pages to be reached. */
const BY_WORDS = /choice of a provider|provider chosen|registration|data to take away/;

async function walk(world: World): Promise<Said[]> {
  const said: Said[] = [];
  const see = async (browser: Visitor, paths: readonly string[]) => {
    for (const path of paths) {
      if (/\.(csv|pdf|zip)|\/pdf$|\/save$/.test(path)) continue;
      const page = await browser.open(path);
      said.push(...textsIn(page));
      for (const form of page.document.querySelectorAll("main form[method=post]")) {
        said.push(...(await emptied(browser, page, form)));
      }
    }
  };
  await see(world.visitor(), VISITORS);
  for (const { name, enter, pages } of SCENES) {
    if (!BY_WORDS.test(name)) await see(await enter(world), pages);
  }
  for (const [persona, host, paths] of STATES) await see(await world.enter(persona, host), paths);
  return said;
}

/** What a form says when nothing is filled in. */
async function emptied(browser: Visitor, page: Page, form: HTMLElement): Promise<Said[]> {
  const action = new URL(form.getAttribute("action") ?? page.url, page.url);
  const isKept = form.querySelectorAll("input[type=text], input:not([type]), textarea").length > 0;
  if (!isKept) return [];
  const names = form.querySelectorAll("input[name], textarea[name], select[name]");
  const fields = names.map((field): [string, string] => [
    field.getAttribute("name") ?? "",
    field.getAttribute("type") === "hidden" ? (field.getAttribute("value") ?? "") : "",
  ]);
  return textsIn(await browser.openPost(action, fields));
}

/** The texts in this language, each once with the page it stands on. */
const sentencesOf = (language: RegExp, said: readonly Said[]): readonly string[] => [
  ...new Map(
    said
      .filter(({ text }) => isOf(language, text))
      .map(({ path, text }) => [text, `${path}: ${text}`]),
  ).values(),
];

describe("in Spanish", () => {
  const world = useWorld({ language: "es" });

  test("LANG-01 LANG-06 no page, nor what its forms answer, has a sentence in English", async () => {
    const said = await walk(world);
    expect(new Set(said.map(({ path }) => path)).size).toBeGreaterThan(70);
    expect(sentencesOf(SPANISH, said).length).toBeGreaterThan(500);
    expect(sentencesOf(ENGLISH, said)).toEqual([]);
  });
});

describe("in English", () => {
  const world = useWorld();

  test("LANG-01 no page has a sentence in Spanish", async () => {
    expect(sentencesOf(SPANISH, await walk(world))).toEqual([]);
  });
});
