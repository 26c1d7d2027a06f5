import { beforeAll, expect, test } from "vitest";
import { wayOf } from "#tests/harness/world/asking.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { eobAnswer, eobCalls } from "./eobs-of.ts";
import { APART } from "../frame/configured.ts";
import { documentIs, download as downloadAt, startOf, streamOf } from "../documents/pdf-of.ts";

let sub: Visitor;
// The size of a document is cached by document.
const world = useWorld(APART);
beforeAll(async () => {
  sub = await world.enter("sub");
});

const PAGE = "/eobs/EOB26000010001";
const PDF = `${PAGE}/pdf`;

/** The answer at the PDF's address, and its calls about explanations. */
async function download(browser = sub, path = PDF) {
  const answer = await downloadAt(world, browser, path);
  return { ...answer, asked: eobCalls(answer.calls) };
}

// documents/pdf.test.ts covers the handling of every document.

test("EOB-05 GW-41 the PDF link of an EOB downloads the gateway's bytes under the EOB's own file name", async () => {
  const links = linksOf(await sub.open(PAGE));
  expect(links.filter(([words]) => words.startsWith("Download PDF"))).toEqual([
    ["Download PDF", PDF],
  ]);
  const { response, bytes, asked } = await download();
  expect([response.status, startOf(bytes)]).toEqual([200, "%PDF-"]);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="explanation-of-benefits-2026-11-06.pdf"',
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Number(response.headers.get("content-length"))).toBe(bytes.byteLength);
  expect(asked).toEqual(["eobs/pdf?docId=EOB26000010001P"]);
});

test("EOB-05 the PDF link says the size once the document's length was seen", async () => {
  const browser = await world.enter("sub");
  const path = "/eobs/EOB26000010171";
  const said = async () =>
    linksOf(await browser.open(path)).find(([, href]) => href.endsWith("/pdf"))?.[0];
  expect(await said()).toBe("Download PDF");
  documentIs(world, "eobs/pdf", streamOf("%PDF-", "x".repeat(84_195)), {
    "content-length": "84200",
  });
  await download(browser, `${path}/pdf`);
  expect(await said()).toBe("Download PDF (84 kB)");
});

test("EOB-05 the PDF of another family's EOB, or of an EOB without one, is a 404, and no PDF is asked for", async () => {
  const other = await world.enter("ma");
  const listed = linksOf(await other.open("/eobs"), ".data-table")[0]?.[1] ?? "";
  const links = linksOf(await other.open(listed));
  const theirs = links.find(([words]) => words.startsWith("Download PDF"))?.[1] ?? "";
  expect(startOf((await download(other, theirs)).bytes)).toBe("%PDF-");
  const { response, asked, bytes } = await download(sub, theirs);
  expect([response.status, startOf(bytes)]).toEqual([404, "<!DOC"]);
  expect(asked).toEqual([expect.stringMatching(/^eobs\/eob-detail\?/)]);

  await world.fault({ path: "eobs/eob-detail", body: eobAnswer("E1", { pdfDocumentId: null }) });
  const none = await download(await world.enter("sub"), "/eobs/E1/pdf");
  expect([none.response.status, none.asked]).toEqual([404, ["eobs/eob-detail?documentId=E1"]]);
});

test("EOB-05 a PDF's ID that would name another path of the gateway is not asked for", async () => {
  for (const pdfDocumentId of ["../account", "a/b", "x".repeat(65)]) {
    await world.mend();
    await world.fault({ path: "eobs/eob-detail", body: eobAnswer("E1", { pdfDocumentId }) });
    const { response, asked } = await download(await world.enter("sub"), "/eobs/E1/pdf");
    expect.soft([response.status, asked.length], pdfDocumentId).toEqual([404, 1]);
  }
});

test("EOB-05 a PDF of unknown length is cut off at 25 MB, and its download fails", async () => {
  const chunk = new Uint8Array(1_000_000).fill(120);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("%PDF-1.7 ")),
    pull(controller) {
      sent += 1;
      if (sent > 200) controller.close();
      else controller.enqueue(chunk);
    },
  });
  documentIs(world, "eobs/pdf", endless);
  const response = await sub.send(PDF);
  let received = 0;
  const read = async () => {
    for await (const part of response.body ?? []) received += part.byteLength;
  };
  await expect(read()).rejects.toThrow();
  expect(received).toBeGreaterThan(20_000_000);
  expect(received).toBeLessThanOrEqual(25_000_000);
  expect(sent).toBeLessThan(40);
});

test("EOB-05 a POST to the PDF's address leads to the page of error 400", async () => {
  expect(wayOf(await sub.post(PDF, {}))).toEqual([303, "/error/400"]);
});
