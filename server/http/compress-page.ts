import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import type { Request, Response } from "express";
import Negotiator from "negotiator";

/** Bytes of a page; shorter ones are sent as they are. */
const SHORTEST = 1024;

const ZSTD_LEVEL = 3;
const BROTLI_QUALITY = 3;
/** 64 kB, about a page: a larger window costs memory and gains nothing. */
const BROTLI_WINDOW = 16;
const GZIP_LEVEL = 4;

/**
 * The encodings by their cost, the cheapest first. Low levels, because a page is compressed for one
 * response only; at once, because a stream costs more than the work (docs/decisions/frame/rendering.md).
 */
const ENCODINGS: Readonly<Record<string, (page: Buffer) => Buffer>> = {
  zstd: (page) =>
    zstdCompressSync(page, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
  br: (page) =>
    brotliCompressSync(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
      },
    }),
  gzip: (page) => gzipSync(page, { level: GZIP_LEVEL }),
};

/**
 * The page as its client reads it, with the headers that say so. Sizes reveal no secret to forged
 * requests, which carry no session cookies.
 */
export function compressPage(page: Buffer, req: Request, res: Response): Buffer {
  res.vary("Accept-Encoding");
  if (page.byteLength < SHORTEST || req.method === "HEAD") return page;
  const accepted = new Negotiator(req).encodings(Object.keys(ENCODINGS));
  for (const [encoding, compress] of Object.entries(ENCODINGS)) {
    if (!accepted.includes(encoding)) continue;
    res.setHeader("Content-Encoding", encoding);
    return compress(page);
  }
  return page;
}
