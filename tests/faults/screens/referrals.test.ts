import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import {
  PATH,
  referralAnswer,
  referralPageAnswer,
} from "#tests/requests/referrals/referrals-page.ts";
import { SOME_TROUBLES } from "./home-calls.ts";

const world = useFaultWorld();

test("HTTP-15 S-15 without its choices the list is there all the same, and what was chosen holds", async () => {
  for (const [fault] of SOME_TROUBLES) {
    const browser = await world.enter("sub");
    const page = await world.during({ path: "referrals/metadata", ...fault }, () =>
      browser.open(`${PATH}?status=A&provider=200186`),
    );
    expect.soft([page.status, page.hops], JSON.stringify(fault)).toEqual([200, []]);
    expect.soft(textsOf(page, ".claim-list tbody tr").length).toBeGreaterThan(0);
    // The rows themselves name what was chosen.
    expect
      .soft(textsOf(page, "ul.chips a"))
      .toEqual(["Remove Approved", "Remove Stonepath Physical Therapy"]);
    expect
      .soft(textsOf(page, ".filters + .hint"))
      .toContain("We can't list providers and statuses right now. The other filters still work.");
    const sent = await browser.submit(page, "Show referrals", {
      "Include expired referrals": "included",
    });
    expect.soft(sent.url.search).toBe("?status=A&provider=200186&expired=included");
  }
}, 90_000);

test("HTTP-01 T-36 a 401 of the choices leads to the log-in page", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "referrals/metadata", status: 401 });
  expect((await browser.open(PATH)).hops).toEqual(["/login"]);
});

test("S-15 markup in the words of a referral stays words", async () => {
  const evil = '<script>alert(1)</script><img src=x onerror="alert(2)">';
  const browser = await world.enter("sub");
  const named = { providerId: '"><b>', providerName: evil };
  const row = referralAnswer({
    id: evil,
    statusDescription: evil,
    serviceDescription: evil,
    firstName: evil,
    referringProvider: named,
    referredToProvider: named,
  });
  await world.fault(
    { path: "referrals", body: referralPageAnswer([row]) },
    {
      path: "referrals/metadata",
      body: { providers: [named], statuses: [{ code: "A", description: evil }] },
    },
  );
  const page = await browser.open(PATH);
  expect(page.status).toBe(200);
  expect(page.html).not.toMatch(/<script>alert|<img src=x/);
  expect(textsOf(page, ".data-table tbody th")).toEqual([evil]);
});

test("S-15 a hostile address is refused or stays words", async () => {
  const browser = await world.enter("sub");
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  for (const name of ["status", "provider", "member", "expired", "page"]) {
    const page = await browser.open(`${PATH}?${name}=${evil}`);
    expect.soft([200, 400, 404], name).toContain(page.status);
    expect.soft(page.html).not.toContain("<script>alert");
  }
});
