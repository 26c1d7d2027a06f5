import { parseSetCookie } from "cookie";
import { HTMLElement, parse, type Node } from "node-html-parser";

/** Answers requests: the built app in process, or a running server. */
export type Handler = (request: Request) => Promise<Response>;

/** A page in a browser without JavaScript. */
export type Page = {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: HTMLElement;
  /** The page's visible text, with white space folded. */
  readonly text: string;
  /** The redirects followed, as path and query, or a full URL of another site. */
  readonly hops: readonly string[];
};

const LONGEST_COOKIE = 4096;

type Stored = { readonly value: string; readonly path: string };

/** A browser without JavaScript: cookies, links, and forms by labels. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(handle: Handler, origin: string) {
  const jar = new Map<string, Stored>();

  function keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const cookie = parseSetCookie(line);
      const gone = cookie.maxAge === 0 || cookie.value === "";
      // As in browsers, a cookie that is too long is dropped and does not replace another.
      if (cookie.name.length + (cookie.value?.length ?? 0) > LONGEST_COOKIE) continue;
      if (gone) jar.delete(cookie.name);
      else jar.set(cookie.name, { value: cookie.value ?? "", path: cookie.path ?? "/" });
    }
  }

  const cookieHeader = (path: string): string =>
    [...jar]
      .filter(([, stored]) => path.startsWith(stored.path))
      .map(([name, stored]) => `${name}=${stored.value}`)
      .join("; ");

  /** One request with cookies, without following redirects. */
  async function send(path: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, origin);
    const headers = new Headers(init.headers);
    const cookies = cookieHeader(url.pathname);
    if (cookies !== "" && !headers.has("cookie")) headers.set("cookie", cookies);
    if (!headers.has("accept")) headers.set("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    // "" is a browser that does not send it.
    if (headers.get("sec-fetch-dest") === "") headers.delete("sec-fetch-dest");
    else if (!headers.has("sec-fetch-dest")) headers.set("sec-fetch-dest", "document");
    const unsafe = (init.method ?? "GET") !== "GET";
    if (unsafe && !headers.has("origin")) headers.set("origin", origin);
    const response = await handle(new Request(url, { redirect: "manual", ...init, headers }));
    keep(response.headers);
    return response;
  }

  /** Opens a page, following redirects within the site. */
  async function open(path: string | URL, init: RequestInit = {}): Promise<Page> {
    const hops: string[] = [];
    let url = new URL(path, origin);
    let response = await send(url, init);
    while (response.status >= 300 && response.status < 400 && hops.length < 10) {
      const next = new URL(response.headers.get("location") ?? "/", url);
      const here = next.origin === origin;
      hops.push(here ? `${next.pathname}${next.search}` : next.href);
      if (!here) break;
      url = next;
      response = await send(url);
    }
    const html = await response.text();
    const { status, headers } = response;
    return pageOf({ url, status, headers, html, hops });
  }

  /**
   * Fills a form by the labels of its fields and presses the button with this text. "on" checks a
   * box or radio, "" unchecks it; an option is named by its text or value. A GET form is sent as a
   * URL.
   */
  function submit(page: Page, button: string, fields: Readonly<Record<string, string>> = {}) {
    const pressed = buttonOf(page.document, button);
    const form = pressed.closest("form");
    if (form === null) throw new Error(`the button "${button}" stands in no form`);
    if (pressed.hasAttribute("disabled")) throw new Error(`the button "${button}" is out of use`);
    const data = new URLSearchParams();
    const typedIn = (field: HTMLElement) => fields[labelOf(page.document, field)];
    const inputs = form.querySelectorAll("input[name], textarea[name], select[name]");
    const isRadio = (field: HTMLElement) => field.getAttribute("type") === "radio";
    // Checking a radio unchecks the others of its name.
    const chosen = new Set(inputs.filter((field) => isRadio(field) && typedIn(field)).map(nameOf));
    for (const field of inputs) {
      const typed = typedIn(field);
      const box = isRadio(field) || field.getAttribute("type") === "checkbox";
      const checked =
        field.hasAttribute("checked") && !(isRadio(field) && chosen.has(nameOf(field)));
      if (box && !(typed === undefined ? checked : typed !== "")) continue;
      data.append(
        nameOf(field),
        box ? (field.getAttribute("value") ?? "on") : valueOf(field, typed),
      );
    }
    const name = pressed.getAttribute("name");
    if (name !== undefined) data.append(name, pressed.getAttribute("value") ?? "");
    const action = new URL(form.getAttribute("action") ?? page.url, page.url);
    if (form.getAttribute("method")?.toLowerCase() === "get") {
      action.search = data.toString();
      return open(action);
    }
    return open(action, { method: "POST", body: data });
  }

  type Fields = ConstructorParameters<typeof URLSearchParams>[0];
  const form = (fields: Fields) => ({ method: "POST", body: new URLSearchParams(fields) });

  return {
    origin,
    jar,
    send,
    open,
    submit,
    /** Posts these fields; the answer may lead on. */
    post: (path: string | URL, fields: Fields) => send(path, form(fields)),
    /** Posts these fields and goes where the answer leads. */
    openPost: (path: string | URL, fields: Fields) => open(path, form(fields)),
  };
}

