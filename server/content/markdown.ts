import { micromark } from "micromark";
import { cleanHtml, LONGEST_HTML } from "./html.ts";
import type { SafeMarkup } from "./safe-markup.ts";

/** Tags of Markdown that are not in the HTML of services. */
const MORE_TAGS = ["blockquote", "pre", "code", "hr"];

/**
 * CommonMark as markup for a page (COMP-19, §7 "generic markdown component"), which only the gallery
 * shows: the specification names no other use. HTML in the source is
 * shown as text, links with other schemes lose their address, images are removed, and the rest is
 * cleaned like the HTML of a service.
 */
export function renderMarkdown(source: string): SafeMarkup {
  const html = micromark(source.slice(0, LONGEST_HTML), {
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
  });
  return cleanHtml(html, { more: MORE_TAGS });
}
