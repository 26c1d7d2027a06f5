import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { SILENT } from "#tests/harness/during.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { expectErrorPage } from "./error-page.ts";

const world = useFaultWorld();

const DETAIL = "/eobs/EOB26000010001";

test.each([{ foo: [1] }, {}, { documentId: "EOB26000010003", date: "2026-11-06" }])(
  "GW-40 EOB-04 the answer %j is not the asked explanation: 502, and gone once the gateway is well",
  async (body) => {
    const browser = await world.enter("sub");
    const page = await world.during({ path: "eobs/eob-detail", body }, () => browser.open(DETAIL));
    expectErrorPage(page, 502);
    expect(page.text).not.toMatch(/lists no claims|Date not available|11\/06\/2026/);
    const next = await browser.open(DETAIL);
    expect([next.status, textsOf(next, "main h1")]).toEqual([200, ["Explanation of benefits"]]);
  },
);

test("EOB-05 a document that is broken off on its way never passes for a whole one", async () => {
  const browser = await world.enter("sub");
  const whole = await (await browser.send(`${DETAIL}/pdf`)).arrayBuffer();
  world.relay.resetAfter(1500);
  // Broken off before its beginning is known it is asked for again, or an error page; after it a
  // broken download. A reset takes with it what was not read yet, so that any of these may be.
  const response = await browser.send(`${DETAIL}/pdf`).catch(() => undefined);
  const received = await response?.arrayBuffer().catch(() => undefined);
  const seen = response?.headers.get("location") ?? received?.byteLength ?? "broken off";
  expect(["/error/1", "/error/502", "broken off", whole.byteLength]).toContain(seen);
  expect(whole.byteLength).toBeGreaterThan(1500);
});

test("EOB-05 a document that nobody sends leads to the page of a time-out", async () => {
  const browser = await world.enter("sub");
  await browser.open(DETAIL);
  const page = await world.during({ path: "eobs/pdf", ...SILENT }, () =>
    browser.open(`${DETAIL}/pdf`),
  );
  expect(page.hops).toEqual(["/error/408"]);
  expectErrorPage(page, 408);
});
