import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApi } from "./open-api.ts";

test("what a carrier reads of the calls is what they say: npm run openapi writes it", () => {
  const file = new URL("../../docs/gateway.openapi.json", import.meta.url);
  const written: unknown = JSON.parse(readFileSync(file, "utf8"));
  expect(JSON.parse(JSON.stringify(openApi()))).toEqual(written);
});
