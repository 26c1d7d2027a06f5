import { NodeType, type HTMLElement } from "node-html-parser";

/**
 * What in a page's HTML hinders members who use a keyboard or a screen reader: those of axe's rules
 * that need no layout, so that every page is checked without a browser. Colors, sizes and what
 * script adds are checked in the browser: tests/journeys/accessibility.test.ts.
 */
export function barriersOf(document: HTMLElement): string[] {
  const ids = document.querySelectorAll("[id]").map(({ id }) => id);
  const known = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => `id ${id} twice`),
    ...findLostReferences(document, known),
    ...findNameless(document),
    ...findFormless(document),
    ...findAlike(document),
    ...findJumps(document),
  ];
}

const REFERENCES = [
  "for",
  "form",
  "headers",
  "popovertarget",
  "commandfor",
  "aria-labelledby",
  "aria-describedby",
  "aria-errormessage",
];

/** Ids that an attribute refers to exist. */
function findLostReferences(document: HTMLElement, ids: ReadonlySet<string>): string[] {
  const named = document
    .querySelectorAll(REFERENCES.map((attribute) => `[${attribute}]`).join(", "))
    .flatMap((it) => REFERENCES.flatMap((name) => it.getAttribute(name)?.split(/\s+/) ?? []));
  const linked = document
    .querySelectorAll('a[href^="#"]')
    .map((it) => (it.getAttribute("href") ?? "").slice(1));
  return [...named, ...linked].filter((id) => !ids.has(id)).map((id) => `no element ${id}`);
}

const NAMED_BY_CONTENT = "a[href], button, summary, h1, h2, h3, h4, h5, h6, th, legend, label";
const FIELDS = "input:not([type=hidden]), select, textarea";
const NAMED_BY_ATTRIBUTE =
  "dialog, iframe, [role=dialog], [role=alertdialog], [role=region], [role=group], [role=img], [role=progressbar], [role=meter], meter, progress";

/** Fields about a person, which browsers fill in, or must not (WCAG 1.3.5). */
const ABOUT_A_PERSON =
  ":is([type=email], [type=password], [inputmode=tel], #name, #firstName, #lastName, #username, #line1, #city, #country, #zip)";

function findNameless(document: HTMLElement): string[] {
  const labels = new Map<string, string>();
  for (const label of document.querySelectorAll("label[for]")) {
    labels.set(label.getAttribute("for") ?? "", heardIn(label));
  }
  const labelOf = (field: HTMLElement) =>
    labels.get(field.id) || heardIn(field.closest("label")) || field.getAttribute("title");
  const without = (selector: string, nameOf: (it: HTMLElement) => string | undefined | null) =>
    document
      .querySelectorAll(selector)
      // A dialog that is still closed has its name.
      .filter(
        (it) =>
          !isHidden(it.rawTagName === "dialog" ? it.parentNode : it) &&
          !nameIn(document, it) &&
          !nameOf(it)?.trim(),
      )
      .map((it) => `no name: ${opening(it)}`);
  return [
    ...without(NAMED_BY_CONTENT, heardIn),
    ...without(FIELDS, labelOf),
    ...without(NAMED_BY_ATTRIBUTE, (it) => it.getAttribute("title") ?? labelOf(it)),
    ...without("fieldset", (it) => heardIn(it.querySelector("legend"))),
    ...document
      .querySelectorAll(`${ABOUT_A_PERSON}:not([autocomplete])`)
      .map((it) => `no autocomplete: ${opening(it)}`),
    ...document
      .querySelectorAll("img:not([alt])")
      .map((it) => `no words for a picture: ${opening(it)}`),
    ...document
      .querySelectorAll("html:not([lang]), table:not(:has(th))")
      .map((it) => `no language, or no heads: ${opening(it)}`),
  ];
}

function nameIn(document: HTMLElement, it: HTMLElement): string {
  const ids = (it.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  const named = ids.map((id) => heardIn(document.getElementById(id))).join(" ");
  return named.trim() || (it.getAttribute("aria-label") ?? "").trim();
}

/** The accessible text of an element, without what is hidden from screen readers. */
function heardIn(it: HTMLElement | null): string {
  if (it === null || it.getAttribute("aria-hidden") === "true") return "";
  const own = it.getAttribute("aria-label") ?? it.getAttribute("alt") ?? "";
  if (own !== "" || it.children.length === 0) return own || it.textContent.trim();
  const rest = it.childNodes
    .filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
    .map((node) => node.text);
  return [...rest, ...it.children.map(heardIn)].join("").trim();
}

/** Parts in the wrong place: items without their list, controls in controls, and the like. */
const MISPLACED = [
  ":not(ul, ol, menu) > li",
  "ul > :not(li, script, template), ol > :not(li, script, template)",
  "dl > :not(dt, dd, div), :not(dl, dl > div) > dt, :not(dl, dl > div) > dd",
  "a a[href], a button, button a[href], button button, summary a[href], summary button",
  "a input, button input, label label",
  "[aria-hidden=true] a[href], [aria-hidden=true] button, [aria-hidden=true] input",
];

function findFormless(document: HTMLElement): string[] {
  const forward = document
    .querySelectorAll("[tabindex]")
    .filter((it) => Number(it.getAttribute("tabindex")) > 0);
  return [...document.querySelectorAll(MISPLACED.join(", ")), ...forward].map(
    (it) => `out of place: ${opening(it)}`,
  );
}

const LANDMARKS =
  "nav, aside, form[aria-label], form[aria-labelledby], section[aria-label], section[aria-labelledby]";

/** There is one main landmark and one h1, and landmarks of one kind have names of their own. */
function findAlike(document: HTMLElement): string[] {
  const faults = ["main", "h1"].flatMap((part) => {
    const count = document.querySelectorAll(part).filter((it) => !isHidden(it)).length;
    return count === 1 ? [] : [`${count} of ${part}`];
  });
  const names = document
    .querySelectorAll(LANDMARKS)
    .filter((it) => !isHidden(it))
    .map((it) => `${it.rawTagName} ${nameIn(document, it)}`);
  const alike = names.filter((name, index) => names.indexOf(name) !== index);
  return [...faults, ...alike.map((name) => `twice: ${name}`)];
}

/** No heading skips a level. */
function findJumps(document: HTMLElement): string[] {
  const headings = document
    .querySelectorAll("h1, h2, h3, h4, h5, h6")
    .filter((it) => !isHidden(it));
  const levelOf = (it: HTMLElement | undefined) => Number(it?.rawTagName.slice(1) ?? 0);
  return headings
    .filter((it, index) => index > 0 && levelOf(it) > levelOf(headings[index - 1]) + 1)
    .map((it) => `heading skips a level: ${opening(it)}`);
}

/**
 * Elements that are hidden until something opens them. Tests every element: a selector takes fifty
 * times as long.
 */
function isHidden(it: HTMLElement | null): boolean {
  if (it === null) return false;
  const { rawTagName: tag } = it;
  if (tag === "template" || tag === "noscript") return true;
  if (tag === "dialog" && !it.hasAttribute("open")) return true;
  if (it.hasAttribute("hidden") || it.getAttribute("aria-hidden") === "true") return true;
  return isHidden(it.parentNode);
}

const opening = (it: HTMLElement) => it.outerHTML.slice(0, 120);
