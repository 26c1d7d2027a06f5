import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { ROOT } from "#tests/harness/processes/image.ts";

/** Licenses that only require their own text, which NOTICE.md has. */
const PERMITTED = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"];
/** For fonts. */
const FONTS = ["OFL-1.1"];

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({ dev: z.boolean().default(false), license: z.string().default("none") }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));

test("each production package has a permitted licence", () => {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
  const licences = shipped.map(([path, { license }]) => ({ path, license }));
  const isPermitted = ({ path, license }: (typeof licences)[number]) =>
    (path.includes("/@fontsource-variable/") ? FONTS : PERMITTED).includes(license);
  expect(licences.length).toBeGreaterThan(100);
  expect(licences.filter((each) => !isPermitted(each))).toEqual([]);
});
