import { http } from "msw";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LONGEST_TOKEN } from "#server/session/session.ts";
import { linkOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, openWorld, type World } from "#tests/harness/world/world.ts";
import { lean, SCHEMAS } from "./lean.ts";
import { account } from "./second-gateway/answers.ts";
import {
  PASSWORD,
  secondGateway,
  tokenWith,
  USERNAME,
  type Change,
} from "./second-gateway/gateway.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.network.resetHandlers());
afterAll(() => world.close());

/**
 * Signs in at the second gateway, which runs in front of the sandbox; the page is the one the
 * sign-in led to.
 */
async function signIn(
  changes: Readonly<Record<string, Change>> = {},
  { password = PASSWORD, token }: { readonly password?: string; readonly token?: string } = {},
) {
  const answer = secondGateway(changes, token);
  world.network.use(http.all(`${GATEWAY}/*`, ({ request }) => answer(request)));
  const browser: Visitor = world.visitor();
  const fields = { Username: USERNAME, Password: password };
  const page = await browser.submit(await browser.open("/login"), "Log in", fields);
  return { browser, page };
}

test("a member of a gateway made from the document alone signs in and sees the pages", async () => {
  const { browser, page: home } = await signIn();
  expect([home.status, home.hops]).toEqual([200, ["/sso-landing", "/home"]]);
  expect(home.text).toContain("Welcome, Ines");
  expect(home.text).toContain("555000123");
  expect(home.text).toContain("Harbor Works");
  expect(home.text).toContain("Quay Street Clinic");
  expect(home.text).toContain("$25.00");
  expect(home.text).toContain("Dr. Ode");
  expect(home.text).toContain("Harbor walks");

  const list = await browser.open("/claims");
  expect([list.status, list.text.includes("Quay Street Clinic")]).toEqual([200, true]);
  const claim = await browser.open(
    linkOf(list.document, "Quay Street Clinic").getAttribute("href") ?? "",
  );
  expect(claim.url.pathname).toBe("/claims/medical/9000001/0");
  expect(claim.status).toBe(200);
  for (const words of ["Office visit", "$180.00", "10/28/2026"]) {
    expect(claim.text).toContain(words);
  }
  // The plan's discount and the paid amount come as a number beside text; they still add up.
  expect(claim.text).toContain("$100.00");

  const explanations = await browser.open("/eobs");
  expect([explanations.status, explanations.text.includes("11/03/2026")]).toEqual([200, true]);
  const explanation = await browser.open("/eobs/E-77.1");
  expect([explanation.status, explanation.text.includes("Quay Street Clinic")]).toEqual([
    200,
    true,
  ]);
  const pdf = await browser.send("/eobs/E-77.1/pdf");
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(await pdf.text()).toMatch(/^%PDF-/);

  const card = await browser.open("/id-card");
  expect([card.status, card.text.includes("Ines Okafor")]).toEqual([200, true]);
  expect((await browser.send("/resource-download/id-card.pdf?suffix=0&category=M")).status).toBe(
    200,
  );
  expect((await browser.open("/select-group")).text).toContain("Harbor Works");
  const care = await browser.open("/find-care/primary-care/0");
  expect([care.status, care.text.includes("Dr. Ode")]).toEqual([200, true]);
  expect((await browser.open("/contact-us")).status).toBe(200);
  expect(await world.calls()).toEqual([]);
});

test("every page is shown without any field that the document calls optional", async () => {
  // A claim has more than its number, and an explanation says which one it is; coverage has a first
  // day.
  const but = ["serviceDateFrom", "documentId", "pdfDocumentId", "effectiveDate"];
  const changes = Object.fromEntries(
    [...SCHEMAS].map(([operation, schema]): [string, Change] => [
      operation,
      (answer) => (answer instanceof Response ? answer : lean(schema, answer, but)),
    ]),
  );
  // An e-mail address may be missing; the page then asks for it. Here it is not missing.
  const { "GET /account/preferences": _asked, ...rest } = changes;
  const { browser, page } = await signIn(rest);
  expect([page.status, page.url.pathname]).toEqual([200, "/home"]);
  expect(page.text).toContain("Welcome, Ines");
  const paths = [
    "/claims",
    "/claims/medical/9000001/0",
    "/claims/export.csv",
    "/claims/print",
    "/eobs",
    "/eobs/E-77.1",
    "/id-card",
    "/select-group",
    "/account",
    "/account/summary",
    "/benefits/medical",
    "/benefits/referrals",
    "/find-care",
    "/find-care/primary-care",
    "/find-care/primary-care/0",
    "/account/member-information",
    "/account/confidential",
    "/account/plan-benefits",
    "/account/support",
    "/account/download",
  ];
  for (const path of paths) {
    const seen = await browser.open(path);
    expect([path, seen.status, seen.url.pathname]).toEqual([path, 200, path]);
  }
});

test("a token of the longest length that the document allows signs in", async () => {
  const shortest = tokenWith({ memberKey: 70001, rights: "" }).length;
  // Three bytes of the claims are four characters of the token.
  const rights = "r".repeat(Math.floor(((LONGEST_TOKEN - shortest) * 3) / 4));
  const token = tokenWith({ memberKey: 70001, rights });
  expect(LONGEST_TOKEN - token.length).toBeLessThan(4);
  const { browser, page } = await signIn({}, { token });
  expect([page.status, page.url.pathname]).toEqual([200, "/home"]);
  expect((await browser.open("/claims")).status).toBe(200);
});

test("the log-in page shows the attempts left of the document's refusal of a wrong password", async () => {
  const { page } = await signIn({}, { password: "not it" });
  expect(page.status).toBe(401);
  expect(page.text).toContain("You have 2 attempt(s) remaining");
});

test("an answer that breaks the contract takes down the pages that need it, and no others", async () => {
  const { subscriberId: _gone, ...rest } = account;
  const { page } = await signIn({ "GET /account": () => rest });
  expect([page.status, page.url.pathname]).toEqual([502, "/home"]);
  const { browser, page: home } = await signIn({ "GET /v2/eobs": () => ({ content: [] }) });
  expect(home.status).toBe(200);
  expect((await browser.open("/eobs")).status).toBe(502);
  expect((await browser.open("/claims")).status).toBe(200);
});
