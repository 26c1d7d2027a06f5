import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { whileLate } from "#tests/harness/world/skip-waits.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import { PATH, referralAnswer } from "#tests/requests/referrals/referrals-page.ts";
import { writing } from "#tests/requests/sign-in/pending-steps.ts";
import { catalogue, expectErrorPage } from "./error-page.ts";
import { MISTAKABLE } from "./home-calls.ts";

// Lists whose filter choices are optional, the file of one, and hostile text.

const world = useFaultWorld();

/**
 * A list with filters: the call of its choices, what stays of a selection, and a next selection.
 */
const LISTS = [
  {
    ids: "HTTP-15 S-21",
    call: "claims/metadata",
    at: "/claims?provider=200117&status=02&sort=owe-desc",
    // The matching claims have the names.
    chips: ["Remove Alder Creek Family Medicine", "Remove Paid"],
    lacks: "providers and statuses",
    next: ["Show claims", { From: "2025-06-01" }],
    leadsTo: "?from=2025-06-01&provider=200117&status=02&sort=owe-desc",
    choice: "#status",
  },
  {
    ids: "HTTP-15 S-22",
    call: "eobs/metadata",
    at: "/eobs?provider=200117",
    chips: ["Remove A provider you chose"],
    lacks: "providers",
    next: ["Show EOBs", { From: "2025-06-01" }],
    leadsTo: "?from=2025-06-01&provider=200117",
    choice: "input[name=provider][checked]",
  },
  {
    ids: "HTTP-15 S-15",
    call: "referrals/metadata",
    at: "/benefits/referrals?status=A&provider=200186",
    // The rows themselves name the selection.
    chips: ["Remove Approved", "Remove Stonepath Physical Therapy"],
    lacks: "providers and statuses",
    next: ["Show referrals", { "Include expired referrals": "included" }],
    leadsTo: "?status=A&provider=200186&expired=included",
    choice: "#status",
  },
] as const;

test.each(LISTS)(
  "$ids a failed $call leaves the list shown and its filters applied",
  async (it) => {
    const [button, choice] = it.next;
    const browser = await world.enter("sub");
    const fault = { path: it.call, ...MISTAKABLE[0] };
    const page = await world.during(fault, () => browser.open(it.at));
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(textsOf(page, ".filtered-list tbody tr").length).toBeGreaterThan(0);
    expect(textsOf(page, "ul.chips a")).toEqual(it.chips);
    const hint = `We can't list ${it.lacks} right now. The other filters still work.`;
    expect(textsOf(page, ".filters + .hint")).toContain(hint);
    expect(page.document.querySelector(it.choice)).toBeNull();
    const sent = await browser.submit(page, button, choice);
    expect([sent.status, sent.url.search, sent.text]).toEqual([200, it.leadsTo, sent.text]);
    expect(sent.document.querySelector(it.choice)).not.toBeNull();
  },
);

test("HTTP-01 T-36 a 401 of filter choices gives an error page for claims and EOBs, /login for referrals", async () => {
  for (const { call, at } of LISTS) {
    const browser = await world.enter("sub");
    const page = await world.during({ path: call, status: 401 }, () => browser.open(at));
    const isExempt = !call.startsWith("referrals");
    expect.soft(page.hops, call).toEqual(isExempt ? [] : ["/login"]);
    if (isExempt) expectErrorPage(page, 401);
  }
});

test("HTTP-01 T-36 a 401 of the account leads lists and files to /login before any other call", async () => {
  const own = ["/claims", "/claims/print", "/claims/export.csv"];
  for (const at of [...own, "/eobs", "/eobs/EOB26000010001"]) {
    const browser = await world.enter("sub");
    await world.fault({ path: "account", status: 401 });
    const { page, calls } = await writing(world, () => browser.open(at));
    await world.mend();
    const asked = calls.filter(({ path }) => /claims|eobs/.test(path));
    expect.soft([at, page.hops, asked]).toEqual([at, ["/login"], []]);
  }
});

test("HTTP-15 S-21 the claims list is shown without waiting for late filter choices", async () => {
  const browser = await world.enter("sub");
  const { result: page } = await whileLate(world, ["claims/metadata"], () =>
    browser.open("/claims"),
  );
  expect(page.status).toBe(200);
  expect(textsOf(page, ".filtered-list tbody tr").length).toBeGreaterThan(0);
  // A page that had waited would have them.
  expect(page.document.querySelector("#status")).toBeNull();
});
test("HTTP-15 S-21 a failed claims export is an error page, not a file", async () => {
  for (const [fault, entry] of [MISTAKABLE, [{ status: 401 }, 401] as const]) {
    const browser = await world.enter("sub");
    const response = await world.during({ path: "claims/medical", ...fault }, () =>
      browser.send("/claims/export.csv"),
    );
    expect.soft(response.status, JSON.stringify(fault)).toBe(catalogue(entry).status);
    expect.soft(response.headers.get("content-disposition")).toBeNull();
  }
});

test("S-15 markup in a referral is shown as text", async () => {
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

test("S-15 markup in an address of referrals is refused or shown as text", async () => {
  const browser = await world.enter("sub");
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  for (const name of ["status", "provider", "member", "expired", "page"]) {
    const page = await browser.open(`${PATH}?${name}=${evil}`);
    expect.soft([200, 400, 404], name).toContain(page.status);
    expect.soft(page.html).not.toContain("<script>alert");
  }
});

test("no log line of the lists holds a provider, a claim number or a name", async () => {
  await expect.poll(() => jsonLines(world.log()).length).toBeGreaterThan(2);
  expect(world.log()).not.toMatch(/Alder Creek|2600001\d{4}|Testa-Lindqvist/);
});
