import { expect, test } from "vitest";
import { claimAnswer } from "#tests/harness/gateway-answers.ts";
import { linksOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { findSection, sectionOf, textOf } from "#tests/harness/visitor.ts";
import { CLAIMS, claimRows } from "./home-page.ts";

const world = useWorld();

type Claim = ReturnType<typeof claimAnswer>;

/** Home of this persona while the gateway has these claims. */
async function homeWith(medical: Claim[], dental: Claim[] = [], persona = "sub") {
  await world.mend();
  await world.fault(
    { path: "claims/medical", body: { content: medical } },
    { path: "claims/dental", body: { content: dental } },
  );
  return (await world.enter(persona)).open("/home");
}
const rowOf = async (claim: Claim, persona = "sub") =>
  claimRows(await homeWith([claim], [], persona))[0];
const dental = (id: string) => claimAnswer(id, { claimType: "Dental" });

test("HOME-23 HOME-24 the card is titled and leads to all claims", async () => {
  const page = await homeWith([claimAnswer("1")]);
  const section = sectionOf(page.document, CLAIMS);
  expect(textOf(section.querySelector("h2"))).toBe("Your recent claims");
  const all = linksOf(page).find(([, href]) => href === "/claims");
  expect(all?.[0]).toBe("View all your claims");
  expect(section.querySelector('a[href="/claims"]')).not.toBeNull();
});

test("HOME-25 a paid claim has a check and the day it was paid", async () => {
  const row = await rowOf(claimAnswer("1", { paidDate: "2026-01-09" }));
  expect(row?.status).toBe("Paid on 01/09/2026");
  expect(row?.statusIcons).toEqual(["check-circle-fill"]);
  const undated = await rowOf(claimAnswer("1", { paidDate: null }));
  expect(undated?.status).toBe("Paid");
});

test("HOME-26 a claim in process has a sync icon and no date, even where one is given", async () => {
  const row = await rowOf(claimAnswer("1", { claimStatusDescription: "In Process" }));
  expect(row?.status).toBe("In Process");
  expect(row?.statusIcons).toEqual(["arrows-clockwise"]);
});

test.each([
  ["Denied", "denied"],
  ["Under external review", "under-external-review"],
  ["Pended / On Hold", "pended-on-hold"],
])("HOME-27 HOME-28 the status %s is text, and the class %s", async (status, className) => {
  const row = await rowOf(claimAnswer("1", { claimStatusDescription: status }));
  expect(row?.status).toBe(status);
  expect(row?.statusClass).toBe(className);
});

test("HOME-28 Paid and In Process are style classes, too", async () => {
  const page = await homeWith([
    claimAnswer("1"),
    claimAnswer("2", { claimStatusDescription: "In Process" }),
  ]);
  expect(claimRows(page).map(({ statusClass }) => statusClass)).toEqual(["paid", "in-process"]);
});

test.each([
  [12.5, "$12.50"],
  ["0.00", "$0.00"],
  [1234.5, "$1,234.50"],
  [-0.004, "$0.00"],
])("HOME-29 CONST-24 T-67 a member responsibility of %j is shown as %s", async (owed, shown) => {
  const row = await rowOf(claimAnswer("1", { owed }));
  expect(row?.owe).toBe(`You owe ${shown}`);
});

test("HOME-29 T-67 an amount below zero is a credit", async () => {
  const row = await rowOf(claimAnswer("1", { owed: -62.4 }));
  expect(row?.owe).toBe("Credit to you $62.40");
});

test.each([
  { claimStatusDescription: "In Process", told: "Pending" },
  { claimStatusDescription: "Pended", told: "Pending" },
  // A status that nobody knows: with an amount beside its bill it counts as decided.
  { claimStatusDescription: "Under external review", told: "$12.50" },
])(
  "HOME-29 T-67 T-74 what is owed of a claim that is $claimStatusDescription without an amount is Pending, with one $told",
  async ({ claimStatusDescription, told }) => {
    const open = await rowOf(claimAnswer("1", { claimStatusDescription, owed: "0.00" }));
    expect(open?.owe).toBe("You owe Pending");
    const owed = await rowOf(claimAnswer("1", { claimStatusDescription, owed: 12.5 }));
    expect(owed?.owe).toBe(`You owe ${told}`);
  },
);

test("HOME-30 HOME-31 HOME-32 T-60 T-67 a row has type, provider and day of service", async () => {
  const row = await rowOf(
    claimAnswer("1", {
      claimType: "Vision",
      provider: { providerId: null, providerName: "Dr. Iris Sample" },
      serviceDateFrom: "2026-02-03",
    }),
  );
  expect(row?.provider).toBe("Dr. Iris Sample");
  expect(row?.line).toBe("Vision · 02/03/2026");
});

test.each([
  ["medical", "Medical · 10/28/2026", "/claims/medical/1/0"],
  ["DENTAL", "Dental · 10/28/2026", "/claims/dental/1/0"],
  // No type that claims have: it stands among the medical ones, and has its page there.
  ["PROF", "Medical · 10/28/2026", "/claims/medical/1/0"],
])(
  "HOME-30 HOME-33 the type %j reads as a word, and its page is one that there is",
  async (claimType, line, href) => {
    const row = await rowOf(claimAnswer("1", { claimType }));
    expect([row?.line, row?.href]).toEqual([line, href]);
  },
);

test("HOME-31 a claim that names no provider says so", async () => {
  const row = await rowOf(claimAnswer("1", { provider: null }));
  expect(row?.provider).toBe("Provider not listed");
});

test("HOME-33 T-35 details are at the lower-case type, the id and the asking member's suffix", async () => {
  expect((await rowOf(claimAnswer("26/A"), "sub"))?.href).toBe("/claims/medical/26%2FA/0");
  expect((await rowOf(dental("77"), "dep-adult"))?.href).toBe("/claims/dental/77/1");
});

test("HOME-34 ROLE-12 CONST-23 only the subscriber has an EOB button, and only at status 02", async () => {
  const claims = ["02", "01", "2", "", "002"].map((claimStatusCode) =>
    claimAnswer(`c${claimStatusCode}`, { claimStatusCode }),
  );
  for (const [place, claim] of claims.entries()) {
    const row = await rowOf(claim);
    expect([claim.claimStatusCode, row?.eobOf]).toEqual([
      claim.claimStatusCode,
      place === 0 ? "c02" : undefined,
    ]);
  }
  expect((await rowOf(claimAnswer("1"), "dep-adult"))?.eobOf).toBeUndefined();
  expect((await rowOf(claimAnswer("1"), "dep-minor"))?.eobOf).toBeUndefined();
});

test("HOME-56 CONST-06 there are at most three rows, medical ones before all dental ones", async () => {
  const medical = ["m1", "m2", "m3", "m4"].map((id) => claimAnswer(id));
  const page = await homeWith(medical, ["d1", "d2", "d3"].map(dental));
  expect(claimRows(page).map(({ href }) => href)).toEqual([
    "/claims/medical/m1/0",
    "/claims/medical/m2/0",
    "/claims/medical/m3/0",
  ]);
});

test("HOME-57 CONST-06 dental claims fill what medical ones leave", async () => {
  const page = await homeWith([claimAnswer("m1")], ["d1", "d2", "d3"].map(dental));
  expect(claimRows(page).map(({ href }) => href)).toEqual([
    "/claims/medical/m1/0",
    "/claims/dental/d1/0",
    "/claims/dental/d2/0",
  ]);
});

test("HOME-57 without medical claims dental ones alone are shown, as the gateway orders them", async () => {
  const page = await homeWith([], ["d2", "d1"].map(dental));
  expect(claimRows(page).map(({ href }) => href)).toEqual([
    "/claims/dental/d2/0",
    "/claims/dental/d1/0",
  ]);
});

test("HOME-23 without any claim the card says so in words, and still leads to /claims", async () => {
  const page = await homeWith([], []);
  expect(claimRows(page)).toEqual([]);
  const section = sectionOf(page.document, CLAIMS);
  expect(textOf(section)).toContain("You have no claims in the last 2 years.");
  expect(section.querySelector('a[href="/claims"]')).not.toBeNull();
});

test.each([
  ["claims/medical", 500],
  ["claims/dental", 503],
])(
  "HOME-50 T-36 where %s fails, home is the error page and never says there are none",
  async (path, status) => {
    const browser = await world.enter("sub");
    await world.fault({ path, status });
    const page = await browser.open("/home");
    expect([page.status, page.hops]).toEqual([status, []]);
    expect(findSection(page.document, CLAIMS)).toBeUndefined();
    expect(page.text).not.toContain("no claims");
  },
);

test("HOME-28 a hostile status stays text and a harmless class", async () => {
  const status = '"><script>alert(1)</script>';
  const page = await homeWith([claimAnswer("1", { claimStatusDescription: status })]);
  const [row] = claimRows(page);
  expect(row?.status).toBe(status.replaceAll(/\s+/g, " "));
  expect(row?.statusClass).toMatch(/^[a-z0-9-]+$/);
  expect(page.html).not.toContain("<script>alert");
});
