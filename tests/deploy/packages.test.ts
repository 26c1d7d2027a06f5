import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { noticesIn, PERMITTED_LICENCES } from "#tests/harness/notices.ts";
import { ROOT } from "#tests/harness/image.ts";

const lock = z
  .object({ packages: z.record(z.string(), z.looseObject({ license: z.string().optional() })) })
  .parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
