import { expect, test } from "vitest";
import { createKeptText } from "./kept-text.ts";

test("what was added is read in its order, also where a letter is cut in two; of nothing none", async () => {
  const kept = createKeptText();
  const parts = Array.from({ length: 600 }, (_, at) => `${at} é 東京 ${"x".repeat(40)}\n`);
  for (const part of parts) await kept.add(part);
  let text = "";
  for await (const part of kept.read()) text += part;
  expect(text).toBe(parts.join(""));
  let otherText = "";
  for await (const part of createKeptText().read()) otherText += part;
  expect(otherText).toBe("");
});
