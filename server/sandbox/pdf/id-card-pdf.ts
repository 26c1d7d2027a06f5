import { toSlashDate } from "#app/rules/dates/plain-date.ts";
import { BRAND, makeTaggedPdf, putText, QUIET, type Look, type Pdf } from "./tagged-pdf.ts";
import type { IdCardFace } from "../world/id-card-answer.ts";

/** Points. The size of a bank card times 1.4, front above back. */
const CARD = { left: 136, width: 340, height: 214, front: 96, back: 334 } as const;
const PAD = 18;
const BAND = 44;
const COLUMN = (CARD.width - 3 * PAD) / 2;

type Field = readonly [label: string, value: string];

/** A card as a one-page PDF. */
export const makeIdCardPdf = (face: IdCardFace, now: Date): Promise<Uint8Array<ArrayBuffer>> =>
  makeTaggedPdf({ title: `ID card of ${face.memberName}`, now }, (pdf) => draw(pdf, face));

/** A text's position from the card's left edge, as wide as the card by default. */
type CardLook = Omit<Look, "width"> & { readonly width?: number };

function draw(pdf: Pdf, face: IdCardFace): void {
  frame(pdf, CARD.front);
  frame(pdf, CARD.back);
  const page = pdf.struct("Document");
  pdf.addStructure(page);
  const write = (kind: "H1" | "H2" | "P", text: string, look: CardLook) => {
    const width = look.width ?? CARD.width - 2 * PAD;
    const placed = { ...look, width, x: CARD.left + look.x };
    page.add(pdf.struct(kind, {}, () => putText(pdf, text, placed)));
  };
  const fields = (top: number, rows: readonly Field[]) => {
    for (const [index, [label, value]] of rows.entries()) {
      const x = PAD + (index % 2) * (COLUMN + PAD);
      const y = top + BAND + 42 + Math.floor(index / 2) * 42;
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
    ["For providers", face.providerServicePhone],
    ["TTY", "711"],
    ["Claims", face.claimsAddress],
  ]);
  page.end();
}

/** A card's outline and band: decoration, hidden from screen readers. */
function frame(pdf: Pdf, top: number): void {
  const { left, width, height } = CARD;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.save().roundedRect(left, top, width, height, 12).clip();
  pdf.rect(left, top, width, BAND).fill(BRAND);
  pdf.restore();
  pdf.roundedRect(left, top, width, height, 12).lineWidth(0.75).stroke(QUIET);
  pdf.endMarkedContent();
}
