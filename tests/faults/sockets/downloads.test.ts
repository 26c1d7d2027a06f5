import { afterEach, expect, test } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { catalogue, expectErrorPage, type Entry } from "../screens/error-page.ts";
import { SILENCE } from "../screens/home-calls.ts";

// Over sockets on both sides: downloads whose connection breaks.

const world = useWorld({ env: {}, relayed: true });
const served = useServed(world);
afterEach(() => world.reset());

const relayOf = () => {
  if (world.relay === null) throw new TypeError("the gateway is behind a relay");
  return world.relay;
};

const DOCUMENT = "/resource-download/id-card.pdf";
const DOCUMENTS = [
  ["idCard/view", DOCUMENT, (entry: Entry) => [`/error/${entry}`]],
  ["eobs/pdf", "/eobs/EOB26000010001/pdf", () => []],
] as const;

// All other faults of a document: tests/requests/documents/pdf.test.ts.
test.each(DOCUMENTS)(
  "EOB-05 a reset or silent %s leads from %s to the error page, and the next try downloads",
  async (path, at, hopsOf) => {
    // A document cut before its first byte is not a PDF: it counts as a broken answer, not as a
    // missing connection.
    for (const [fault, entry] of [[{ reset: true }, 502], SILENCE] as const) {
      // Silence is skipped in this process, without the server.
      const browser = await (fault === SILENCE[0] ? world : served).enter("sub");
      const download = () => browser.open(at);
      const page = await world.during({ path, ...fault }, download);
      expect.soft(page.hops, JSON.stringify(fault)).toEqual(hopsOf(entry));
      expectErrorPage(page, entry);
      const next = await download();
      expect.soft(next.headers.get("content-type")).toBe("application/pdf");
      expect.soft(next.html).toMatch(/^%PDF-[^]*%%EOF\s*$/);
    }
  },
);

test("a connection that breaks before the ID card's first byte is tried again", async () => {
  const browser = await served.enter("sub");
  await browser.open("/resource-download");
  relayOf().resetAfter(0);
  const card = await browser.open(DOCUMENT);
  expect(card.status).toBe(200);
  expect(card.html).toMatch(/^%PDF-[^]*%%EOF\s*$/);
  const views = (await world.calls()).filter(({ path }) => path === "/idCard/view");
  expect(views.length).toBe(2);
});

test.each([
  ["/resource-download", DOCUMENT],
  ["/eobs/EOB26000010001", "/eobs/EOB26000010001/pdf"],
])(
  "EOB-05 from %s, the file %s that breaks in the middle ends as an aborted download",
  async (page, at) => {
    const browser = await served.enter("sub");
    await browser.open(page);
    relayOf().resetAfter(2000);
    await expect(browser.open(at)).rejects.toThrow("aborted");
    expect((await browser.open(at)).status).toBe(200);
  },
);

test('a download without a gateway leads to "no connection", and works afterwards', async () => {
  const browser = await served.enter("sub");
  await browser.open("/resource-download");
  await relayOf().refuse();
  const page = await browser.open(DOCUMENT);
  await relayOf().accept();
  expect(page.hops).toEqual(["/error/1"]);
  expect(page.status).toBe(catalogue(1).status);
  expect((await browser.open(DOCUMENT)).status).toBe(200);
});

test("broken downloads hold no connection", () => {
  expect(relayOf().highest()).toBeGreaterThan(0);
  expect(getRuntime().connections.measure()).toMatchObject({ waitingCalls: 0, busyConnections: 0 });
});
