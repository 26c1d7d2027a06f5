import cleanMarkup from "sanitize-html";
import { getSafeMarkup, type SafeMarkup } from "./safe-markup.ts";

/** Far longer than any real text; cleaning time grows with the square of the nesting. */
export const LONGEST_HTML = 50_000;

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const TEXT = ["p", "br", "strong", "b", "em", "i", "ul", "ol", "li", "a"];
const TABLE = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** Elements whose content is not for reading and is removed with the tag. */
const UNREADABLE =
  "script style head title template noscript noembed noframes iframe object svg math xmp " +
  "textarea select option";

const LINK_SCHEMES = ["http", "https", "mailto", "tel"];

/**
 * Elements that are removed when empty, because keyboards and screen readers would stop at them.
 */
const NOTHING_WHEN_EMPTY = ["a", "p", "li", "caption", ...HEADINGS];

type Attributes = Record<string, string>;

type CleanOptions = {
  readonly more?: readonly string[];
  readonly refuses?: (url: URL) => boolean;
};

/**
 * Reduces HTML of a service (holiday calendar, §2 "Contact-us page") to what a page may show:
 * paragraphs, lists, emphasis, headings, tables and links to http(s), mailto and tel. The result is
 * well-formed and contains nothing that runs, loads, styles or names parts of the page. Headings
 * keep their order of rank and begin at h3, below the page's own. "" when no words are left; only
 * the first 50,000 characters of the source count. `more` names further tags to allow; links that
 * `refuses` names keep their words alone.
 */
export function cleanHtml(
  source: string,
  { more = [], refuses = () => false }: CleanOptions = {},
): SafeMarkup {
  const html = cleanMarkup(source.slice(0, LONGEST_HTML), {
    allowedTags: [...TEXT, ...HEADINGS, ...TABLE, ...more],
    allowedAttributes: {
      a: ["href", "rel"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
    },
    allowedSchemes: LINK_SCHEMES,
    allowProtocolRelative: false,
    nonTextTags: UNREADABLE.split(" "),
    nestingLimit: 40,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: linkTo(href, refuses) }),
      th: (tagName, attribs) => ({ tagName, attribs: numbersAndScope(attribs) }),
      td: (tagName, attribs) => ({ tagName, attribs: numbersAndScope(attribs) }),
      ol: (tagName, attribs) => ({ tagName, attribs: numbersAndScope(attribs) }),
    },
    exclusiveFilter: ({ tag, text }) => NOTHING_WHEN_EMPTY.includes(tag) && text.trim() === "",
  });
  return getSafeMarkup(hasWords(html) ? rankHeadings(unlink(html.trim())) : "");
}

/** Absolute URLs only: a relative one would lead to a page of this site. */
function linkTo(href: string | undefined, refuses: (url: URL) => boolean): Attributes {
  const url = URL.parse(href ?? "");
  const follow = url !== null && LINK_SCHEMES.includes(url.protocol.slice(0, -1));
  // A user name before the host makes a URL look like another one.
  if (!follow || url.username !== "" || url.password !== "" || refuses(url)) return {};
  return { href: url.href, rel: "noopener" };
}

/** Replaces links without an address, and links inside links, by their words. */
function unlink(html: string): string {
  const open: boolean[] = [];
  return html.replaceAll(/<a>|<a [^>]*>|<\/a>/g, (tag) => {
    if (tag === "</a>") return open.pop() === true ? tag : "";
    const kept = tag !== "<a>" && !open.includes(true);
    open.push(kept);
    return kept ? tag : "";
  });
}

function numbersAndScope({ scope, colspan, rowspan, start }: Attributes): Attributes {
  return {
    ...(scope && /^(?:col|row|colgroup|rowgroup)$/.test(scope) && { scope }),
    ...(colspan && /^[1-9]\d?$/.test(colspan) && { colspan }),
    ...(rowspan && /^[1-9]\d?$/.test(rowspan) && { rowspan }),
    ...(start && /^\d{1,4}$/.test(start) && { start }),
  };
}

/** Cleaned HTML escapes every other "<", so a pattern can find the tags. */
function rankHeadings(html: string): string {
  const found = Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level));
  const ranks = [...new Set(found)].toSorted((a, b) => a - b);
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    return `<${slash}h${Math.min(3 + ranks.indexOf(Number(level)), 6)}>`;
  });
}

function hasWords(html: string): boolean {
  return html.replaceAll(/<[^>]*>/g, "").trim() !== "";
}
