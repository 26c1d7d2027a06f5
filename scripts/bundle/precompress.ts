import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { COMPRESSED_TYPES } from "#server/http/static-files.ts";

const SMALLEST = 1024;

/** Writes a .br and a .gz copy beside each asset of a client build; returns how many. */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => extname(name) in COMPRESSED_TYPES);
  const counts = await Promise.all(names.map((name) => compressFile(join(folder, name))));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function compressFile(path: string): Promise<number> {
  const raw = await readFile(path);
  if (raw.byteLength < SMALLEST) return 0;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
  };
  const copies = await Promise.all([
    promisify(brotliCompress)(raw, { params }).then((bytes) => ({ suffix: ".br", bytes })),
    promisify(gzip)(raw, { level: 9 }).then((bytes) => ({ suffix: ".gz", bytes })),
  ]);
  await Promise.all(copies.map(({ suffix, bytes }) => writeFile(path + suffix, bytes)));
  return copies.length;
}
