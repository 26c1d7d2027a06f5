import PdfDocument from "pdfkit";
import { toSlashDate } from "../../app/rules/plain-date.ts";
import type { IdCardFace } from "./world/id-card-answer.ts";

/** Points. A bank card, two fifths larger, front above back. */
const CARD = { left: 136, width: 340, height: 214, front: 96, back: 334 } as const;
const PAD = 18;
const BAND = 44;
const COLUMN = (CARD.width - 3 * PAD) / 2;
const INK = "#10302f";
const QUIET = "#4c6463";
const BRAND = "#0f4f4c";

type Document = InstanceType<typeof PdfDocument>;
type Field = readonly [label: string, value: string];

/** A card as a one-page PDF, tagged so that a screen reader can read it. */
export async function idCardPdf(face: IdCardFace, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfDocument({
    size: "LETTER",
    margin: 0,
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `ID card of ${face.memberName}`,
      Author: "Example Health Plan",
      CreationDate: now,
      ModDate: now,
    },
  });
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const whole = new Promise<void>((resolve) => pdf.on("end", resolve));
  draw(pdf, face);
  pdf.end();
  await whole;
  return new Uint8Array(Buffer.concat(parts));
}

function draw(pdf: Document, face: IdCardFace): void {
  frame(pdf, CARD.front);
  frame(pdf, CARD.back);
  const page = pdf.struct("Document");
  pdf.addStructure(page);
  const write = (kind: "H1" | "H2" | "P", text: string, look: Look) =>
    page.add(pdf.struct(kind, {}, () => put(pdf, text, look)));
  const fields = (top: number, rows: readonly Field[]) => {
    for (const [place, [label, value]] of rows.entries()) {
      const x = PAD + (place % 2) * (COLUMN + PAD);
      const y = top + BAND + 42 + Math.floor(place / 2) * 42;
      write("P", label, { x, y, width: COLUMN, size: 7.5, colour: QUIET });
      write("P", value, { x, y: y + 10, width: COLUMN, lines: 2, size: 10 });
    }
  };

  write("H1", "Member ID card", {
    x: PAD,
    y: CARD.front + 15,
    size: 14,
    colour: "#ffffff",
    bold: true,
  });
  write("P", face.memberName, { x: PAD, y: CARD.front + BAND + 14, size: 15, bold: true });
  fields(CARD.front, [
    ["Subscriber ID", `${face.subscriberId}  ${face.memberSuffix}`],
    ["Group number", face.groupNumber],
    ["Group name", face.groupName],
    ["Effective", face.effectiveDate === null ? "Not yet known" : toSlashDate(face.effectiveDate)],
    ["Coverage", face.coverage],
    ["Provider networks", face.networks.join(", ") || "Any"],
  ]);
  write("H2", "For members and providers", {
    x: PAD,
    y: CARD.back + 15,
    size: 12,
    colour: "#ffffff",
    bold: true,
  });
  write("P", `Covered: ${face.covered.join(", ")}`, {
    x: PAD,
    y: CARD.back + BAND + 14,
    size: 8.5,
    lines: 2,
  });
  fields(CARD.back, [
    ["Customer service", face.customerServicePhone],
    ["TTY", "711"],
    ["Website", "www.example.test"],
    ["Claims", "PO Box 555, Exampleville, OR 97001"],
  ]);
  page.end();
}

type Look = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width?: number;
  readonly lines?: number;
  readonly colour?: string;
  readonly bold?: boolean;
};

function put(pdf: Document, text: string, look: Look): void {
  const { x, y, size, colour = INK, bold = false, lines = 1 } = look;
  const width = look.width ?? CARD.width - 2 * PAD;
  pdf
    .font(bold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(size)
    .fillColor(colour);
  pdf.text(text, CARD.left + x, y, { width, height: size * 1.3 * lines, ellipsis: true });
}

/** A card's outline and band. They say nothing, so they are no part of what is read out. */
function frame(pdf: Document, top: number): void {
  const { left, width, height } = CARD;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.save().roundedRect(left, top, width, height, 12).clip();
  pdf.rect(left, top, width, BAND).fill(BRAND);
  pdf.restore();
  pdf.roundedRect(left, top, width, height, 12).lineWidth(0.75).stroke(QUIET);
  pdf.endMarkedContent();
}
