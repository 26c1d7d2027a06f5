import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { SILENT } from "#tests/harness/during.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { expectErrorPage } from "./error-page.ts";
import { SOME_TROUBLES } from "./home-calls.ts";

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

test("HTTP-15 S-22 without its providers the list is there all the same, and who was chosen holds", async () => {
  for (const [fault] of SOME_TROUBLES) {
    const browser = await world.enter("sub");
    const page = await world.during({ path: "eobs/metadata", ...fault }, () =>
      browser.open("/eobs?provider=200117"),
    );
    expect.soft([page.status, page.hops], JSON.stringify(fault)).toEqual([200, []]);
    expect.soft(textsOf(page, ".claim-list tbody tr").length).toBeGreaterThan(0);
    expect.soft(textsOf(page, "ul.chips a")).toEqual(["Remove A provider you chose"]);
    expect
      .soft(textsOf(page, ".filters + .hint"))
      .toContain("We can't list providers right now. The other filters still work.");
    const sent = await browser.submit(page, "Show EOBs", { From: "2025-06-01" });
    expect.soft(sent.url.search).toBe("?from=2025-06-01&provider=200117");
    expect.soft(sent.document.querySelector("input[name=provider][checked]")).not.toBeNull();
  }
}, 90_000);

test("HTTP-01 T-36 a 401 of the providers is the error page", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "eobs/metadata", status: 401 });
  const page = await browser.open("/eobs");
  expect(page.hops).toEqual([]);
  expectErrorPage(page, 401);
});

test.each(["/eobs", DETAIL])(
  "HTTP-01 T-36 on %s an ended session still leads to /login: the account is asked first",
  async (address) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "account", status: 401 });
    const page = await browser.open(address);
    expect(page.hops).toEqual(["/login"]);
    expect(await eobsAsked()).toEqual([]);
  },
);

/** What of explanations was asked of late: nothing before the account was known. */
async function eobsAsked() {
  const calls = await world.calls();
  const account = calls.findLastIndex(({ path }) => path === "/account");
  return calls.slice(account).filter(({ path }) => path.includes("eobs"));
}

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
