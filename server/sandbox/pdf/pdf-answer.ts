/** A PDF as the gateway answers with one. */
export const pdfAnswer = (pdf: Uint8Array<ArrayBuffer>, filename: string): Response =>
  new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "content-disposition": `attachment; filename="${filename}"`,
    },
  });
