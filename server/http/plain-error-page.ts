import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import * as en from "../../app/text/en/frame/errors.ts";
import * as es from "../../app/text/es/frame/errors.ts";
import { getTransport } from "./request-facts.ts";
import type { Language } from "#app/rules/frame/languages.ts";

// Light or dark by the device's setting: the member's choice is not read here.
const STYLE = [
  "html{color-scheme:light dark}",
  "body{margin:0;font:1.125rem/1.5 system-ui,sans-serif}",
  "main{max-width:36rem;margin:12vh auto 0;padding:0 1.5rem}",
  "h1{font-size:1.75rem;line-height:1.25}",
  "a{color:LinkText}",
].join("");
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Stricter than the app's own policy: only this page's style is allowed. */
const POLICY =
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TEXTS: Readonly<Record<Language, typeof en>> = { en, es };

type PlainError = {
  readonly status: number;
  readonly language: Language;
  /** The request id; null if the request could not be parsed. */
  readonly reference: string | null;
  readonly home: string;
};

/** A whole error page, without brand and script, for requests that never reach the app. */
export function plainErrorPage(error: PlainError): {
  readonly html: string;
  readonly policy: string;
} {
  const { errorContent, errorsText, httpErrors } = TEXTS[error.language];
  const { title, description } = errorContent(error.status);
  const lines = [
    description ?? httpErrors[error.status],
    error.reference === null ? undefined : errorsText.reference(error.reference),
  ];
  const html = [
    `<!DOCTYPE html><html lang="${error.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...lines.filter((line) => line !== undefined).map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="${escapeHtml(error.home)}">${escapeHtml(errorsText.home)}</a></p>`,
    "</main></body></html>\n",
  ].join("");
  return { html, policy: POLICY };
}

/** Ends the response with that page, or for HEAD with its headers. */
export function sendPlainError(req: Request, res: Response, status: number): void {
  const home: unknown = req.app.get("home");
  const { html, policy } = plainErrorPage({
    status,
    reference: getTransport(res).requestId,
    language: getTransport(res).language,
    home: typeof home === "string" ? home : "/",
  });
  res.status(status);
  for (const name of ["Content-Encoding", "ETag", "Last-Modified"]) res.removeHeader(name);
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Security-Policy", policy);
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Content-Language", getTransport(res).language);
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
