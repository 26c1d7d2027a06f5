import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { expectErrorPage } from "./error-page.ts";
import { SILENCE, BROKEN_JSON, MISTAKABLE, TROUBLES } from "./home-calls.ts";

const world = useFaultWorld();

/** A member's first /home while `path` has a fault. */
async function meet(path: string, persona: string, fault: Fault) {
  const browser = await world.enter(persona);
  const page = await world.during({ path, ...fault }, () => browser.open("/home"));
  return { browser, page };
}

// page-calls.test.ts covers the faults of each call. Here one call that answers JSON meets every fault,
// and one that answers text those of its body: a status is judged before it is read.
test.each([
  ["account", [...TROUBLES, ...BROKEN_JSON]],
  ["handbook/ooc", TROUBLES.filter(([{ bytes, reset }]) => bytes !== undefined || reset === true)],
])(
  "HOME-50 HTTP-02 each fault of %s gives /home an error page in place",
  async (path, troubles) => {
    // One member meets all faults: failed calls are made again, and the other answers are cached.
    const browser = await world.enter("sub");
    for (const [fault, entry] of troubles) {
      const page = await world.during({ path, ...fault }, () => browser.open("/home"));
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
    }
    const { status, text } = await browser.open("/home");
    expect.soft(status).toBe(200);
    expect.soft(text).toContain("Your recent claims");
  },
);

test.each([
  ["NCQA badge", "ncqa", "sub", 'class="seal'],
  ["link to the member's other group", "group-detail", "multi", 'href="/select-group"'],
])("/home is shown without the %s while %s fails", async (_what, path, persona, mark) => {
  for (const [fault] of [MISTAKABLE, [{ status: 500 }], [{ status: 401 }]] as const) {
    const { browser, page } = await meet(path, persona, fault);
    expect.soft([page.status, page.hops], JSON.stringify(fault)).toEqual([200, []]);
    expect.soft(page.text).toContain("Your recent claims");
    expect.soft(page.html).not.toContain(mark);
    expect.soft(browser.jar.has("access_token")).toBe(true);
  }
  const { html } = await (await world.enter(persona)).open("/home");
  expect(html).toContain(mark);
});

test("an answer that breaks the contract is logged with its call and field", async () => {
  const { page } = await meet("programs", "sub", { body: [{ id: "x" }] });
  const error = { name: "GatewayContractError", method: "GET", path: "programs", field: "0.id" };
  await expect
    .poll(() => jsonLines(world.log()))
    .toContainEqual(
      expect.objectContaining({
        msg: "gateway fault",
        requestId: page.headers.get("x-request-id"),
        error: expect.objectContaining(error) as unknown,
      }),
    );
});

// silence.long.test.ts covers each call alone, and a gateway that answers every call with 50 MB.
test("HOME-50 HTTP-02 a silent call gives /home the time-out page, and /home is shown once it answers", async () => {
  const { browser, page } = await meet("programs", "sub", SILENCE[0]);
  expect(page.hops).toEqual([]);
  expectErrorPage(page, 408);
  expect(world.log()).toContain('"GatewayTimeoutError"');
  expect(world.log()).not.toMatch(/Testa-Lindqvist|904417823/);
  expect((await browser.open("/home")).status).toBe(200);
});

test('HOME-50 HTTP-02 a gateway that refuses connections gives "no connection", and its cause is logged', async () => {
  const browser = await world.enter("sub");
  const [page, login] = await world.whileRefused(() =>
    Promise.all([browser.open("/home"), world.visitor().open("/login")]),
  );
  expectErrorPage(page, 1);
  // Refused, or cut off on a connection that was open before.
  const cause = /"GatewayUnreachableError".*"code":"(ECONN|UND_ERR_SOCKET)/;
  await expect.poll(() => world.log()).toMatch(cause);
  expect(login.status).toBe(200);
  expect((await browser.open("/home")).status).toBe(200);
});
