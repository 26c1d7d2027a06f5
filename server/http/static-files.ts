import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import express, { type Request, type RequestHandler, type Response } from "express";
import { getTransport } from "./request-facts.ts";

/** The kinds of files that are worth compressing, with their Content-Type. */
export const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

const COMMON = { index: false, redirect: false, fallthrough: false } as const;

/**
 * Serves the client builds; a file in several is the same in each. Files are listed at the start: no
 * other path is looked up on disk.
 */
export function staticFiles(clientDirs: readonly string[]): RequestHandler {
  const folders = clientDirs.map((folder) => ({
    paths: listFiles(folder),
    immutable: express.static(folder, { ...COMMON, immutable: true, maxAge: "1y" }),
    shortLived: express.static(folder, { ...COMMON, maxAge: "1h" }),
  }));

  return (req, res, next) => {
    const path = decodeURIComponent(req.path);
    const isAsset = path.startsWith("/assets/");
    const folder = folders.find(({ paths }) => paths.has(path));
    if (folder === undefined && !isAsset) {
      next();
      return;
    }
    getTransport(res).report.pattern = "static";
    if (req.method === "POST") {
      res.setHeader("Allow", "GET, HEAD");
      sendPlainText(res, 405, "Method not allowed");
      return;
    }
    if (folder === undefined) {
      sendPlainText(res, 404, "Not found");
      return;
    }
    choosePrecompressed(req, res, path, folder.paths);
    folder[isAsset ? "immutable" : "shortLived"](req, res, next);
  };
}

/**
 * Points the request at the smallest copy of a file that the client accepts (`compressPages` sets
 * Vary).
 */
function choosePrecompressed(
  req: Request,
  res: Response,
  path: string,
  files: ReadonlySet<string>,
): void {
  const type = COMPRESSED_TYPES[extname(path)];
  const copies = ENCODINGS.filter(({ suffix }) => files.has(path + suffix));
  if (type === undefined || copies.length === 0) return;
  const chosen = copies.find(({ name }) => req.acceptsEncodings(name) === name);
  if (chosen === undefined) return;
  res.setHeader("Content-Encoding", chosen.name);
  res.setHeader("Content-Type", type);
  req.url = req.path + chosen.suffix;
}

/** The licences of what is bundled, with versions: they belong to the image, not to the site. */
const PRIVATE = new Set(["/NOTICE.md"]);

function listFiles(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  return new Set(paths.filter((path) => !path.includes("/.") && !PRIVATE.has(path)));
}

/** Ends a response with a line of plain text, for programs. */
export function sendPlainText(res: Response, status: number, line: string): void {
  res.status(status);
  res.setHeader("Content-Type", "text/plain; charset=utf-8");
  res.setHeader("Content-Length", line.length + 1);
  res.end(`${line}\n`);
}
