/**
 * HTML that nobody can slip anything into: only this folder makes it, and only the component
 * SafeHtml puts it on a page. A loader may hand it on like any other text; "" is nothing to show.
 */
export type SafeMarkup = string & { readonly __brand: "SafeMarkup" };

const TAGS =
  "p|br|strong|b|em|i|ul|ol|li|a|h[3-6]|table|caption|thead|tbody|tfoot|tr|th|td|blockquote|pre|code|hr";
const ATTRIBUTES = "href|rel|scope|colspan|rowspan|start";

const FOREIGN_TAG = new RegExp(`<(?!/?(?:${TAGS})(?: (?:${ATTRIBUTES})="[^"<>]*")*(?: /)?>)`);
const FOREIGN_LINK = /href="(?!https?:\/\/|mailto:|tel:)/;

/**
 * A second look at what the cleaning left, made apart from it: every "<" begins one of the tags
 * named here with the attributes named here, every link leads where links may.
 */
export function isSafeMarkup(html: string): html is SafeMarkup {
  return !FOREIGN_TAG.test(html) && !FOREIGN_LINK.test(html);
}

/** The same HTML as markup for a page. Throws when the second look finds anything foreign. */
export function getSafeMarkup(html: string): SafeMarkup {
  if (isSafeMarkup(html)) return html;
  throw new Error("cleaned HTML holds markup that no page may show");
}
