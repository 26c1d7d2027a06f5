import { afterEach, expect, test, vi } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";
import type { RecordedCall } from "#tests/harness/world.ts";

/** The calls of a home that nothing was asked for yet, once the member has come in. */
const COLD_HOME = 17;

const world = useWorld();
afterEach(async () => {
  vi.useRealTimers();
  await world.mend();
});

const pathsOf = (calls: readonly RecordedCall[]) => calls.map(({ path }) => path).toSorted();

test("GW-05 T-39 another member, and the same one elsewhere, never sees what a session kept", async () => {
  const first = await world.enter("sub");
  await first.open("/home");
  const other = await world.enter("ma");
  const calls = await world.callsDuring(async () => {
    const page = await other.open("/home");
    expect(page.text).toContain("Welcome, Harper");
    for (const word of ["Jordan", "Testa-Lindqvist", "904417823", "Example Timber"]) {
      expect(page.html).not.toContain(word);
    }
  });
  expect(pathsOf(calls)).toContain("/account");
  const again = await world.enter("sub");
  const own = await world.callsDuring(() => again.open("/home"));
  expect(own).toHaveLength(COLD_HOME);
});

test("GW-05 T-39 members at the same moment each get their own page", async () => {
  const personas = ["sub", "ma", "cop", "l598", "multi", "term", "future"];
  const browsers = await Promise.all(personas.map((persona) => world.enter(persona)));
  const pages = await Promise.all(browsers.map((browser) => browser.open("/home")));
  const names = ["Jordan", "Harper", "Rowan", "Avery", "Jamie", "Casey", "Morgan"];
  const greetings = pages.map(({ document }) => textOf(document.querySelector("h1")));
  expect(greetings).toEqual(names.map((name) => `Welcome, ${name}`));
});

test("T-34 two views at the same moment share their calls", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() =>
    Promise.all([browser.open("/home"), browser.open("/home"), browser.send("/home.data")]),
  );
  expect(calls).toHaveLength(COLD_HOME);
});

test("T-34 a minute later claims, primary care, eBill and plan management are asked anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("cop");
  await browser.open("/home");
  vi.setSystemTime(Date.now() + 59_000);
  expect(await world.callsDuring(() => browser.open("/home"))).toEqual([]);
  vi.setSystemTime(Date.now() + 2000);
  expect(pathsOf(await world.callsDuring(() => browser.open("/home")))).toEqual([
    "/claims/dental",
    "/claims/medical",
    "/ebill/hasEbill",
    "/ebill/showEbillAlert",
    "/pcp/city-of-portland",
    "/pcp/eligibility",
    "/pcp/members",
    "/plan-management/details",
  ]);
  vi.setSystemTime(Date.now() + 7_100_000);
  const later = await world.callsDuring(() => browser.open("/home"));
  expect(pathsOf(later)).not.toContain("/account");
});

test("T-34 what the claims calls say is on home a minute later at the latest", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("sub");
  await browser.open("/home");
  await world.fault({ path: "claims/{type}", body: { content: [] } });
  expect((await browser.open("/home")).text).toContain("Details of the medical claim");
  vi.setSystemTime(Date.now() + 61_000);
  expect((await browser.open("/home")).text).not.toContain("Details of");
});

test("GW-05 a gateway in trouble is bridged by the last good answer, a refusal is not", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("sub");
  await browser.open("/home");
  vi.setSystemTime(Date.now() + 61_000);
  await world.fault({ path: "claims/medical", status: 500 });
  const bridged = await browser.open("/home");
  expect(bridged.status).toBe(200);
  expect(bridged.text).toContain("Details of the medical claim");
  await world.mend();
  vi.setSystemTime(Date.now() + 61_000);
  await world.fault({ path: "claims/medical", status: 403 });
  const refused = await browser.open("/home");
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain("Details of the medical claim");
});
