import PdfDocument from "pdfkit";

export type Pdf = InstanceType<typeof PdfDocument>;

/** Letter paper, in points. */
export const PAPER = { width: 612, height: 792 } as const;
export const INK = "#10302f";
export const QUIET = "#4c6463";
export const BRAND = "#0f4f4c";

/** A PDF with a title, tagged so that a screen reader can read it. `draw` fills its first page. */
export async function makeTaggedPdf(
  { title, now }: { readonly title: string; readonly now: Date },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfDocument({
    size: "LETTER",
    margin: 0,
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: "Example Health Plan", CreationDate: now, ModDate: now },
  });
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const whole = new Promise<void>((resolve) => pdf.on("end", resolve));
  draw(pdf);
  pdf.end();
  await whole;
  return new Uint8Array(Buffer.concat(parts));
}

/** Where a text stands on its page, in points, and how it looks. */
export type Look = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly lines?: number;
  readonly colour?: string;
  readonly bold?: boolean;
  readonly align?: "right";
};

/** Writes a text, truncated with an ellipsis where it does not fit. */
export function putText(pdf: Pdf, text: string, look: Look): void {
  const { x, y, size, width, colour = INK, bold = false, lines = 1, align = "left" } = look;
  pdf
    .font(bold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(size)
    .fillColor(colour);
  pdf.text(text, x, y, { width, height: size * 1.3 * lines, ellipsis: true, align });
}
