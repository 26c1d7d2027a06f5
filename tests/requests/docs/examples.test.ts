import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXAMPLE_LINES } from "#tests/harness/processes/example-build.ts";

// examples.long.test.ts covers their types, their build and their behavior.

const ROOT = join(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, "docs/examples");
/** `imports` of package.json: `#app/text/` is the English text. */
const placeOf = (path: string) => path.replace(/^app\/text\//, "app/text/en/");
const read = (path: string) => readFileSync(path, "utf8");

test("an example page is shorter than 60 lines", () => {
  const pages = globSync("app/routes/**/*.tsx", { cwd: FOLDER });
  const lengths = pages.map((page) => read(join(FOLDER, page)).split("\n").length);
  expect(Math.max(...lengths)).toBeLessThan(60);
  expect(pages).toHaveLength(2);
});

test("each place where an example tells to add a line occurs once in its file", () => {
  for (const { file, after } of EXAMPLE_LINES) {
    expect(read(join(ROOT, file)).split(after), file).toHaveLength(2);
  }
});

test("the modules that the examples import export the names they use", () => {
  const imports = globSync("app/**/*.{ts,tsx}", { cwd: FOLDER }).flatMap((file) =>
    [
      ...read(join(FOLDER, file)).matchAll(
        /import (?:type )?{([^}]*)} from "#(app|server)\/([^"]+)"/g,
      ),
    ].map(([, names = "", root = "", path = ""]) => ({ names, path: placeOf(`${root}/${path}`) })),
  );
  expect(imports.length).toBeGreaterThan(5);
  for (const { names, path } of imports) {
    const place = [ROOT, FOLDER].map((root) => join(root, path)).find(existsSync);
    const source = place === undefined ? "" : read(place);
    const each = names.split(",").map((name) => name.replace(/^\s*type | as .*/g, "").trim());
    for (const name of each.filter((it) => it !== "")) {
      expect(source, `${path} ${name}`).toMatch(new RegExp(`export .*\\b${name}\\b`));
    }
  }
});
