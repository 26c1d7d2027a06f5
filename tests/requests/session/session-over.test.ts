import { afterEach, expect, test } from "vitest";
import { expectErrorPage } from "#tests/faults/screens/error-page.ts";
import { alertsOf, elementOf, logIn } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world.ts";

const world = useWorld();
afterEach(() => world.reset());
const OVER = "For your security, your session has ended. Log in again to continue.";

/** Where a signed-in member is led whom the gateway refuses at `refused`, with what log-in says. */
async function openRefused(path: string, refused: readonly string[]) {
  const browser = await world.enter("sub");
  await browser.open("/home");
  await world.fault(...refused.map((each) => ({ path: each, status: 401 })));
  const page = await browser.open(path);
  return { browser, page };
}

test.each([
  ["/claims", "claims/medical"],
  ["/claims/export.csv", "claims/medical"],
  ["/eobs/1", "eobs/eob-detail"],
  ["/resource-download/id-card.pdf", "idCard/view"],
])(
  "T-71 %s leads to log-in, which says why, when %s and account answer 401",
  async (path, call) => {
    const { browser, page } = await openRefused(path, [call, "account"]);
    expect([page.hops, alertsOf(page)]).toEqual([["/login"], [OVER]]);
    expect([...browser.jar.keys()]).not.toContain("access_token");
    expect(alertsOf(await browser.open("/login"))).toEqual([]);
  },
);

test("T-71 the document of an explanation leads there, too", async () => {
  const browser = await world.enter("sub");
  const list = await browser.open("/eobs");
  const pdf = list.document.querySelector('a[href$="/pdf"]')?.getAttribute("href") ?? "";
  await browser.open(pdf.replace("/pdf", ""));
  await world.fault({ path: "eobs/pdf", status: 401 }, { path: "account", status: 401 });
  expect((await browser.open(pdf)).hops).toEqual(["/login"]);
});

test("T-71 T-36 a 401 of the call alone stays the page's own, and asks the account once", async () => {
  const browser = await world.enter("sub");
  await browser.open("/id-card");
  await world.fault({ path: "claims/*", status: 401 });
  const calls = await world.callsDuring(async () => {
    expectErrorPage(await browser.open("/home"), 401);
  });
  expect(calls.filter(({ path }) => path === "/account")).toHaveLength(1);
  await world.mend();
  expect((await browser.open("/home")).hops).toEqual([]);
});

test("T-71 T-18 the partner's members get their own 401 page, with the partner's links", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  await browser.open("/home");
  await world.fault({ path: "claims/*", status: 401 }, { path: "account", status: 401 });
  const page = await browser.open("/claims");
  expect(page.hops).toEqual([]);
  expectErrorPage(page, 401);
});

test("T-71 a form that meets the end of its session is kept for its member, and not sent again", async () => {
  const browser = await world.enter("dep-adult");
  const form = "/id-card/1/M/email";
  await world.fault({ path: "idCard/email", status: 401 });
  const body = new URLSearchParams({ emailAddress: "theo@members.example" });
  expect((await browser.open(form, { method: "POST", body })).hops).toEqual(["/login"]);
  await world.mend();
  const calls = await world.callsDuring(async () => {
    const page = await logIn(browser, "dep-adult", PASSWORD);
    expect(page.hops).toEqual(["/sso-landing", form]);
    expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("theo@members.example");
  });
  expect(calls.filter(({ path }) => path === "/idCard/email")).toEqual([]);
});

test("HTTP-01 a 401 of any other call says why, too", async () => {
  const { page } = await openRefused("/id-card", ["idCard/view"]);
  expect([page.hops, alertsOf(page)]).toEqual([["/login"], [OVER]]);
});
