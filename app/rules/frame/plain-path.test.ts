import { expect, test } from "vitest";
import { plainPath } from "./plain-path.ts";

test.each([
  ["/account/%63onfidential", "/account/confidential"],
  ["/ACCOUNT/Confidential", "/account/confidential"],
  ["/%6C%4Fgout", "/logout"],
  ["/a%zz", "/a%zz"],
])("%s is compared as %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
