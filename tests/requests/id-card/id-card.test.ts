import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { idCardEligible } from "#server/gateway/calls/id-card.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { linkOf, type Visitor } from "#tests/harness/visitor.ts";
import { GATEWAY, HOST } from "#tests/harness/world.ts";
import { APART } from "../frame/configured.ts";

const world = useWorld(APART);

const WINDOW = "/resource-download";
const PDF = "/resource-download/id-card.pdf";
const titleOf = (bytes: ArrayBuffer) => new TextDecoder("latin1").decode(bytes).slice(0, 5);

/** What the PDF's address answers a browser, and the calls that took. */
async function download(browser: Visitor) {
  let response = new Response();
  let bytes = new ArrayBuffer();
  const calls = await world.callsDuring(async () => {
    response = await browser.send(PDF);
    bytes = await response.arrayBuffer();
  });
  const views = calls.filter(({ path }) => path === "/idCard/view");
  return { response, bytes, calls, views, to: response.headers.get("location") };
}

test("IDCARD-02 IDCARD-03 ROUTE-56 T-04 the window says that it is downloading, and goes on by itself", async () => {
  const page = await world.see("sub", WINDOW);
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Downloading resource..."]);
  const spinner = page.document.querySelector('main [class*="spin"], main [role="progressbar"]');
  expect(spinner).not.toBeNull();
  expect(page.html).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${PDF}"/>`);
  expect(linksOf(page).map(([, href]) => href)).toContain(PDF);
});

test("IDCARD-05 IDCARD-07 HOME-43 from home to the file, without script", async () => {
  const browser = await world.enter("sub");
  const home = await browser.open("/home");
  const button = linkOf(home.document, "Download ID card");
  const page = await browser.open(button.getAttribute("href") ?? "");
  const link = linksOf(page).find(([, href]) => href.endsWith(".pdf"));
  expect(link?.[1]).toBe(PDF);
  const { response, bytes, views } = await download(browser);
  expect(response.status).toBe(200);
  expect(titleOf(bytes)).toBe("%PDF-");
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

test("IDCARD-05 ROUTE-67 cold, the account is asked for first and eligibility before the card", async () => {
  const { calls, response } = await download(await world.enter("sub"));
  expect(response.status).toBe(200);
  const paths = calls.map(({ path }) => path);
  expect(paths[0]).toBe("/account");
  expect(paths.slice(1, -1).toSorted()).toEqual(["/eligibility/family", "/idCard/eligible"]);
  expect(paths.at(-1)).toBe("/idCard/view");
});

test("T-34 a card is made anew each time: documents are never kept", async () => {
  const browser = await world.enter("sub");
  await download(browser);
  expect((await download(browser)).calls.map(({ path }) => path)).toEqual(["/idCard/view"]);
});

test("IDCARD-07 a dependent gets their own card and no one else's", async () => {
  const cards = await answerOf(world, "sub", idCardEligible);
  expect(cards.length).toBeGreaterThan(2);
  const { response, views } = await download(await world.enter("dep-adult"));
  expect([response.status, views.map(({ query }) => query["suffix"])]).toEqual([200, ["1"]]);
});

test("IDCARD-07 HOME-43 a card of another member is never taken, wherever it stands in the list", async () => {
  const card = (suffix: number) => ({
    memberKey: `41000010${suffix}`,
    suffix,
    category: "M",
    eligible: true,
  });
  await world.fault({ path: "idCard/eligible", body: [card(1), card(2), card(0)] });
  expect(
    (await download(await world.enter("sub"))).views.map(({ query }) => query["suffix"]),
  ).toEqual(["0"]);
  await world.mend();
  await world.fault({ path: "idCard/eligible", body: [card(1), { ...card(0), eligible: false }] });
  const { to, views } = await download(await world.enter("sub"));
  expect([to, views]).toEqual(["/error/404", []]);
});

/** Has the next document be these parts, each a chunk of its own, called a PDF. */
function documentIs(...parts: string[]) {
  const encoder = new TextEncoder();
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  const headers = { "content-type": "application/pdf" };
  const answer = () => new HttpResponse(stream, { headers });
  world.network.use(http.get(`${GATEWAY}/idCard/view`, answer, { once: true }));
}

test("IDCARD-07 a PDF comes through byte by byte as it is, in whatever pieces it travels", async () => {
  const browser = await world.enter("sub");
  documentIs("%", "PD", "F-1.7 one ", "two ", "three");
  const { response, bytes } = await download(browser);
  expect([response.status, new TextDecoder().decode(bytes)]).toEqual([
    200,
    "%PDF-1.7 one two three",
  ]);
});

test("S-03 each card of a family has a file name of its own, and nobody's", async () => {
  const browser = await world.enter("sub");
  const names: (string | null)[] = [];
  for (const [suffix, category] of ["0M", "1M", "2M", "3D"]) {
    const response = await browser.send(`${PDF}?suffix=${suffix}&category=${category}`);
    await response.arrayBuffer();
    names.push(response.headers.get("content-disposition"));
  }
  expect(names).toEqual(
    ["00-m", "01-m", "02-m", "03-d"].map((which) => `attachment; filename="id-card-${which}.pdf"`),
  );
});

test.each([["<html>down for maintenance</html>"], ["%PD"], [" %PDF-1.7"]])(
  "IDCARD-07 %j under the name of a PDF is none: 502",
  async (text) => {
    const browser = await world.enter("sub");
    documentIs(text);
    const { to, bytes } = await download(browser);
    expect([to, bytes.byteLength]).toEqual(["/error/502", 0]);
  },
);

test("T-40 with several cards home asks which; the address alone gives one of the member's own", async () => {
  const browser = await world.enter("ma");
  expect((await browser.open("/home")).text).not.toContain("Download ID card");
  const { bytes, views } = await download(browser);
  expect(titleOf(bytes)).toBe("%PDF-");
  expect(views.map(({ query }) => query["suffix"])).toEqual(["0"]);
});

test.each(["term", "noelig"])(
  "ELIG-08 T-27 %s, who is termed, is sent home from both addresses",
  async (persona) => {
    const browser = await world.enter(persona);
    expect((await browser.open(WINDOW)).hops).toEqual(["/home"]);
    const { to, views } = await download(browser);
    expect([to, views]).toEqual(["/home", []]);
  },
);

test("ROUTE-04 nobody gets a card without a session", async () => {
  const visitor = world.visitor();
  const { to, calls } = await download(visitor);
  expect([to, calls]).toEqual(["/logout", []]);
  expect((await visitor.open(WINDOW)).hops).toEqual(["/logout", "/login"]);
});

test.each([400, 401, 403, 404, 500, 502, 503])(
  "IDCARD-04 T-04 a %i of the document leads to /error/ of that status",
  async (status) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "idCard/view", status });
    expect((await download(browser)).to).toBe(`/error/${status}`);
    const page = await browser.open(PDF);
    expect(page.hops).toEqual([`/error/${status}`]);
    expect(page.text).toContain(`Error code: ${status}`);
  },
);

