import type { Answers, Browsers, Pair } from "./pair.ts";

/** How many pages that differ only in a record or a query's value are visited. */
const OF_A_KIND = 2;
/** Pages that end the session are left to the forms, at their end. */
const ENDS_SESSION = /^\/(?:logout|login-as\/end|session-ended)/;

export const VISITOR_STARTS = [
  "/",
  "/login",
  "/registration",
  "/forgot-username",
  "/forgot-password",
  "/home",
  "/contact-us",
  "/language-help",
  "/nowhere",
  "/error/404",
  "/session-ended",
  "/readyz",
  "/robots.txt",
  "/manifest.webmanifest",
];

const LISTS = ["/claims", "/claims/pharmacy", "/eobs", "/benefits/referrals", "/documents"];
const QUERIES = ["?page=2", "?page=0", "?sort=amount", "?from=02/31/2026", "?q=%3Cb%3E", "?x=1"];
const FOREIGN = ["/claims/medical/1/9", "/id-card/9/M", "/find-care/primary-care/9", "/eobs/1"];

export const MEMBER_STARTS = [
  "/home",
  "/documents",
  "/benefits/summary",
  "/benefits/compare",
  "/account",
  "/nowhere",
  ...LISTS.flatMap((path) => QUERIES.map((query) => `${path}${query}`)),
  ...FOREIGN,
];

export type Visit = {
  /** The brand's host, and the visitor or persona. */
  readonly who: string;
  readonly browsers: Browsers;
};

export type WalkedPage = { readonly path: string; readonly answers: Answers };

type Walk = Visit & { readonly starts: readonly string[]; readonly only: RegExp };

/** Opens the starting pages and every linked page; only a few of each kind. */
export async function walk(
  pair: Pair,
  { who, browsers, starts, only }: Walk,
): Promise<WalkedPage[]> {
  const pages: WalkedPage[] = [];
  const seen = new Set(starts);
  const kinds = new Map<string, number>();
  for (const path of seen) {
    // oxlint-disable-next-line no-await-in-loop -- a browser opens one page after the other
    const answers = await pair.ask(`${who} GET ${path}`, browsers, (browser) => browser.open(path));
    const { after: page } = answers;
    if (!(page.headers.get("content-type") ?? "").startsWith("text/html")) continue;
    if (only.test(path)) pages.push({ path, answers });
    for (const link of page.document.querySelectorAll("a[href]")) {
      const target = new URL(link.getAttribute("href") ?? "", page.url);
      const address = `${target.pathname}${target.search}`;
      if (target.origin !== page.url.origin || ENDS_SESSION.test(target.pathname)) continue;
      if (seen.has(address) || !only.test(address)) continue;
      const kind = kindOf(address);
      const known = kinds.get(kind) ?? 0;
      kinds.set(kind, known + 1);
      if (known < OF_A_KIND) seen.add(address);
    }
  }
  return pages;
}

/** An address without its record ids and query values. */
export const kindOf = (address: string): string =>
  address.replaceAll(/=[^&]*/g, "=").replaceAll(/[^/?&=]*\d[^/?&=]*/g, "*");
