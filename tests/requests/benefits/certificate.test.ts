import { expect, test } from "vitest";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = useWorld();
const PATH = "/benefits/certificate-of-coverage";
const TITLE = "Certificate of Coverage";
const OUTLINE = "Open your Outline of Coverage (opens in a new tab)";
const PRIOR = "/benefits/prior-authorization";
const PRIOR_TITLE = "Prior Authorization";

test("ROUTE-40 the page without a certificate gives the phone number of the member's plan", async () => {
  await world.fault({ path: "programs/sitecore", body: [] });
  const page = await world.see("sub", PATH);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], [TITLE]]);
  expect(page.text).toContain("Your certificate isn't on this website.");
  const links = linksOf(page, "main .notices");
  // The phone line of the member's own plan, not this website's support.
  expect(links).toContainEqual(["Call 503-555-0150", "tel:5035550150"]);
  expect(links).toContainEqual(["Go to your benefits", "/benefits"]);
});

test("ROUTE-40 S-17 a certificate of the content system opens in a new tab; an unusable address is not linked", async () => {
  const page = await world.see("sub", PATH);
  expect(linksOf(page, "main .notices")).toContainEqual([
    "Open your certificate (Your Certificate of Coverage) (opens in a new tab)",
    "https://documents.example.test/certificate-of-coverage.pdf",
  ]);
  expect(page.text).not.toContain("Ask for your certificate");
  const entry = { category: "Certificate of Coverage", documents: [{ title: "Yours", url: "/x" }] };
  await world.fault({ path: "programs/sitecore", body: [entry] });
  const without = await world.see("sub", PATH);
  expect(without.text).toContain("Ask for your certificate");
  expect(without.html).not.toContain('"/x"');
});

test("ROUTE-40 ROUTE-41 pages of benefits link to the certificate and to prior authorization", async () => {
  for (const path of [
    "/benefits/medical",
    "/benefits/summary",
    "/history/2025-06-15/benefits/dental",
  ]) {
    const links = linksOf(await world.see("sub", path));
    expect(links).toContainEqual([TITLE, PATH]);
    expect(links).toContainEqual(["Prior Authorization", "/benefits/prior-authorization"]);
  }
});

test("ROUTE-40 the page links to the Outline of Coverage where it has a usable address", async () => {
  await world.fault({ path: "handbook/ooc", body: "https://documents.example.test/ooc.pdf" });
  const page = await world.see("sub", PATH);
  expect(linksOf(page)).toContainEqual([OUTLINE, "https://documents.example.test/ooc.pdf"]);
  for (const body of ["", "javascript:alert(1)"]) {
    await world.mend();
    await world.fault({ path: "handbook/ooc", body });
    const without = await world.see("sub", PATH);
    expect([without.status, without.text.includes("Outline")]).toEqual([200, false]);
  }
});

test.each([
  [PATH, "Open your certificate", "No certificate to ask for", []],
  [
    PRIOR,
    "Check on a request",
    "No plan to ask about",
    [["Contact customer service", "/support/customer-service"]],
  ],
])(
  "ROUTE-40 ROUTE-41 T-28 %s has content for a termed member, none without any plan",
  async (...row) => {
    const [path, words, title, links] = row;
    expect((await world.see("term", path)).text).toContain(words);
    const never = await world.see("noelig", path);
    expect([never.status, ...textsOf(never, ".empty__title")]).toEqual([200, title]);
    expect([textsOf(never, ".notices"), linksOf(never, ".empty")]).toEqual([[], links]);
  },
);

test("ROUTE-41 S-18 S-33 GW-77 the page explains prior authorization, and asks the gateway for none", async () => {
  const browser = await world.enter("sub");
  const { page, calls } = await writing(world, () => browser.open(PRIOR));
  expect(page.text).toContain("This website doesn't list requests.");
  expect(calls.filter(({ path }) => path.includes("authorization"))).toEqual([]);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], [PRIOR_TITLE]]);
  expect(textsOf(page, ".notices h2")).toEqual([
    "Your provider asks for it",
    "Before your visit",
    "Medical care that often needs it",
    "Medicines that often need it",
    "Dental care that often needs it",
    "Check on a request",
    "Looking for a referral?",
  ]);
  expect(linksOf(page, ".notices")).toEqual([
    ["Call 503-555-0150", "tel:5035550150"],
    ["Go to your referrals", "/benefits/referrals"],
  ]);
  expect(faultsOf(page)).toEqual([]);
});
