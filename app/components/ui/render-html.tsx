import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** The server HTML of a component, inside a router. For tests. */
export function htmlOf(element: ReactNode, path = "/"): string {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The text of HTML, without tags and with single blanks between words. */
export function wordsOf(html: string): string {
  const blocks = html.replaceAll(/<\/?(p|div|li|dt|dd|h\d|small|section|ul)\b[^>]*>/g, " ");
  return blocks
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The opening tags of one element name that hold all the given attribute texts. */
export function tagsOf(html: string, name: string, ...attributes: string[]): string[] {
  const tags = html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
  return tags.filter((tag) => attributes.every((attribute) => tag.includes(attribute)));
}
