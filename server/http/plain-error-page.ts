import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import { errorContent, errorsText } from "#app/text/errors.ts";
import { getTransport } from "./request-facts.ts";

// No cookie is read here: this page is light or dark as the device is.
const STYLE = [
  "html{color-scheme:light dark}",
  "body{margin:0;font:1.125rem/1.5 system-ui,sans-serif}",
  "main{max-width:36rem;margin:12vh auto 0;padding:0 1.5rem}",
  "h1{font-size:1.75rem;line-height:1.25}",
  "a{color:LinkText}",
].join("");
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Shut tighter than the app's own policy: nothing but this page's one style may act. */
const POLICY =
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Statuses only the transport answers with; the catalogue of §8 has no entry for them. */
const DESCRIPTIONS: Readonly<Record<number, string>> = {
  405: "Error code: 405 Method not allowed",
  413: "Error code: 413 Content too large",
  417: "Error code: 417 Expectation failed",
  431: "Error code: 431 Request headers too large",
};

export type PlainError = {
  readonly status: number;
  /** Null where a request never became one, and so has no number. */
  readonly reference: string | null;
  readonly home: string;
};

/**
 * A whole error page for requests that never reach the app: no brand is known yet and no script is
 * needed. `policy` is the Content-Security-Policy that goes with it.
 */
export function plainErrorPage(error: PlainError): {
  readonly html: string;
  readonly policy: string;
} {
  const { title, description } = errorContent(error.status);
  const lines = [
    description ?? DESCRIPTIONS[error.status],
    error.reference === null ? undefined : errorsText.reference(error.reference),
  ];
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...lines.filter((line) => line !== undefined).map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="${escapeHtml(error.home)}">${escapeHtml(errorsText.home)}</a></p>`,
    "</main></body></html>\n",
  ].join("");
  return { html, policy: POLICY };
}

/** Ends the answer with that page. A HEAD request gets its headers. */
export function sendPlainError(req: Request, res: Response, status: number): void {
  const home: unknown = req.app.get("home");
  const { html, policy } = plainErrorPage({
    status,
    reference: getTransport(res).requestId,
    home: typeof home === "string" ? home : "/",
  });
  res.status(status);
  for (const name of ["Content-Encoding", "ETag", "Last-Modified"]) res.removeHeader(name);
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Security-Policy", policy);
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Content-Length", Buffer.byteLength(html));
  res.end(html);
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
