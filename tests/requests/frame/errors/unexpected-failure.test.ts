import { afterEach, expect, test, vi } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { linksOf, logIn, textsOf, WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";

const world = useWorld();
afterEach(() => vi.restoreAllMocks());

/**
 * The store fails once in a way that no code in the product expects, at a session's content: what else
 * is written, such as when a session was last seen, may come from a request before.
 */
function breakStore(of: "create" | "write" = "create"): void {
  const { records } = getRuntime().store;
  const kept = records[of];
  let isBroken = false;
  vi.spyOn(records, of).mockImplementation((...args: Parameters<typeof kept>) => {
    if (isBroken || !("core" in args[1])) return Reflect.apply(kept, records, args);
    isBroken = true;
    return Promise.reject(new TypeError("canary-2718 at /srv/secret.ts:41"));
  });
}

async function failAtSignIn(host: string = HOST.carrier, persona = "sub") {
  breakStore();
  const browser = world.visitor(host);
  return { browser, page: await logIn(browser, persona, PASSWORD) };
}

test("ERR-08 ERR-09 ERR-10 ERR-11 ERR-12 ERR-13 ERR-14 T-10 an unexpected failure shows the general page", async () => {
  const { browser, page } = await failAtSignIn();
  expect(page.status).toBe(500);
  expect(textsOf(page, "h1")).toEqual(["Sorry, it looks like there’s a problem."]);
  expect(textsOf(page, "main h2")).toEqual([
    "Here are some ideas that might help:",
    "Here are some links that might help:",
  ]);
  expect(textsOf(page, "main .tips li")).toEqual([
    "Clear your browser's cache and cookies.",
    "Reload the page.",
    "Check your internet connection.",
    "Come back later.",
    "Reboot your device.",
  ]);
  expect(linksOf(page)).toEqual([["Home", "/"]]);
  // The page reveals nothing of the failure except its reference number; the next try succeeds.
  expect(page.html).not.toMatch(/canary-2718|secret\.ts|at \w+ \(/);
  expect(page.html).not.toContain(PASSWORD);
  expect(page.text).toContain(`Reference number: ${page.headers.get("x-request-id")}`);
  expect(browser.jar.size).toBe(0);
  expect((await logIn(browser, "sub", PASSWORD)).hops).toEqual(WAY_HOME);
});

test("the page of an unexpected failure has the brand of its host", async () => {
  const { page } = await failAtSignIn(HOST.partner, "hpp");
  expect(page.document.querySelector("html")?.getAttribute("data-brand")).toBe("partner");
  expect(textsOf(page, "title")).toEqual(["Problem - Health Plan Partner Member Dashboard"]);
});

test("a log-in that fails unexpectedly keeps the session that was there before", async () => {
  const browser = await world.enter("l598");
  breakStore();
  const page = await logIn(browser, "sub", PASSWORD);
  expect(page.status).toBe(500);
  expect(page.headers.getSetCookie()).toEqual([]);
  const home = await browser.open("/home");
  expect(home.hops).toEqual([]);
  expect(textsOf(home, "h1")).toEqual(["Welcome, Avery"]);
});

test("a sign-in that fails unexpectedly at its end can be tried again", async () => {
  const browser = await world.enterPending("sub");
  breakStore("write");
  const page = await browser.open("/sso-landing");
  expect(page.status).toBe(500);
  expect(page.headers.getSetCookie()).toEqual([]);
  expect((await browser.open("/sso-landing")).hops).toEqual(["/home"]);
});
