import { expect, test } from "vitest";
import { planDocuments, programDocuments, type ContentEntry } from "./plan-documents.ts";

const url = (name: string) => `https://documents.example.test/${name}.pdf`;

const entry = (more: Partial<ContentEntry>): ContentEntry => ({
  id: null,
  category: null,
  name: null,
  documents: [],
  ...more,
});

const entries: readonly ContentEntry[] = [
  entry({ category: "Member Handbooks", documents: [{ title: "Dental", url: url("dental") }] }),
  entry({
    category: " member handbooks ",
    name: "Vision handbook",
    documents: [
      { title: null, url: url("vision") },
      { title: "Dental", url: url("dental") },
    ],
  }),
  entry({ category: "Certificate of Coverage", documents: [{ title: "Yours", url: null }] }),
  entry({ id: 20, documents: [{ title: "Workbook", url: url("workbook") }] }),
  entry({ id: 20, category: "Member Handbooks", documents: [{ title: "Tools", url: url("t") }] }),
  entry({ id: 99, documents: [{ title: "Of another program", url: url("other") }] }),
];

test("BENEFIT-25 ROUTE-40 handbooks and certificates are found by category, each once, none if empty", () => {
  expect(planDocuments(entries, "handbooks")).toEqual([
    { title: "Dental", url: url("dental") },
    { title: "Vision handbook", url: url("vision") },
    { title: "Tools", url: url("t") },
  ]);
  expect(planDocuments(entries, "certificates")).toEqual([{ title: "Yours", url: null }]);
  const empty = entry({
    category: "Member Handbooks",
    documents: [
      { title: null, url: null },
      { title: null, url: url("a") },
    ],
  });
  expect(planDocuments([empty], "handbooks")).toEqual([{ title: null, url: url("a") }]);
  expect(planDocuments([], "handbooks")).toEqual([]);
});

test("DATA-24 eligible programs have their documents, and their address if its type is PDF", () => {
  const program = {
    id: 20,
    name: "Health tools",
    eligible: true,
    url: url("tools"),
    urlDocumentType: "pdf ",
  };
  expect(programDocuments([program], entries)).toEqual([
    { title: "Health tools", url: url("tools") },
    { title: "Workbook", url: url("workbook") },
  ]);
  expect(programDocuments([{ ...program, urlDocumentType: "ENDPOINT" }], entries)).toEqual([
    { title: "Workbook", url: url("workbook") },
  ]);
  expect(programDocuments([{ ...program, eligible: false }], entries)).toEqual([]);
  const untyped = [{ ...program, urlDocumentType: null }];
  expect(programDocuments(untyped, entries)).toMatchObject([{ title: "Workbook" }]);
});