/** A page that is parsed on first use: often the status is enough. */
function pageOf(answer: Omit<Page, "document" | "text">): Page {
  let document: HTMLElement | undefined;
  let text: string | undefined;
  return {
    ...answer,
    get document() {
      return (document ??= parse(answer.html, { comment: false }));
    },
    get text() {
      return (text ??= wordsOf(this.document));
    },
  };
}

/** The text of a page, visible or for screen readers. */
export function wordsOf(document: HTMLElement): string {
  return seenIn(document.querySelector("body")).replace(/\s+/g, " ").trim();
}

function seenIn(node: Node | null): string {
  if (!(node instanceof HTMLElement)) return node?.textContent ?? "";
  const isClosed = node.rawTagName === "dialog" && !node.hasAttribute("open");
  if (isClosed || ["script", "noscript", "style", "template"].includes(node.rawTagName)) return "";
  if (node.childNodes.length === 0) return node.textContent;
  return node.childNodes.map(seenIn).join("");
}

/** An element's text, with white space folded. */
export function textOf(element: HTMLElement | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The link whose text contains `text`; throws when there is none. */
export function linkOf(root: HTMLElement, text: string): HTMLElement {
  const link = root.querySelectorAll("a[href]").find((it) => textOf(it).includes(text));
  if (link === undefined) throw new Error(`no link says "${text}"`);
  return link;
}

/** The section whose heading is `heading`; undefined when there is none. */
export function findSection(root: HTMLElement, heading: string): HTMLElement | undefined {
  const found = root.querySelectorAll("h1, h2, h3").find((it) => textOf(it) === heading);
  return found?.closest("section, article, main") ?? undefined;
}

/** The section whose heading is `heading`; throws when there is none. */
export function sectionOf(root: HTMLElement, heading: string): HTMLElement {
  const section = findSection(root, heading);
  if (section === undefined) {
    const all = root.querySelectorAll("h1, h2").map(({ text }) => text.trim());
    throw new Error(`no section is headed "${heading}", only: ${all.join(", ")}`);
  }
  return section;
}

/**
 * A page's HTML without its own address, which stands in the refresh, the data and the choice of
 * colors.
 */
export const withoutOwnAddress = (html: string): string =>
  html
    .replaceAll(
      /<(meta http-equiv="refresh"|input [^>]*name="to"|button [^>]*name="language")[^>]*>/g,
      "",
    )
    .replaceAll(/session-ended\?from=[^"\\]*/g, "");

const nameOf = (field: HTMLElement): string => field.getAttribute("name") ?? "";

/** The submitted value of a field. */
function valueOf(field: HTMLElement, typed: string | undefined): string {
  if (field.rawTagName === "textarea") return typed ?? field.textContent;
  if (field.rawTagName !== "select") return typed ?? field.getAttribute("value") ?? "";
  const options = field.querySelectorAll("option");
  const valueIn = (option: HTMLElement) => option.getAttribute("value") ?? textOf(option);
  const found =
    typed === undefined
      ? (options.find((option) => option.hasAttribute("selected")) ?? options[0])
      : options.find((option) => textOf(option) === typed || valueIn(option) === typed);
  if (found === undefined) throw new Error(`no option says "${typed ?? ""}"`);
  return valueIn(found);
}

function buttonOf(document: HTMLElement, text: string): HTMLElement {
  const button = document.querySelectorAll("button").find((it) => textOf(it) === text);
  if (button === undefined) throw new Error(`no button says "${text}"`);
  return button;
}

function labelOf(document: HTMLElement, field: HTMLElement): string {
  const id = field.getAttribute("id");
  return textOf(id === undefined ? null : document.querySelector(`label[for="${id}"]`));
}