test.each(["account", "eligibility/family", "idCard/eligible"])(
  "IDCARD-04 T-04 a fault of %s on the way to the document leads to its error page",
  async (path) => {
    await world.fault({ path, status: 500 });
    const page = await world.see("sub", PDF);
    expect(page.hops).toEqual(["/error/500"]);
    expect(page.text).toContain("Error code: 500 Internal server error");
  },
);

test("IDCARD-04 a card that does not exist is a page not found", async () => {
  await world.fault({ path: "idCard/eligible", body: [] });
  const browser = await world.enter("sub");
  expect((await browser.open(PDF)).hops).toEqual(["/error/404"]);
  const page = await browser.open(WINDOW);
  expect([page.status, page.text.includes("Error code: 404 Not found")]).toEqual([404, true]);
});

test("IDCARD-04 a connection that breaks before the card leads to entry 1", async () => {
  const browser = await world.enter("sub");
  world.network.use(http.get(`${GATEWAY}/idCard/view`, () => Response.error()));
  expect((await download(browser)).to).toBe("/error/1");
});

test.each([
  ["an error page in disguise", { path: "idCard/view", body: "<html>%PDF-</html>" }],
  ["JSON", { path: "idCard/view", body: { card: "none" } }],
  ["PDF bytes under another type", { path: "idCard/view", body: "%PDF-1.7" }],
  ["nothing", { path: "idCard/view", bytes: 0 }],
])("IDCARD-07 %s is no card: 502, and nothing of it reaches the member", async (_case, fault) => {
  const browser = await world.enter("sub");
  await world.fault(fault);
  const { to, bytes } = await download(browser);
  expect([to, bytes.byteLength]).toEqual(["/error/502", 0]);
});

test("IDCARD-04 T-18 on the partner's domain a refused card shows the partner's 401 page", async () => {
  await world.fault({ path: "idCard/view", status: 401 });
  const page = await world.see("hpp", PDF, HOST.partner);
  expect(page.hops).toEqual(["/error/401"]);
  expect(linksOf(page).map(([, href]) => href)).toContain("https://partner.example.test/dashboard");
});
