import { expect, test } from "vitest";
import { canBeDialed, fixedDetails, programDetails, type ContentEntry } from "./program-details.ts";

const entry = (id: number | null, more: Partial<ContentEntry> = {}): ContentEntry => ({
  id,
  description: null,
  phoneNumber: null,
  documents: [],
  ...more,
});
const guide = { title: "Guide", url: "https://a.example/guide.pdf" };
const list = { title: "List", url: "https://a.example/list.pdf" };

test("BENEFIT-20 BENEFIT-21 S-14 S-29 a program's details are its entries', or of settings", () => {
  const entries = [
    entry(null, { description: "of a category" }),
    entry(21, { description: "of another", documents: [list] }),
    entry(20, { documents: [guide] }),
    entry(20, { description: "first", phoneNumber: "555-0101" }),
    entry(20, { description: "second", phoneNumber: "555-0102", documents: [list] }),
  ];
  const expected = { description: "first", phoneNumber: "555-0101", documents: [guide, list] };
  expect(programDetails(entries, 20)).toEqual(expected);
  const shown = programDetails(entries, 22);
  expect(shown).toEqual({ description: null, phoneNumber: null, documents: [] });
  expect(fixedDetails({ pdfUrl: guide.url, phone: "555-0103" })).toEqual({
    description: null,
    phoneNumber: "555-0103",
    documents: [{ title: null, url: guide.url }],
  });
  const otherExpected = { description: null, phoneNumber: null, documents: [] };
  expect(fixedDetails({ pdfUrl: null, phone: null })).toEqual(otherExpected);
});

test.each([
  ["503-555-0100", true],
  ["+1 (503) 555-0100", true],
  [" 555-0100 ", true],
  ["503-555-0100 ext. 4", false],
  ["ask your employer", false],
  ["711", false],
  ["1".repeat(40), false],
])("BENEFIT-20 whether %j can be dialed: %s", (phone, dialed) => {
  expect(canBeDialed(phone)).toBe(dialed);
});
