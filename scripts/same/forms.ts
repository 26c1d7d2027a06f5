import type { HTMLElement } from "node-html-parser";
import { PASSWORD } from "#tests/harness/world/scene.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { Pair, Side } from "./pair.ts";
import { kindOf, type Visit, type WalkedPage } from "./walk.ts";

const JUNK = "<b>ÿ'\"\u202e 99/99/9999 -1e9";

/** The value of a field with these attributes. */
type Fill = (value: string, field: HTMLElement) => string;

const FILLS: Readonly<Record<string, Fill>> = {
  junk: () => JUNK,
  empty: () => "",
  "as it stands": (value, field) =>
    field.getAttribute("autocomplete") === "current-password" ? PASSWORD : value,
};

/**
 * Sends each form of the pages with junk, empty, and unchanged. Forms that end the session come
 * last.
 */
export async function pressForms(
  pair: Pair,
  { who, browsers, pages }: Visit & { readonly pages: readonly WalkedPage[] },
): Promise<void> {
  const pressed = new Set<string>();
  const last: (() => Promise<unknown>)[] = [];
  for (const { path, answers } of pages) {
    const forms = { before: formsOf(answers.before), after: formsOf(answers.after) };
    for (const [index, form] of forms.after.entries()) {
      const action = actionOf(form, answers.after);
      const names = namedIn(form).map((field) => field.getAttribute("name"));
      const kind = `${kindOf(action.pathname)} ${[...new Set(names)].join(" ")}`;
      if (action.origin !== answers.after.url.origin || pressed.has(kind)) continue;
      pressed.add(kind);
      const press = async (how: string, fill: Fill) => {
        const send = (browser: Visitor, side: Side) =>
          sendForm(browser, answers[side], forms[side][index], fill);
        await pair.ask(`${who} ${path} sends ${kind} ${how}`, browsers, send, { isRead: false });
      };
      if (/logout|\/end$|other-sessions/.test(action.pathname)) {
        last.push(() => press("as it stands", (value) => value));
        continue;
      }
      for (const [how, fill] of Object.entries(FILLS)) {
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await press(how, fill);
      }
    }
  }
  for (const press of last) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await press();
  }
}

/** Visible fields are filled; hidden ones, buttons and choices keep their values. */
function sendForm(
  browser: Visitor,
  page: Page,
  form: HTMLElement | undefined,
  fill: Fill,
): Promise<Page> {
  if (form === undefined) throw new Error(`${page.url.pathname} has fewer forms`);
  const data = new URLSearchParams();
  for (const field of namedIn(form)) {
    const type = field.getAttribute("type");
    const isBox = type === "radio" || type === "checkbox";
    if (isBox && !field.hasAttribute("checked")) continue;
    const isTyped = !isBox && type !== "hidden" && field.rawTagName !== "button";
    const value = valueOf(field);
    data.append(field.getAttribute("name") ?? "", isTyped ? fill(value, field) : value);
  }
  const action = actionOf(form, page);
  if (form.getAttribute("method")?.toLowerCase() === "post") {
    return browser.open(action, { method: "POST", body: data });
  }
  action.search = data.toString();
  return browser.open(action);
}

const formsOf = (page: Page) => page.document.querySelectorAll("form");

const actionOf = (form: HTMLElement, page: Page): URL =>
  new URL(form.getAttribute("action") ?? page.url, page.url);

const namedIn = (form: HTMLElement) =>
  form.querySelectorAll("input[name], textarea[name], select[name], button[name]");

function valueOf(field: HTMLElement): string {
  const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
  return (chosen ?? field).getAttribute("value") ?? field.textContent;
}
