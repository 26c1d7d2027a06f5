import { expect, test } from "vitest";
import { createDocumentSizes } from "./document-sizes.ts";

test("EOB-05 a document's size is known once it was told, by its own id, and nothing teaches nothing", () => {
  const sizes = createDocumentSizes();
  sizes.record("A", 12_345);
  expect([sizes.find("A"), sizes.find("B")]).toEqual([12_345, null]);
  const otherSizes = createDocumentSizes();
  otherSizes.record("A", null);
  otherSizes.record("B", 0);
  expect([otherSizes.find("A"), otherSizes.find("B")]).toEqual([null, null]);
});

test("no more is remembered than there is room for, the longest unused goes first", () => {
  const sizes = createDocumentSizes(2);
  sizes.record("A", 1);
  sizes.record("B", 2);
  sizes.find("A");
  sizes.record("C", 3);
  expect(["A", "B", "C"].map(sizes.find)).toEqual([1, null, 3]);
});
