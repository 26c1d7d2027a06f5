import { expect, test } from "vitest";
import { SILENT } from "#tests/harness/during.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { expectErrorPage } from "./error-page.ts";

const world = useFaultWorld();

const DETAIL = "/eobs/EOB26000010001";

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
