import { expect, test } from "vitest";
import { program } from "./program.fixture.ts";
import {
  isExternal,
  isPdf,
  programTarget,
  type ProgramTarget,
  DIGITAL_CLAIMS_NAME,
  EBILL_NAME,
  FIND_A_DENTIST_NAME,
  matchesName,
} from "./program-target.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";

const base = program(20, { name: "Health tools", displayOrder: null });
const site = "https://tools.example/start";
const settings = {
  hasEbill: true,
  digitalClaims: "https://forms.example/claims" as string | null,
  applicationOrigins: ["https://apps.example"],
  ownHosts: ["member.example"],
};

const targetOf = (differences: Partial<Program>, changes: Partial<typeof settings> = {}) =>
  programTarget({ ...base, ...differences }, { ...settings, ...changes });
const internal = (to: string): ProgramTarget => ({ kind: "internal", to });
const external = (href: string): ProgramTarget => ({ kind: "external", href });
const application = (href: string, program = "20"): ProgramTarget => ({
  kind: "application",
  program,
  href,
});

test("for TILE-11: digital claims open in a new tab, at the configured form first, no hostile one", () => {
  const name = "Digital claims";
  const form = external("https://forms.example/claims");
  expect(targetOf({ name })).toEqual(form);
  expect(targetOf({ name: "Digital Claim Form", url: site })).toEqual(form);
  expect(targetOf({ name, url: site }, { digitalClaims: null })).toEqual(external(site));
  for (const digitalClaims of [null, "javascript:alert(1)"]) {
    expect(targetOf({ name }, { digitalClaims })).toEqual(internal("/benefits/programs/20"));
  }
});

test("for TILE-12: a program named eBill, or its shortcut, posts to the eBill action where eBill is", () => {
  expect(targetOf({ name: "eBill" })).toEqual({ kind: "ebill" });
  const endpoint = { url: site, urlDocumentType: "ENDPOINT" };
  expect(targetOf({ name: "EBILL", ...endpoint })).toEqual({ kind: "ebill" });
  expect(programTarget({ shortcut: "ebill" }, settings)).toEqual({ kind: "ebill" });
  expect(targetOf({ name: "eBill", url: site }, { hasEbill: false })).toEqual(external(site));
});

test.each([
  ["without a url", {}],
  ["with a document attached", { url: "https://documents.example/passport.pdf" }],
  ["with a relative url", { url: "/passport" }],
])("TILE-16 Passport Dental goes to its page: %s", (_case, differences) => {
  expect(targetOf({ id: 27, name: "Passport Dental", ...differences })).toEqual(
    internal("/passport-dental"),
  );
});

test("TILE-17 find a dentist goes to its page", () => {
  expect(targetOf({ id: 5, name: "Find a Dentist" })).toEqual(
    internal("/find-care/find-a-dentist"),
  );
});

test("TILE-18 a shortcut that leads nowhere outside goes to the list of programs", () => {
  const list = internal("/benefits/programs");
  for (const url of ["/ooc", "javascript:alert(1)", ""]) {
    expect(programTarget({ shortcut: "outline-of-coverage", url }, settings)).toEqual(list);
  }
  const withoutEbill = { ...settings, hasEbill: false };
  expect(programTarget({ shortcut: "ebill" }, withoutEbill)).toEqual(list);
});

test.each([
  ["without a url", {}],
  ["with a relative url", { url: "/tools" }],
  ["with a relative url and another document type", { url: "a.pdf", urlDocumentType: "PDF" }],
  ["with a javascript url", { url: "javascript:alert(1)" }],
  ["with a javascript url called external", { url: "javascript:a", urlDocumentType: "ENDPOINT" }],
  ["with a protocol-relative url", { url: "//evil.example/a" }],
  ["with a user name in the url", { url: "https://carrier.example@evil.example/" }],
  ["called external, without a url", { urlDocumentType: "ENDPOINT" }],
])("TILE-19 program 20 goes to its own page: %s", (_case, differences) => {
  expect(targetOf(differences)).toEqual(internal("/benefits/programs/20"));
});

