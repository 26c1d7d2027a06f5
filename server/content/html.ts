import cleanMarkup from "sanitize-html";
import { getSafeMarkup, type SafeMarkup } from "./safe-markup.ts";

/** Far more than a notice has; the time that cleaning takes grows with the square of nesting. */
export const LONGEST_HTML = 50_000;

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const TEXT = ["p", "br", "strong", "b", "em", "i", "ul", "ol", "li", "a"];
const TABLE = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** What stands inside these is not for reading: it goes together with its tag. */
const UNREADABLE =
  "script style head title template noscript noembed noframes iframe object svg math xmp " +
  "textarea select option";

const LINK_SCHEMES = ["http", "https", "mailto", "tel"];

/** Elements that say nothing when they are empty, but would be met by keyboard or read aloud. */
const NOTHING_WHEN_EMPTY = ["a", "p", "li", "caption", ...HEADINGS];

type Attributes = Record<string, string>;

/**
 * HTML of a service (holiday calendar, §2 "Contact-us page") reduced to what a page may show:
 * paragraphs, lists, emphasis, headings, tables and links to http(s), mailto and tel. Nothing
 * that runs, loads, styles or names parts of the page is left, and what is left is well-formed.
 * Headings keep their order of rank and begin at h3, under the page's own. "" when nothing that
 * can be read is left; of a longer source the first 50,000 characters
 * count. `more` names further tags, for text sources of other kinds.
 */
export function cleanHtml(source: string, more: readonly string[] = []): SafeMarkup {
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
      a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
      th: (tagName, attribs) => ({ tagName, attribs: numbersAndScope(attribs) }),
      td: (tagName, attribs) => ({ tagName, attribs: numbersAndScope(attribs) }),
      ol: (tagName, attribs) => ({ tagName, attribs: numbersAndScope(attribs) }),
    },
    exclusiveFilter: ({ tag, text }) => NOTHING_WHEN_EMPTY.includes(tag) && text.trim() === "",
  });
  return getSafeMarkup(hasWords(html) ? rankHeadings(unlink(html.trim())) : "");
}

/** Only whole addresses: a relative one would lead somewhere on our own site. */
function linkTo(href: string | undefined): Attributes {
  const url = URL.parse(href ?? "");
  const follow = url !== null && LINK_SCHEMES.includes(url.protocol.slice(0, -1));
  // A name before the host is how an address pretends to be another one.
  if (!follow || url.username !== "" || url.password !== "") return {};
  return { href: url.href, rel: "noopener" };
}

/** Leaves the words of links that lead nowhere, and of links inside other links. */
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

/** In cleaned HTML every "<" that is not a tag's is escaped, so that a pattern finds the tags. */
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
