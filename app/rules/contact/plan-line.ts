import type { Account } from "#server/gateway/calls/member/account.ts";
import type { Category } from "../member/eligibility.ts";
import { isMedicareAccount } from "../member/groups.ts";
import {
  contactDirectory,
  listContactBlocks,
  ownContactLines,
  type ContactBlock,
  type ContactChannels,
  type ContactDirectory,
  type ContactLine,
} from "./contact.ts";

type AccountGroup = Pick<Account, "groupId" | "parentGroupId">;

/** How a brand is reached (§2 "Contact-us page"). */
type ContactBrand = {
  readonly flags: { readonly medicareOriented: boolean };
  readonly contacts: Readonly<Record<Exclude<ContactLine, "support">, ContactChannels>>;
  readonly supportPhone: string | null;
};

/** The lines of a member's own plans, by the eligibility rows given, or of the category of a claim. */
export function contactLinesOf(
  account: AccountGroup,
  rows: readonly { readonly category: Category }[],
): readonly ContactLine[] {
  return ownContactLines(
    rows.map(({ category }) => category),
    { medicare: isMedicareAccount(account) },
  );
}

/** The number of a member's plan; null if the carrier has set none. */
export const findPlanPhone = (
  brand: ContactBrand,
  ownLines: readonly ContactLine[],
): string | null => findPlanLine(brand, ownLines)?.phone ?? null;

/** The number of the plan of each category, which pages of its benefits tell members to call. */
export function planPhonesOf(
  brand: ContactBrand,
  account: AccountGroup,
): Readonly<Record<Category, string | null>> {
  const phoneOf = (category: Category) =>
    findPlanPhone(brand, contactLinesOf(account, [{ category }]));
  return {
    medical: phoneOf("medical"),
    dental: phoneOf("dental"),
    vision: phoneOf("vision"),
    pharmacy: phoneOf("pharmacy"),
  };
}

/** The line of their plan, or the one about plans where a brand has a single one, before the dashboard's own. */
export function findPlanLine(brand: ContactBrand, ownLines: readonly ContactLine[]) {
  const { own } = directoryOf(brand, ownLines);
  const reached = own.filter(({ line, phone }) => line !== "tty" && phone !== null);
  const ofPlan: readonly ContactBlock["line"][] = [...ownLines, "medicareService"];
  return reached.find(({ line }) => ofPlan.includes(line)) ?? reached[0];
}

/** The contact lines of a brand, a member's own first. */
export function directoryOf(
  brand: ContactBrand,
  ownLines: readonly ContactLine[],
): ContactDirectory {
  const channels = { ...brand.contacts, support: { phone: brand.supportPhone, emails: [] } };
  return contactDirectory(listContactBlocks(brand.flags, channels), ownLines);
}
