import { constants } from "node:zlib";
import compression from "compression";
import type { RequestHandler } from "express";

/**
 * Low quality, because a page is compressed for a single response. Its size reveals no secret to
 * forged requests: cross-site requests carry no session cookies. PDFs are compressed already and
 * are left alone.
 */
export function compressPages(): RequestHandler {
  return compression({
    threshold: 1024,
    level: 4,
    brotli: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 15 },
    },
  });
}
