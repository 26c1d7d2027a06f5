/** A PDF as the gateway hands one out. */
export const pdfAnswer = (pdf: Uint8Array<ArrayBuffer>, filename: string): Response =>
  new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "content-disposition": `attachment; filename="${filename}"`,
    },
  });
