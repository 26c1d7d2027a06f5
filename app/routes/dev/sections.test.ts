import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sections } from "./sections.ts";

const folder = join(import.meta.dirname, "sections");
const samples = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
const list = readFileSync(join(import.meta.dirname, "sections.ts"), "utf8");

test("the sections of the component gallery have different ids and titles", () => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
  for (const { id } of sections) expect(id).toMatch(/^[a-z][a-z-]*$/);
});

test("every file of samples is in the list of sections", () => {
  for (const name of readdirSync(folder)) expect(list).toContain(`"./sections/${name}"`);
});

const shared =
  `Alert Amount Badge Breadcrumb Button Card Checkbox ChoiceGroup ClaimStatus CopyButton DateText
  DefinitionList EmptyState ErrorSummary Field FieldGroup FormSheet GroupCards Icon LimitTile Logo
  MemberCard NcqaBadge NewPasswordFields NoticeList ArrowLink ArrowLinkList Pagination PasswordField
  PreventiveCareCard PrimaryCareCard ProgramTiles ProgressMeter RecentClaims SelectField Spinner
  StaffBanner StepIndicator Table Tabs Toggletip Unavailable WalletCard`.split(/\s+/);

test("the component gallery shows every shared component", () => {
  const isShown = (name: string) => {
    const imported = new RegExp(String.raw`/${name}\.tsx"|import \{[^}]*\b${name}\b`);
    return samples.some((code) => imported.test(code));
  };
  expect(shared.filter((name) => !isShown(name))).toEqual([]);
});
