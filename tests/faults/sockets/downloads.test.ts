import { afterEach, expect, test } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { catalogue } from "../screens/error-page.ts";

// Over sockets on both sides: downloads whose connection breaks.

const world = useWorld({ env: {}, relayed: true });
const served = useServed(world);
afterEach(() => world.reset());

const relayOf = () => {
  if (world.relay === null) throw new TypeError("the gateway is behind a relay");
  return world.relay;
};

const DOCUMENT = "/resource-download/id-card.pdf";

// All other faults of a document: tests/requests/documents/pdf.test.ts.
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
