import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { brandsFile } from "#server/brands/schema.ts";
import { openApi } from "./contract/open-api.ts";
import { personasDoc } from "./docs/personas-doc.ts";
import { settingsDoc } from "./docs/settings-doc.ts";

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The documents that are generated from the code. */
const DOCUMENTS = {
  "gateway.openapi.json": json(openApi()),
  "brands.schema.json": json(
    // The draft that editors support.
    z.toJSONSchema(brandsFile, { io: "input", target: "draft-7", reused: "ref" }),
  ),
  "personas.md": personasDoc(),
  "settings.md": settingsDoc(),
};

// Writes them to docs/; with --check only fails if one is stale.
for (const [name, text] of Object.entries(DOCUMENTS)) {
  const file = new URL(`../docs/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    process.stderr.write(`docs/${name} is stale: run \`npm run docs\`\n`);
    process.exitCode = 1;
  }
}
