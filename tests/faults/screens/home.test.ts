import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import type { Fault } from "#tests/harness/world.ts";
import { expectErrorPage } from "./error-page.ts";
import { BROKEN_JSON, HOME_CALLS, SOME_TROUBLES, TROUBLES, type HomeCall } from "./home-calls.ts";

const world = useFaultWorld();

/** A member's first /home while `path` is in trouble, and the one after it is mended. */
async function meet({ path, persona, host }: HomeCall, fault: Fault) {
  const browser = await world.enter(persona, host);
  await world.fault({ path, ...fault });
  const page = await browser.open("/home");
  await world.mend();
  return { browser, page, next: () => browser.open("/home") };
}

test.each(HOME_CALLS)(
  "HOME-50 HTTP-02 /home shows the trouble that $path is in as the error page, in place",
  async (call) => {
    // What is too long is cut off before anybody knows whose answer it is: one call of a kind meets it.
    const cutOff = ["account", "handbook/ooc"].includes(call.path);
    const troubles = [...TROUBLES, ...(call.as === "json" ? BROKEN_JSON : [])];
    // One member meets them all: what failed is asked for again, and what else there is was kept.
    const browser = await world.enter(call.persona, call.host);
    for (const [fault, entry] of troubles.filter(([{ bytes }]) => bytes === undefined || cutOff)) {
      await world.fault({ path: call.path, ...fault });
      const page = await browser.open("/home");
      await world.mend();
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
      // A way out stands on every page of a member, error or not.
      expect.soft(page.text).toContain("Log out");
    }
    const { status, text } = await browser.open("/home");
    expect.soft(status).toBe(200);
    expect.soft(text).toContain("Your recent claims");
  },
);

test.each(HOME_CALLS.filter(({ unauthorized }) => unauthorized === "log in"))(
  "HTTP-01 a 401 of $path ends the session and leads to /login",
  async (call) => {
    const { browser, page } = await meet(call, { status: 401 });
    expect(page.hops).toEqual(["/login"]);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Log in to your Member Dashboard");
    expect(page.text).not.toContain("You have logged out successfully.");
    expect([...browser.jar.keys()]).toEqual([]);
    const again = await world.enter(call.persona, call.host);
    expect((await again.open("/home")).text).toContain("Your recent claims");
  },
);

test.each(HOME_CALLS.filter(({ path }) => path.startsWith("claims/")))(
  "HTTP-15 a 401 of $path is left to the page, which shows it in place",
  async (call) => {
    const { page, next } = await meet(call, { status: 401 });
    expect(page.hops).toEqual([]);
    expectErrorPage(page, 401);
    expect((await next()).text).toContain("Your recent claims");
  },
);

test.each(HOME_CALLS.filter(({ host }) => host === "partner.localhost"))(
  "HTTP-03 a 401 of $path shows the partner's member the 401 page with the partner's links",
  async (call) => {
    const { page, next } = await meet(call, { status: 401 });
    expect(page.hops).toEqual([]);
    expectErrorPage(page, 401);
    expect(page.text).toContain("Return to the partner dashboard");
    expect((await next()).text).toContain("Your recent claims");
  },
);

test.each([
  ["NCQA badge", "ncqa", "sub", 'class="seal'],
  ["link to the member's other group", "group-detail", "multi", 'href="/select-group"'],
])("/home does without the %s, whatever is wrong with %s", async (_what, path, persona, mark) => {
  const optional: HomeCall = { path, as: "json", persona, unauthorized: "log in" };
  for (const [fault] of [...SOME_TROUBLES, [{ status: 401 }] as const]) {
    const { browser, page } = await meet(optional, fault);
    expect.soft([page.status, page.hops], JSON.stringify(fault)).toEqual([200, []]);
    expect.soft(page.text).toContain("Your recent claims");
    expect.soft(page.html).not.toContain(mark);
    expect.soft(browser.jar.has("access_token")).toBe(true);
  }
  const { html } = await (await world.enter(persona)).open("/home");
  expect(html).toContain(mark);
});

test("an answer that breaks the contract is logged with its call and field", async () => {
  const { page } = await meet(
    { path: "programs", as: "json", persona: "sub", unauthorized: "log in" },
    { body: [{ id: "x" }] },
  );
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
