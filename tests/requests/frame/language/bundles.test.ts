import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listPlaces } from "#scripts/checks/said-texts.ts";
import type { Language } from "#app/rules/frame/languages.ts";

const ROOT = join(import.meta.dirname, "../../../..");

const clientOf = (language: Language): string => {
  const cwd = join(ROOT, "build", language, "client/assets");
  return globSync("*.js", { cwd })
    .map((file) => readFileSync(join(cwd, file), "utf8"))
    .join("\n");
};

/** The sentences of a language that stand in a bundle as they stand in the source. */
async function sentencesOf(language: Language): Promise<readonly string[]> {
  const cwd = join(ROOT, "app/text", language);
  const files = globSync("**/*.ts", { cwd }).filter((file) => !file.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(join(cwd, file)) as Promise<object>),
  );
  const texts = modules.flatMap((each) => listPlaces({ ...each })).map(({ value }) => value);
  return texts.flatMap((text) =>
    typeof text === "string" && /\S+ \S+ \S+ \S+ \S+/.test(text) && !/["'`\\\n]/.test(text)
      ? [text]
      : [],
  );
}

test("LANG-03 no sentence of one language stands in the client bundle of the other", async () => {
  const [english, spanish] = await Promise.all([sentencesOf("en"), sentencesOf("es")]);
  const found = (texts: readonly string[], code: string) => texts.filter((it) => code.includes(it));
  const [en, es] = [clientOf("en"), clientOf("es")];
  // Each is in its own: most texts are needed in the browser.
  expect(found(english, en).length).toBeGreaterThan(300);
  expect(found(spanish, es).length).toBeGreaterThan(300);
  expect(found(spanish, en)).toEqual([]);
  expect(found(english, es)).toEqual([]);
});
