import { expect, test } from "vitest";
import { showFileSize } from "./file-size.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [84_321, "84 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [1_240_000, "1.2 MB"],
  [9_960_000, "10 MB"],
  [209_715_200, "210 MB"],
  [3_000_000_000, "3.0 GB"],
  [null, null],
  [-1, null],
  [Number.NaN, null],
])("S-22 a file of %s bytes is of %s", (bytes, shown) => {
  expect(showFileSize(bytes)).toBe(shown);
});
