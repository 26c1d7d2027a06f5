import { expect, test } from "vitest";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { formToSiteOf, SITE } from "#tests/requests/account/ebill/press-ebill.ts";
import { expectErrorPage } from "./error-page.ts";
import { MISTAKABLE, SILENCE } from "./home-calls.ts";

const world = resetting(useFaultWorld());

const post = (browser: Visitor, fields: Record<string, string>) =>
  browser.openPost("/home", fields);

/** A claim of `sub` with an explanation of benefits, as home's button names it. */
async function getClaimId(): Promise<string> {
  const { document } = await (await world.enter("sub")).open("/home");
  const claimId = document.querySelector("[name=claimId]")?.getAttribute("value");
  if (claimId === undefined) throw new Error("no claim of sub has an EOB button");
  return claimId;
}

test("HOME-35 HTTP-02 HTTP-14 HTTP-16 a fault of v2/eobs gives the EOB button an error page in place", async () => {
  const claimId = await getClaimId();
  for (const [fault, entry] of [MISTAKABLE, [{ status: 401 }, 401], SILENCE] as const) {
    const browser = await world.enter("sub");
    const press = () => post(browser, { intent: "eob", claimId });
    const page = await world.during({ path: "v2/eobs", ...fault }, press);
    expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
    expectErrorPage(page, entry);
    // The page has its shell, so the member can log out from here.
    expect.soft(page.text).toContain("Log out");
    expect.soft((await press()).hops[0]).toMatch(/^\/eobs\/[\w-]+$/);
  }
});

test.each([
  { method: "GET", path: "ebill/hasEbill", troubles: [MISTAKABLE] },
  { method: "GET", path: "ebill/ebillRegistered", troubles: [MISTAKABLE] },
  {
    method: "GET",
    path: "token/userkey",
    troubles: [MISTAKABLE, [{ status: 401 }, 401] as const],
  },
  {
    method: "PUT",
    path: "ebill/registerEbillUser",
    // A 404 to a write is the gateway's fault, because the path is ours.
    troubles: [[{ status: 404 }, 502] as const, [{ status: 503 }, 503] as const, SILENCE],
  },
])(
  "HTTP-02 a fault of $path gives the eBill button an error page in place",
  async ({ method, path, troubles }) => {
    for (const [fault, entry] of troubles) {
      await world.reset();
      const browser = await world.enter("sub");
      const press = () => post(browser, { intent: "ebill" });
      const page = await world.during({ path, method, ...fault }, press);
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
      const writes = (await world.calls()).filter((call) => call.method === "PUT");
      // A write is never repeated automatically, and without the key no registration is sent.
      expect.soft(writes.length).toBe(method === "PUT" ? 1 : 0);
      expect.soft(formToSiteOf(await press())?.action).toBe(SITE);
    }
  },
);

const DOCUMENT = "/resource-download/id-card.pdf";

test.each([
  { address: "/resource-download", hops: [] },
  { address: DOCUMENT, hops: ["/error/503"] },
])(
  "a 503 of the calls before the ID card gives an error page at $address",
  async ({ address, hops }) => {
    for (const path of ["account", "eligibility/family", "idCard/eligible"]) {
      const browser = await world.enter("sub");
      const page = await world.during({ path, status: 503 }, () => browser.open(address));
      expect.soft(page.hops).toEqual(hops);
      expectErrorPage(page, 503);
      expect.soft((await browser.open(address)).status).toBe(200);
    }
  },
);
