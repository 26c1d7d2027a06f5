/**
 * HTML that is safe to show: only this folder makes it, only SafeHtml shows it. "" shows nothing.
 */
export type SafeMarkup = string & { readonly __brand: "SafeMarkup" };

const TAGS =
  "p|br|strong|b|em|i|ul|ol|li|a|h[3-6]|table|caption|thead|tbody|tfoot|tr|th|td|blockquote|pre|code|hr";
const ATTRIBUTES = "href|rel|scope|colspan|rowspan|start";

const FOREIGN_TAG = new RegExp(`<(?!/?(?:${TAGS})(?: (?:${ATTRIBUTES})="[^"<>]*")*(?: /)?>)`);
const FOREIGN_LINK = /href="(?!https?:\/\/|mailto:|tel:)/;

/** Whether every "<" begins one of these tags with these attributes, and every link is allowed. */
export function isSafeMarkup(html: string): html is SafeMarkup {
  return !FOREIGN_TAG.test(html) && !FOREIGN_LINK.test(html);
}

/** Safe HTML as markup for a page. Throws Error when the check fails. */
export function getSafeMarkup(html: string): SafeMarkup {
  if (isSafeMarkup(html)) return html;
  throw new Error("cleaned HTML holds markup that no page may show");
}