test.each([
  "https://member.example/logout",
  "https://MEMBER.example./logout",
  "http://member.example:3000/sso-landing?token=x",
])("TILE-19 %s, an address of the dashboard's own, becomes no link", (url) => {
  const own = internal("/benefits/programs/20");
  expect(targetOf({ url })).toEqual(own);
  expect(targetOf({ url, urlDocumentType: "ENDPOINT" })).toEqual(own);
  expect(targetOf({ name: "Digital claims", url }, { digitalClaims: null })).toEqual(own);
  const outline = { shortcut: "outline-of-coverage", url } as const;
  expect(programTarget(outline, settings)).toEqual(internal("/benefits/programs"));
});

test("SHELL-09 an application on the dashboard's host keeps its form; own pages stay what they were", () => {
  const url = "https://member.example:8443/journal";
  const beside = { applicationOrigins: ["https://member.example:8443"] };
  expect(targetOf({ url }, beside)).toEqual(application(url));
  const otherUrl = "https://apps.example/journal";
  expect(targetOf({ id: 27, name: "Passport Dental", url: otherUrl })).toEqual(
    internal("/passport-dental"),
  );
  expect(targetOf({ url: "https://member@apps.example/" })).toEqual(
    internal("/benefits/programs/20"),
  );
});

test("TILE-20 MENU-32 other programs and Outline of Coverage go to their web address", () => {
  expect(targetOf({ url: site })).toEqual(external(site));
  expect(targetOf({ url: site, urlDocumentType: "PDF" })).toEqual(external(site));
  const outline = { shortcut: "outline-of-coverage", url: site } as const;
  expect(programTarget(outline, settings)).toEqual(external(site));
});

test("SHELL-09 what leads to one of the carrier's applications is a form that names the program", () => {
  const url = "https://apps.example/journal?from=tile";
  expect(targetOf({ url })).toEqual(application(url));
  expect(targetOf({ url, urlDocumentType: "ENDPOINT" })).toEqual(application(url));
  expect(targetOf({ id: 48, name: "Digital claims" }, { digitalClaims: url })).toEqual(
    application(url, "48"),
  );
  const outline = { shortcut: "outline-of-coverage", url } as const;
  expect(programTarget(outline, settings)).toEqual(application(url, "outline-of-coverage"));
});

test.each([
  "https://apps.example.evil.example/",
  "https://apps.example:8443/",
  "http://apps.example/",
  "https://other.example/?to=https://apps.example",
  "https://other.example/#https://apps.example/",
])("SHELL-09 %s is on no configured origin: a plain link, which carries no token", (url) => {
  expect(targetOf({ url })).toEqual(external(new URL(url).href));
});

test.each([
  ["ENDPOINT", true],
  ["endpoint ", true],
  ["PDF", false],
  ["", false],
  [null, false],
])("TILE-21 document type %j means external: %s", (urlDocumentType, result) => {
  expect(isExternal({ urlDocumentType })).toBe(result);
});

test.each([
  { id: 27, name: "Passport Dental" },
  { id: 5, name: "Find a dentist" },
  { id: 20, name: "Health tools" },
])("TILE-21 ENDPOINT takes $name out of the dashboard", (program) => {
  const target = targetOf({ ...program, url: site, urlDocumentType: "ENDPOINT" });
  expect(target).toEqual(external(site));
});

test.each([
  ["eBill", EBILL_NAME, true],
  [" EBILL® ", EBILL_NAME, true],
  ["eBill help", EBILL_NAME, false],
  ["My eBill", EBILL_NAME, false],
  ["Digital Claims", DIGITAL_CLAIMS_NAME, true],
  ["Digital-claim form", DIGITAL_CLAIMS_NAME, true],
  ["Submit a digital claim", DIGITAL_CLAIMS_NAME, true],
  ["Digital health", DIGITAL_CLAIMS_NAME, false],
  ["Find a Dentist", FIND_A_DENTIST_NAME, true],
  ["Find-a-dentist", FIND_A_DENTIST_NAME, true],
  ["Find an in-network dentist", FIND_A_DENTIST_NAME, true],
  ["Find a doctor", FIND_A_DENTIST_NAME, false],
  ["Active & Fit", /^active and fit$/, true],
  ["Behavioral Health", /\boral health\b/, false],
])("T-61 %j fits %s: %s", (name, pattern, fits) => {
  expect(matchesName({ name }, pattern)).toBe(fits);
});

test("S-14 a document type says whether a program's address is a document, in any letter case", () => {
  const types = ["PDF", "pdf ", "ENDPOINT", null];
  const pdfs = types.map((urlDocumentType) => isPdf({ urlDocumentType }));
  expect(pdfs).toEqual([true, true, false, false]);
});
