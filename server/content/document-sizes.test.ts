import { expect, test } from "vitest";
import { createDocumentSizes } from "./document-sizes.ts";

test("a document's size is found by its id once recorded, and null or 0 record nothing", () => {
  const sizes = createDocumentSizes();
  sizes.record("A", 12_345);
  sizes.record("B", null);
  sizes.record("C", 0);
  expect(["A", "B", "C", "D"].map(sizes.find)).toEqual([12_345, null, null, null]);
});

test("a full store of document sizes drops the one that was not used for longest", () => {
  const sizes = createDocumentSizes(2);
  sizes.record("A", 1);
  sizes.record("B", 2);
  sizes.find("A");
  sizes.record("C", 3);
  expect(["A", "B", "C"].map(sizes.find)).toEqual([1, null, 3]);
});
