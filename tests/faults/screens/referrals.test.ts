import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway-answers.ts";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { PATH, referralAnswer } from "#tests/requests/referrals/referrals-page.ts";

const world = useFaultWorld();

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
  const metadata = { providers: [named], statuses: [{ code: "A", description: evil }] };
  const faults = [
    { path: "referrals", body: pageAnswer([row]) },
    { path: "referrals/metadata", body: metadata },
  ];
  const page = await world.during(faults, () => browser.open(PATH));
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
