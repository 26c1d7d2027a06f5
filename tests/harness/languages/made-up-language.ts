import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyProduct, type ProductCopy } from "../processes/product-copy.ts";

/** English with accents, about 40 % longer, by the name that programs give such a language. */
export const MADE_UP = "en-XA";

/**
 * A copy of the product with a third language, added as docs/extending.md says, type-checked and
 * built.
 */
export async function buildMadeUpLanguage(): Promise<ProductCopy> {
  const copy = copyProduct();
  copy.replace("app/rules/frame/languages.ts", '["en", "es"]', `["en", "es", "${MADE_UP}"]`);
  copy.addLine({
    file: "package.json",
    after: '"#app/text/*": {',
    line: `"${MADE_UP}": "./app/text/${MADE_UP}/*",`,
  });
  copy.addLine({
    file: "server/http/plain-error-page.ts",
    after: "import * as es",
    line: `import * as madeUp from "../../app/text/${MADE_UP}/frame/errors.ts";`,
  });
  copy.replace("server/http/plain-error-page.ts", "{ en, es }", `{ en, es, "${MADE_UP}": madeUp }`);
  const letter = "app/routes/member/account/proof-of-coverage/write-letter.ts";
  copy.replace(letter, "= { en, es }", `= { en, es, "${MADE_UP}": en }`);
  copy.addLine({
    file: "server/brands/language-help.ts",
    after: "export const OWN_OFFERS",
    line: `"${MADE_UP}": { language: "${MADE_UP}", name: "Made-up", text: "Free help." },`,
  });
  const texts = join(copy.folder, "app/text");
  for (const file of globSync("**/*.ts", { cwd: join(texts, "en") })) {
    const source = readFileSync(join(texts, "en", file), "utf8");
    const made = join(texts, MADE_UP, file);
    mkdirSync(dirname(made), { recursive: true });
    writeFileSync(made, file === "common/locale.ts" ? LOCALE : moduleOf(file, source));
  }
  copy.add("tests/harness/languages/stretched.ts", `app/text/${MADE_UP}/stretched.ts`);
  await copy.build();
  return copy;
}

const LOCALE = `export const locale: string = "${MADE_UP}";\nexport const language: string = "en";\n`;

/** The module of the English texts, stretched. */
function moduleOf(file: string, source: string): string {
  const up = "../".repeat(file.split("/").length - 1);
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => `export const ${name} = stretched(en.${name});`,
  );
  return [
    `import * as en from "${up}../en/${file}";`,
    `import { stretched } from "${up}./stretched.ts";`,
    `export type * from "${up}../en/${file}";`,
    ...names,
    "",
  ].join("\n");
}
