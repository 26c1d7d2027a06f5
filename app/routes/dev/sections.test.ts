import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sections } from "./sections.ts";

const folder = join(import.meta.dirname, "sections");
const samples = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
const list = readFileSync(join(import.meta.dirname, "sections.ts"), "utf8");

test("each section has an id and a title of its own", () => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
  for (const { id } of sections) expect(id).toMatch(/^[a-z][a-z-]*$/);
});

test("no file of samples is left out of the list", () => {
  for (const name of readdirSync(folder)) expect(list).toContain(`"./sections/${name}"`);
});

const shared =
  `Alert Amount Badge Breadcrumb Button Card Checkbox ChoiceGroup ClaimStatus CopyButton DateText
  DefinitionList EmptyState ErrorSummary Field FieldGroup FormSheet GroupCards Icon LimitTile Logo
  MemberCard NcqaBadge NewPasswordFields NoticeList ArrowLink ArrowLinkList Pagination PasswordField
  PreventiveCareCard PrimaryCareCard ProgramTiles ProgressMeter RecentClaims SelectField Spinner
  StaffBanner StepIndicator Table Tabs Toggletip Unavailable WalletCard`.split(/\s+/);

test.for(shared)("%s is among the samples", (name) => {
  const imported = new RegExp(String.raw`/${name}\.tsx"|import \{[^}]*\b${name}\b`);
  expect(samples.some((code) => imported.test(code))).toBe(true);
});
