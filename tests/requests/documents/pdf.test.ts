import { http } from "msw";
import { expect, test } from "vitest";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST } from "#tests/harness/world/world.ts";
import { documentStatus, type ErrorEntry } from "#app/rules/frame/error-catalogue.ts";
import { download, documentIs, startOf, streamOf } from "./pdf-of.ts";

// The handling of every document of the gateway, on any page that links to it. The size is cached
// by document, so this file has its own instance.

const world = useWorld({ shared: false });

/** A document: its address here, the gateway's path, and the calls that lead to it. */
const DOCUMENTS = [
  {
    ids: "EOB-05 GW-41 T-34",
    at: "/eobs/EOB26000010001/pdf",
    path: "eobs/pdf",
    before: ["account", "eobs/eob-detail"],
    // In place (T-08).
    end: documentStatus,
    findOnPartner: async (browser: Visitor) => {
      const eob = linksOf(await browser.open("/eobs"), ".data-table")[0]?.[1] ?? "";
      return linksOf(await browser.open(eob)).find(([it]) => it.startsWith("Download PDF"))?.[1];
    },
  },
  {
    ids: "IDCARD-04 IDCARD-07 T-04 T-34",
    at: "/resource-download/id-card.pdf",
    path: "idCard/view",
    before: ["account", "eligibility/family", "idCard/eligible"],
    end: (entry: ErrorEntry) => `/error/${entry}`,
    findOnPartner: async () => "/resource-download/id-card.pdf",
  },
] as const;

const get = async (at: string, browser?: Visitor) =>
  download(world, browser ?? (await world.enter("sub")), at);

/** Where an unavailable document leads, or the status of the page in its place. */
async function failed(at: string, browser?: Visitor) {
  const { to, response, bytes } = await get(at, browser);
  expect.soft(response.headers.get("content-disposition")).toBeNull();
  expect.soft(startOf(bytes)).toBe(to === null ? "<!DOC" : "");
  return to ?? response.status;
}

test.each(DOCUMENTS)("$ids $path is passed on byte for byte, in whatever chunks", async (it) => {
  documentIs(world, it.path, streamOf("%", "PD", "F-1.7 one ", "two ", "three"));
  const { response, bytes } = await get(it.at);
  const text = new TextDecoder().decode(bytes);
  expect([response.status, text]).toEqual([200, "%PDF-1.7 one two three"]);
});

test.each(DOCUMENTS)(
  "$ids the document at $path is read once, after all other calls, and anew for each download",
  async (it) => {
    const browser = await world.enter("sub");
    const cold = (await get(it.at, browser)).calls.map(({ path }) => path.slice(1));
    expect([cold[0], cold.at(-1)]).toEqual(["account", it.path]);
    expect(cold.toSorted()).toEqual([...it.before, it.path].toSorted());
    expect((await get(it.at, browser)).calls.map(({ path }) => path.slice(1))).toEqual([it.path]);
  },
);

test.each(DOCUMENTS)("$ids a failed read of $path gives its error page once", async (it) => {
  const browser = await world.enter("sub");
  for (const status of [400, 401, 404, 503] as const) {
    const fault = { path: it.path, status };
    expect.soft(await world.during(fault, () => failed(it.at, browser))).toBe(it.end(status));
  }
  const shown = await world.during({ path: it.path, status: 401 }, () => browser.open(it.at));
  expect(shown.status).toBe(401);
  expect(shown.text).toContain("Error code: 401");
  expect((await get(it.at, browser)).response.status).toBe(200);
});

test.each(DOCUMENTS)("$ids a failed call before $path gives the error page", async (it) => {
  for (const path of it.before) {
    const page = await world.during({ path, status: 500 }, () => world.see("sub", it.at));
    expect.soft(page.status, path).toBe(500);
    expect.soft(page.text).toContain("Error code: 500 Internal server error");
  }
});

// What is no document: server/gateway/transport/send/documents.test.ts.
test.each(DOCUMENTS)("$ids an answer of $path that is no PDF gives entry 502", async (it) => {
  const browser = await world.enter("sub");
  // The bytes of a PDF under another type.
  const otherType = { path: it.path, body: "%PDF-1.7" };
  expect(await world.during(otherType, () => failed(it.at, browser))).toBe(it.end(502));
  documentIs(world, it.path, streamOf("<html>down for maintenance</html>"));
  expect(await failed(it.at, browser)).toBe(it.end(502));
});

test.each(DOCUMENTS)("$ids a connection that breaks before $path gives entry 1", async (it) => {
  world.network.use(http.get(`${GATEWAY}/${it.path}`, () => Response.error()));
  expect(await failed(it.at)).toBe(it.end(1));
});

test.each(DOCUMENTS)(
  "$ids T-18 a 401 of $path gives the partner's page on the partner's domain",
  async (it) => {
    const browser = await world.enter("hpp", HOST.partner);
    const at = (await it.findOnPartner(browser)) ?? "";
    const page = await world.during({ path: it.path, status: 401 }, () => browser.open(at));
    expect(page.status).toBe(401);
    expect(linksOf(page).map(([, href]) => href)).toContain(
      "https://partner.example.test/dashboard",
    );
  },
);

test("EOB-05 a document whose content length is over 25 MB gives a page of status 502", async () => {
  const [{ at, path }] = DOCUMENTS;
  const headers = { "content-length": "200000000" };
  documentIs(world, path, streamOf("%PDF-1.7 ", "x".repeat(1000)), headers);
  expect(await failed(at)).toBe(502);
});
