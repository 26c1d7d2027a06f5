import { commonText } from "#app/text/common.ts";

/** A page with nothing but a link, which the browser follows by itself. */
export function bouncePage(href: string): Response {
  const target = escapeAttribute(href);
  const html = [
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta http-equiv="refresh" content="0;url=${target}">`,
    `<title>${commonText.continue}</title></head>`,
    `<body><main><p><a href="${target}">${commonText.continue}</a></p></main></body></html>\n`,
  ].join("");
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(html, { headers });
}

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
