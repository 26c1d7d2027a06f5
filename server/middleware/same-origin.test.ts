import { expect, test } from "vitest";
import { comesFromUs } from "./same-origin.ts";

const origin = "https://dashboard.test";

test.each([
  [{ origin }, true],
  [{ origin: "https://evil.test" }, false],
  [{ origin: "http://dashboard.test" }, false],
  [{ origin: "https://dashboard.test.evil.test" }, false],
  [{ origin: "null" }, false],
  [{ origin: "https://evil.test", "sec-fetch-site": "same-origin" }, false],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{}, false],
])("a post with the headers %j is from our own site: %s", (headers, expected) => {
  expect(comesFromUs(new Headers(headers as Record<string, string>), origin)).toBe(expected);
});
