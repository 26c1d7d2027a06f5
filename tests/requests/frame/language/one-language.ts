import { HTMLElement, type Node } from "node-html-parser";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { wholeWord } from "#scripts/checks/spanish.ts";

// Pages in one language: no sentence of the other stands there, except what is marked as such.

export const SPANISH = wholeWord("usted|su|sus|el|los|las|del|para|con|que|una|por|reclamos?");

/** Attributes that members read or hear. */
const SAID = ["aria-label", "aria-description", "alt", "title", "placeholder"];

/** Names of plans and places, and addresses, which are no language's; titles hold no marked words. */
const NAMES = [
  /City of Portland|State of Oregon|District of Columbia|, OR \d{5}|Unit 4/g,
  /Ear, Nose and Throat of Testford|Exampleville Regional .* Health Services|Cared For Crafts/g,
  /: Medical, dental, vision and pharmacy - /g,
];

export type Said = { readonly path: string; readonly text: string };

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

/** What these pages say, and what their forms answer when nothing is filled in. */
export async function saidOn(browser: Visitor, paths: readonly string[]): Promise<Said[]> {
  const said: Said[] = [];
  for (const path of paths) {
    if (/\.(csv|pdf|zip)|\/pdf$|\/save$/.test(path)) continue;
    const page = await browser.open(path);
    said.push(...textsIn(page));
    for (const form of page.document.querySelectorAll("main form[method=post]")) {
      said.push(...(await emptied(browser, page, form)));
    }
  }
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
export const sentencesOf = (language: RegExp, said: readonly Said[]): readonly string[] => [
  ...new Map(
    said
      .filter(({ text }) => isOf(language, text))
      .map(({ path, text }) => [text, `${path}: ${text}`]),
  ).values(),
];
