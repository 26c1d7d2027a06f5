import { readFileSync, writeFileSync } from "node:fs";
import { openApi } from "#server/contract/open-api.ts";

// Writes docs/gateway.openapi.json; with --check only fails when it is stale.
const file = new URL("../docs/gateway.openapi.json", import.meta.url);
const text = `${JSON.stringify(openApi(), null, 2)}\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(file, text);
} else if (readFileSync(file, "utf8") !== text) {
  process.stderr.write("docs/gateway.openapi.json is stale: run `npm run openapi`\n");
  process.exitCode = 1;
}
