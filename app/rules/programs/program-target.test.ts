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

test("digital claims lead to the configured form, else to the program's web address, else to its page", () => {
  const name = "Digital claims";
  const form = external("https://forms.example/claims");
  expect(targetOf({ name })).toEqual(form);
  expect(targetOf({ name: "Digital Claim Form", url: site })).toEqual(form);
  expect(targetOf({ name, url: site }, { digitalClaims: null })).toEqual(external(site));
  for (const digitalClaims of [null, "javascript:alert(1)"]) {
    expect(targetOf({ name }, { digitalClaims })).toEqual(internal("/benefits/programs/20"));
  }
});

test("a program named eBill and its shortcut lead to the eBill action if the member has eBill", () => {
  expect(targetOf({ name: "eBill" })).toEqual({ kind: "ebill" });
  const endpoint = { url: site, urlDocumentType: "ENDPOINT" };
  expect(targetOf({ name: "EBILL", ...endpoint })).toEqual({ kind: "ebill" });
  expect(programTarget({ shortcut: "ebill" }, settings)).toEqual({ kind: "ebill" });
  expect(targetOf({ name: "eBill", url: site }, { hasEbill: false })).toEqual(external(site));
});

test("TILE-16 TILE-17 Passport Dental and Find a Dentist lead to their own pages", () => {
  for (const url of [null, "https://documents.example/passport.pdf", "/passport"]) {
    const passport = { id: 27, name: "Passport Dental", url };
    expect(targetOf(passport)).toEqual(internal("/passport-dental"));
  }
  const dentist = { id: 5, name: "Find a Dentist" };
  expect(targetOf(dentist)).toEqual(internal("/find-care/find-a-dentist"));
});

test("TILE-18 a shortcut without a valid target leads to the list of programs", () => {
  const list = internal("/benefits/programs");
  for (const url of ["/ooc", "javascript:alert(1)", ""]) {
    expect(programTarget({ shortcut: "outline-of-coverage", url }, settings)).toEqual(list);
  }
  const withoutEbill = { ...settings, hasEbill: false };
  expect(programTarget({ shortcut: "ebill" }, withoutEbill)).toEqual(list);
});

test.each([
  "https://member.example/logout",
  "https://MEMBER.example./logout",
  "http://member.example:3000/sso-landing?token=x",
])("TILE-19 %s, an address of the dashboard, is never a target", (url) => {
  const own = internal("/benefits/programs/20");
  expect(targetOf({ url })).toEqual(own);
  expect(targetOf({ url, urlDocumentType: "ENDPOINT" })).toEqual(own);
  expect(targetOf({ name: "Digital claims", url }, { digitalClaims: null })).toEqual(own);
  const outline = { shortcut: "outline-of-coverage", url } as const;
  expect(programTarget(outline, settings)).toEqual(internal("/benefits/programs"));
});

test("TILE-20 MENU-32 other programs and Outline of Coverage lead to their web address", () => {
  expect(targetOf({ url: site })).toEqual(external(site));
  expect(targetOf({ url: site, urlDocumentType: "PDF" })).toEqual(external(site));
  const outline = { shortcut: "outline-of-coverage", url: site } as const;
  expect(programTarget(outline, settings)).toEqual(external(site));
});

test("a target at an application of the carrier is a token form that names the program", () => {
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
  ["ENDPOINT", true, false],
  ["endpoint ", true, false],
  ["PDF", false, true],
  ["pdf ", false, true],
  ["", false, false],
  [null, false, false],
])("TILE-21 S-14 the type %j is external: %s, a PDF: %s", (urlDocumentType, ...expected) => {
  expect([isExternal({ urlDocumentType }), isPdf({ urlDocumentType })]).toEqual(expected);
});

test("TILE-21 the document type ENDPOINT makes any program external", () => {
  const passport = { id: 27, name: "Passport Dental" };
  for (const one of [passport, { id: 5, name: "Find a dentist" }, base]) {
    const target = targetOf({ ...one, url: site, urlDocumentType: "ENDPOINT" });
    expect(target).toEqual(external(site));
  }
});

test.each([
  ["eBill", EBILL_NAME, true],
  [" EBILL® ", EBILL_NAME, true],
  ["eBill help", EBILL_NAME, false],
  ["My eBill", EBILL_NAME, false],
  ["Digital Claims", DIGITAL_CLAIMS_NAME, true],
  ["Submit a digital claim", DIGITAL_CLAIMS_NAME, true],
  ["Digital health", DIGITAL_CLAIMS_NAME, false],
  ["Find a Dentist", FIND_A_DENTIST_NAME, true],
  ["Find an in-network dentist", FIND_A_DENTIST_NAME, true],
  ["Find a doctor", FIND_A_DENTIST_NAME, false],
  ["Active & Fit", /^active and fit$/, true],
  ["Behavioral Health", /\boral health\b/, false],
])("T-61 the name %j matches %s: %s", (name, pattern, fits) => {
  expect(matchesName({ name }, pattern)).toBe(fits);
});
