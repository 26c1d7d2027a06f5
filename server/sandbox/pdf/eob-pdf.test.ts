import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeEobPdf } from "./eob-pdf.ts";

const person = { firstName: "Ana", middleInitial: null, lastName: "Exempel" };
const claim = {
  id: "26000010001",
  firstName: "Ana",
  lastName: "Exempel",
  providerName: "Alder Creek",
  chargeAmount: 264,
  patientResponsibility: null,
};

/** How many elements of each kind stand on each page. */
async function drawnOn(claims: number) {
  const eob = {
    documentId: "EOB1",
    pdfDocumentId: "EOB1P",
    date: "2026-11-06",
    typeOfClaims: "MEDICAL",
    subscriber: person,
    members: [person],
    claims: Array.from({ length: claims }, () => claim),
  };
  const bytes = Buffer.from(await makeEobPdf(eob, new Date("2026-11-21T12:00:00-08:00")));
  const text = bytes.toString("latin1");
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed]) =>
    inflateSync(Buffer.from(packed ?? "", "latin1")).toString("latin1"),
  );
  const count = (page: string, kind: string) => page.split(`/${kind} <<\n/MCID`).length - 1;
  return streams
    .filter((stream) => stream.includes("BDC"))
    .map((page) => ["H1", "H2", "TH", "TD"].map((kind) => count(page, kind)));
}

test("two claims are one page with its titles; more than it holds go on at the top of the next", async () => {
  expect(await drawnOn(2)).toEqual([[1, 1, 5, 10]]);
  expect(await drawnOn(20)).toEqual([
    [1, 1, 5, 70],
    [0, 0, 0, 30],
  ]);
});
