import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { merge } from "#server/brands/read-brands.ts";

const DEMO = new URL("../../../docs/examples/brands.json", import.meta.url);
let folder: string | undefined;

/**
 * The path of a file with the demo's brands and these differences, field by field; null removes a
 * value. The file exists until this process ends.
 */
export function brandsFile(differences: object): string {
  const demo = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(DEMO, "utf8")));
  const text = JSON.stringify(merge(demo, differences));
  folder ??= makeFolder();
  const path = join(folder, `${createHash("sha256").update(text).digest("hex")}.json`);
  writeFileSync(path, text);
  return path;
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), "brands-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
}
