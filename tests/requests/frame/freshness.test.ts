import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useTurningWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";

const world = useTurningWorld("2026-11-21T17:40:00-08:00");

const at = (time: string) => world.turnTo(`2026-11-21T${time}:00-08:00`);
const STALE = "We could not refresh this. Shown as of 5:41 PM PT.";

const noticeOf = (page: Page) => textsOf(page, "main .stale[role=status]");
const asOf = (page: Page) => textsOf(page, ".paper dd")[2];

/** A browser that signs in at 5:41 PM and opens `path`, before the gateway fails at `time`. */
async function enterThenFail(path: string, time: string, fault: { path: string; status: number }) {
  at("17:41");
  const { browser, page: first } = await world.openAs("sub", path);
  expect([first.status, noticeOf(first)]).toEqual([200, []]);
  at(time);
  await world.fault(fault);
  return browser;
}

test.each([
  { path: "/home", fault: "claims/*" },
  { path: "/claims/print", fault: "claims/medical" },
  { path: "/eobs", fault: "v2/eobs" },
])(
  "T-70 $path says its time on screen and paper when $fault cannot be read again",
  async ({ path, fault }) => {
    const browser = await enterThenFail(path, "17:43", { path: fault, status: 503 });
    const page = await browser.open(path);
    expect([page.status, noticeOf(page)]).toEqual([200, [STALE]]);
    expect(asOf(page)).toBe("11/21/2026, 5:41 PM PT");
    // The same a moment later, and none of it once the gateway answers.
    expect(noticeOf(await browser.open(path))).toEqual([STALE]);
    await world.mend();
    expect(noticeOf(await browser.open(path))).toEqual([]);
  },
);

test("T-70 a cached answer replaces a failed read for 15 minutes and no longer", async () => {
  const failure = { path: "claims/medical", status: 503 };
  const browser = await enterThenFail("/claims", "17:50", failure);
  await browser.open("/id-card");
  at("17:56");
  expect(noticeOf(await browser.open("/claims"))).toEqual([STALE]);
  at("17:57");
  const page = await browser.open("/claims");
  expect([page.status, noticeOf(page)]).toEqual([503, []]);
});

test("T-70 the print header has the time of the oldest cached answer on the page", async () => {
  at("17:41");
  const browser = await world.enter("sub");
  await browser.open("/home");
  at("17:55");
  const page = await browser.open("/claims");
  expect([page.status, noticeOf(page), asOf(page)]).toEqual([200, [], "11/21/2026, 5:41 PM PT"]);
});

test("T-70 S-21 the claims export ends with a record that names the time of its cached data", async () => {
  const csv = "/claims/export.csv";
  const browser = await enterThenFail("/claims", "17:41", { path: "x", status: 503 });
  const fresh = await (await browser.send(csv)).text();
  at("17:43");
  await world.fault({ path: "claims/medical", status: 503 });
  const stale = await (await browser.send(csv)).text();
  const columns = fresh.split("\r\n", 1)[0]?.split(",").length ?? 0;
  expect(stale).toBe(`${fresh}"${STALE}"${",".repeat(columns - 1)}\r\n`);
});

test("T-70 the data of a client navigation have the time of the cached answer", async () => {
  const browser = await enterThenFail("/claims", "17:43", { path: "claims/medical", status: 503 });
  const data = await (await browser.send("/claims.data")).text();
  expect(data).toContain('"5:41 PM"');
});

test("T-70 a saved card has the day of its oldest cached answer", async () => {
  world.turnTo("2026-11-21T23:55:00-08:00");
  const browser = await world.enter("sub");
  await browser.open("/home");
  world.turnTo("2026-11-22T00:05:00-08:00");
  const card = await (await browser.send("/id-card/0/M/save")).text();
  expect(card).toContain("Saved on 11/21/2026");
});
