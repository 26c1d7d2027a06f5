import type { HTMLElement } from "node-html-parser";
import { personas } from "#server/sandbox/personas.ts";
import type { Page, Visitor } from "#tests/harness/visitor.ts";
import { HOST, type World } from "#tests/harness/world.ts";
import { plainAnswer } from "./plain-answer.ts";

/** Answers by what was asked, such as "carrier sub GET /home". */
export type Answers = Map<string, string>;

/** How many pages that differ only in a record are visited. */
const OF_A_KIND = 3;
const JUNK = "<b>ÿ'\"\u202e 99/99/9999 -1e9";
const ENDS_SESSION = /^\/(?:logout|login-as\/end|session-ended)/;
const VISITORS = ["/", "/login", "/registration", "/forgot-username", "/forgot-password"];
const MEMBERS = ["/home", "/documents", "/benefits/summary", "/benefits/compare", "/account"];
const QUERIES = ["?page=2", "?page=0", "?sort=amount", "?from=02/31/2026", "?q=%3Cb%3E", "?x=1"];
const LISTS = ["/claims", "/claims/pharmacy", "/eobs", "/benefits/referrals", "/documents"];

/** Every link and every form of every persona in every brand it is at home in, and of visitors. */
export async function crawl(world: World): Promise<Answers> {
  const answers: Answers = new Map();
  for (const [brand, host] of Object.entries(HOST)) {
    await walk(answers, {
      name: `${brand} visitor`,
      browser: world.visitor(host),
      starts: VISITORS,
    });
    await world.reset();
    for (const { username } of personas.filter((persona) => persona.host === host)) {
      const browser = await world.arrive(username, host);
      const name = `${brand} ${username}`;
      const lists = LISTS.flatMap((path) => QUERIES.map((query) => `${path}${query}`));
      const pages = await walk(answers, { name, browser, starts: [...MEMBERS, ...lists] });
      await pressForms(answers, { name, browser, pages });
      // What the forms saved is gone for the next persona, in both crawls.
      await world.reset();
    }
  }
  return answers;
}

type Walk = {
  readonly name: string;
  readonly browser: Visitor;
  readonly starts: readonly string[];
};

async function walk(answers: Answers, { name, browser, starts }: Walk): Promise<Page[]> {
  const pages: Page[] = [];
  const seen = new Set(starts);
  const kinds = new Map<string, number>();
  for (const path of seen) {
    const page = await browser.open(path);
    answers.set(`${name} GET ${path}`, plainAnswer(page));
    if (!(page.headers.get("content-type") ?? "").startsWith("text/html")) continue;
    pages.push(page);
    for (const link of page.document.querySelectorAll("a[href]")) {
      const target = new URL(link.getAttribute("href") ?? "", page.url);
      const address = `${target.pathname}${target.search}`;
      if (target.origin !== browser.origin || ENDS_SESSION.test(target.pathname)) continue;
      if (seen.has(address)) continue;
      const kind = address.replaceAll(/[^/?&=]*\d[^/?&=]*/g, "*");
      const known = kinds.get(kind) ?? 0;
      kinds.set(kind, known + 1);
      if (known < OF_A_KIND) seen.add(address);
    }
  }
  return pages;
}

type Pressing = Omit<Walk, "starts"> & { readonly pages: readonly Page[] };

/** Sends each form that a page has with junk, empty, and as it stands. */
async function pressForms(answers: Answers, { name, browser, pages }: Pressing): Promise<void> {
  const pressed = new Set<string>();
  for (const page of pages) {
    for (const form of page.document.querySelectorAll("form")) {
      const action = new URL(form.getAttribute("action") ?? page.url, page.url);
      const fields = fieldsOf(form);
      const kind = `${action.pathname} ${fields.map(([field]) => field).join(" ")}`;
      if (action.origin !== browser.origin || ENDS_SESSION.test(action.pathname)) continue;
      if (pressed.has(kind)) continue;
      pressed.add(kind);
      for (const [how, data] of Object.entries(waysToFill(fields))) {
        const isGet = form.getAttribute("method")?.toLowerCase() !== "post";
        const answer = isGet
          ? await browser.open(`${action.pathname}?${data.toString()}`)
          : await browser.open(action, { method: "POST", body: data });
        answers.set(`${name} ${isGet ? "GET" : "POST"} ${kind} ${how}`, plainAnswer(answer));
      }
    }
  }
}

type Field = readonly [name: string, value: string, isHidden: boolean];

const fieldsOf = (form: HTMLElement): Field[] =>
  form.querySelectorAll("input[name], textarea[name], select[name], button[name]").map((field) => {
    const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
    const value = (chosen ?? field).getAttribute("value") ?? field.textContent;
    const isHidden = field.getAttribute("type") === "hidden" || field.rawTagName === "button";
    return [field.getAttribute("name") ?? "", value, isHidden];
  });

const waysToFill = (fields: readonly Field[]) => ({
  junk: filled(fields, () => JUNK),
  empty: filled(fields, () => ""),
  "as it stands": filled(fields, (value) => value),
});

/** Hidden fields and buttons keep their values: without them it would be another form. */
const filled = (fields: readonly Field[], fill: (value: string) => string): URLSearchParams =>
  new URLSearchParams(
    fields.map(([field, value, isHidden]): [string, string] => [
      field,
      isHidden ? value : fill(value),
    ]),
  );
