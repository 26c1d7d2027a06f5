import { constants } from "node:zlib";
import compression from "compression";
import type { RequestHandler } from "express";

/**
 * Low qualities: a page is compressed for one member and thrown away. Answers are never cached
 * across members and carry no secret that a forged request could measure by its size, because the
 * session's cookies do not travel with cross-site requests. PDFs are compressed already and pass.
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
