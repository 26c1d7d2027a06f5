import { findPlainDate, toSlashDate } from "#app/rules/dates/plain-date.ts";
import { BRAND, makeTaggedPdf, PAPER, putText, QUIET, type Look, type Pdf } from "./tagged-pdf.ts";
import type { EobBody } from "../store/eobs.ts";

const MARGIN = 54;
const WIDTH = PAPER.width - 2 * MARGIN;
const ROW = 32;
const HEAD = 236;

type Column = {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align?: "right";
};

const COLUMNS: readonly Column[] = [
  { title: "Claim", x: 0, width: 90 },
  { title: "Patient", x: 98, width: 120 },
  { title: "Provider", x: 226, width: 126 },
  { title: "Charge", x: 360, width: 64, align: "right" },
  { title: "You may owe", x: 432, width: 72, align: "right" },
];

/** An explanation of benefits as a PDF: as many pages as its claims need. */
export const makeEobPdf = (eob: EobBody, now: Date): Promise<Uint8Array<ArrayBuffer>> =>
  makeTaggedPdf({ title: `Explanation of benefits ${eob.documentId}`, now }, (pdf) =>
    draw(pdf, eob),
  );

function draw(pdf: Pdf, eob: EobBody): void {
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  const write = (kind: "H1" | "H2" | "P", text: string, look: Omit<Look, "x" | "width">) =>
    whole.add(pdf.struct(kind, {}, () => putText(pdf, text, { x: MARGIN, width: WIDTH, ...look })));

  write("H1", "Explanation of benefits", { y: 54, size: 20, bold: true, colour: BRAND });
  write("P", "This is not a bill.", { y: 84, size: 12, bold: true });
  write("P", `Date: ${dayOf(eob)}`, { y: 112, size: 10 });
  write("P", `Type of claims: ${eob.typeOfClaims ?? "not given"}`, { y: 130, size: 10 });
  write("P", `Subscriber: ${nameOf(eob.subscriber)}`, { y: 148, size: 10 });
  const members = (eob.members ?? []).map(nameOf).join(", ") || "not given";
  write("P", `Members: ${members}`, { y: 166, size: 10 });
  write("H2", "Claims explained", { y: 200, size: 13, bold: true });
  // An element's content is drawn when the element is added to a placed parent, so elements are
  // added from the outside in; otherwise all of it would be drawn on the last page.
  const table = pdf.struct("Table");
  whole.add(table);
  drawRows(pdf, table, eob.claims ?? []);
  table.end();
  whole.end();
}

type Element = ReturnType<Pdf["struct"]>;

function drawRows(pdf: Pdf, table: Element, claims: NonNullable<EobBody["claims"]>): void {
  const titles = COLUMNS.map(({ title }) => title);
  drawRow(pdf, table, { kind: "TH", y: HEAD, texts: titles });
  let y = HEAD + ROW;
  for (const { id, firstName, lastName, providerName, ...amounts } of claims) {
    if (y + ROW > PAPER.height - MARGIN) {
      pdf.addPage();
      y = MARGIN;
    }
    const texts = [
      String(id),
      nameOf({ firstName, lastName }),
      providerName ?? "not given",
      dollarsOf(amounts.chargeAmount),
      dollarsOf(amounts.patientResponsibility),
    ];
    drawRow(pdf, table, { kind: "TD", y, texts });
    y += ROW;
  }
}

type Row = { readonly kind: "TH" | "TD"; readonly y: number; readonly texts: readonly string[] };

function drawRow(pdf: Pdf, table: Element, { kind, y, texts }: Row): void {
  const row = pdf.struct("TR");
  table.add(row);
  const look = { y, size: 9, lines: 2, ...(kind === "TH" ? { bold: true, colour: QUIET } : {}) };
  for (const [index, { x, width, align }] of COLUMNS.entries()) {
    const at = { ...look, x: MARGIN + x, width, ...(align === undefined ? {} : { align }) };
    row.add(pdf.struct(kind, {}, () => putText(pdf, texts[index] ?? "", at)));
  }
  row.end();
}

type Named = Partial<Record<"firstName" | "lastName", string | null | undefined>>;

const nameOf = (named: Named | null | undefined): string =>
  [named?.firstName, named?.lastName].filter(Boolean).join(" ") || "not given";

function dayOf({ date }: EobBody): string {
  const day = findPlainDate(date ?? "");
  return day === undefined ? "not given" : toSlashDate(day);
}

const dollarsOf = (amount: number | string | null | undefined): string =>
  amount === null || amount === undefined
    ? "not given"
    : Number(amount).toLocaleString("en-US", { style: "currency", currency: "USD" });
