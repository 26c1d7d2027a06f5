import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { download as downloadAt, startOf } from "../documents/pdf-of.ts";
import { APART } from "../frame/configured.ts";

const world = useWorld(APART);

const WINDOW = "/resource-download";
const PDF = "/resource-download/id-card.pdf";

/** The answer at the PDF's address, and its calls. */
async function download(browser: Visitor) {
  const answer = await downloadAt(world, browser, PDF);
  return { ...answer, views: answer.calls.filter(({ path }) => path === "/idCard/view") };
}

// documents/pdf.test.ts covers the handling of every document.

test("IDCARD-02 IDCARD-03 ROUTE-56 T-04 the download window says that it is downloading, and leads to the file without script", async () => {
  const page = await world.see("sub", WINDOW);
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Downloading resource..."]);
  const spinner = page.document.querySelector('main [class*="spin"], main [role="progressbar"]');
  expect(spinner).not.toBeNull();
  expect(page.html).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${PDF}"/>`);
  expect(linksOf(page).map(([, href]) => href)).toContain(PDF);
});

test("IDCARD-05 IDCARD-07 HOME-43 home's button leads to the file of the member's card, without script", async () => {
  const { browser, page: home } = await world.openAs("sub", "/home");
  const button = linkOf(home.document, "Download ID card");
  const page = await browser.open(button.getAttribute("href") ?? "");
  const link = linksOf(page).find(([, href]) => href.endsWith(".pdf"));
  expect(link?.[1]).toBe(PDF);
  const { response, bytes, views } = await download(browser);
  expect(response.status).toBe(200);
  expect(startOf(bytes)).toBe("%PDF-");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="id-card-00-m.pdf"',
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Number(response.headers.get("content-length"))).toBe(bytes.byteLength);
  expect(views.map(({ method, query }) => [method, query])).toEqual([
    ["GET", { suffix: "0", category: "M", asOfDate: "2026-11-21" }],
  ]);
});

test("IDCARD-07 HOME-43 the file is never another member's card, whatever the order of the gateway's list", async () => {
  const card = (suffix: number, eligible = true) => ({
    memberKey: `41000010${suffix}`,
    suffix,
    category: "M",
    eligible,
  });
  const given = (...body: object[]) =>
    world.during({ path: "idCard/eligible", body }, async () => download(await world.enter("sub")));
  const { views } = await given(card(1), card(2), card(0));
  expect(views.map(({ query }) => query["suffix"])).toEqual(["0"]);
  const none = await given(card(1), card(0, false));
  expect([none.to, none.views]).toEqual(["/error/404", []]);
});

test("ELIG-08 T-27 download window and file lead a termed member home", async () => {
  const browser = await world.enter("term");
  expect((await browser.open(WINDOW)).hops).toEqual(["/home"]);
  const { to, views } = await download(browser);
  expect([to, views]).toEqual(["/home", []]);
});

test("IDCARD-04 without a card file and window are a page not found", async () => {
  await world.fault({ path: "idCard/eligible", body: [] });
  const browser = await world.enter("sub");
  expect((await browser.open(PDF)).hops).toEqual(["/error/404"]);
  const page = await browser.open(WINDOW);
  expect([page.status, page.text.includes("Error code: 404 Not found")]).toEqual([404, true]);
});
