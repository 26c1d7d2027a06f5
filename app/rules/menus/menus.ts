import { href } from "react-router";
import type { MenuFacts, MenuFlags } from "./menu-facts.ts";
import { listVisible, menuItem, type MenuItem, type MenuId } from "./menu-item.ts";
import { CATEGORIES } from "../member/eligibility.ts";
import { isMedicareAdvantageGroup } from "../member/groups.ts";
import { programsVisible } from "../programs/programs.ts";
import type { StaffRole } from "#app/rules/sign-in/login-as.ts";

/**
 * Every menu of a member with its submenu, in order (§2 "Menus", §6), as in the footer's sitemap (§2
 * "Shell"). A menu with an empty submenu is a plain link. What is hidden is left out of menus, but
 * its URL stays open (T-25, T-28) unless the page itself refuses.
 */
export function primaryMenu(facts: MenuFacts): readonly MenuItem[] {
  const { termed, hasEligibility, subscriber } = facts;
  const claimsId = subscriber ? "claims-and-eobs" : "claims";
  return listVisible([
    menuItem("home", href("/home")),
    { ...menuItem("account", href("/account"), accountMenu(facts)), hiddenInBar: true },
    !termed && menuItem("benefits", href("/benefits"), benefitsMenu(facts)),
    !termed && menuItem("find-care", href("/find-care"), findCareMenu(facts)),
    hasEligibility && menuItem(claimsId, href("/claims"), claimsMenu(facts)),
  ]);
}

/** The bar at the top: the primary menu without what is hidden in it (§2 "Menus"). */
export function primaryBarMenu(facts: MenuFacts): readonly MenuItem[] {
  return primaryMenu(facts).filter(({ hiddenInBar }) => hiddenInBar !== true);
}

const DOCUMENTS: MenuItem = {
  ...menuItem("documents", href("/documents")),
  beyondSpecification: "a page of ours (docs/decisions/account/documents-and-programs.md)",
};

const DOWNLOAD: MenuItem = {
  ...menuItem("account-download", href("/account/download")),
  beyondSpecification: "a page of ours (docs/decisions/account/download-my-data.md)",
};

/** Confidential mail, under a neutral title: mail about one's care that only oneself receives. */
const COMMUNICATION_CHOICES: MenuItem = {
  ...menuItem("account-communication-choices", href("/account/confidential")),
  beyondSpecification: "a page of ours (docs/decisions/account/confidential-communication.md)",
};

/** The entries below Account, and on its page (§2 "Menus", §5, §6). */
export function accountMenu(facts: MenuFacts): readonly MenuItem[] {
  const { flags, termed, hasEbill, acting, hasCommunicationChoices } = facts;
  return listVisible([
    menuItem("account-summary", href("/account/summary")),
    menuItem("account-member-information", href("/account/member-information")),
    idCardsEntry(facts),
    DOCUMENTS,
    hasSettings(facts) && menuItem("account-settings", href("/account/settings")),
    menuItem("account-plan-benefits", href("/account/plan-benefits")),
    // T-27 for no rows of eligibility.
    hasEbill && !termed && !flags.providence && menuItem("account-ebill", href("/account/ebill")),
    menuItem("account-help-center", href("/account/support")),
    // Neither page opens for staff who act for the member.
    !acting && DOWNLOAD,
    !acting && hasCommunicationChoices && COMMUNICATION_CHOICES,
  ]);
}

/**
 * The entries below Benefits, and on its page (§2 "Menus", §6): the active categories, or on Summit
 * and for the special Medicare Advantage group the summary, then what else the member has. Empty for
 * termed members (T-27 for no rows, T-28).
 */
export function benefitsMenu(facts: MenuFacts): readonly MenuItem[] {
  const { termed, flags, groupId, activeCategories, hasReferrals, hasMedicareMaterials } = facts;
  if (termed) return [];
  // A summary in place of categories and Medicare Materials, and of nothing else (T-30).
  const short = flags.summit || isMedicareAdvantageGroup(groupId);
  const categories = CATEGORIES.filter((it) => !short && activeCategories.includes(it));
  return listVisible([
    short && menuItem("benefits-summary", href("/benefits/summary")),
    ...categories.map((it) =>
      menuItem(`benefits-${it}`, href("/benefits/:category", { category: it })),
    ),
    programsVisible(flags) && menuItem("benefits-programs", href("/benefits/programs")),
    hasReferrals && menuItem("benefits-referrals", href("/benefits/referrals")),
    !flags.providence && menuItem("benefits-handbooks", facts.handbooksPath),
    hasMedicareMaterials &&
      !short &&
      menuItem("benefits-medicare-materials", href("/benefits/medicare-materials")),
  ]);
}

/** Below Claims (§2, §6): EOBs for subscribers (T-33). Empty without eligibility (T-31). */
export function claimsMenu(facts: MenuFacts): readonly MenuItem[] {
  if (!facts.hasEligibility) return [];
  return listVisible([
    menuItem("claims-list", href("/claims")),
    facts.subscriber && menuItem("claims-eobs", href("/eobs")),
    facts.hasPharmacyProgram && menuItem("claims-pharmacy", href("/navitus")),
  ]);
}

/** Below Find care (§2, §6): Providence has only Find-a-dentist (T-24); none if termed (T-28). */
export function findCareMenu(facts: MenuFacts): readonly MenuItem[] {
  const { providence } = facts.flags;
  if (facts.termed) return [];
  return listVisible([
    !providence && menuItem("find-care-resources", href("/find-care/resources")),
    !providence &&
      facts.primaryCareShown &&
      menuItem("find-care-primary-care", href("/find-care/primary-care")),
    providence && menuItem("find-care-dentist", href("/find-care/find-a-dentist")),
  ]);
}

/** The way to /id-card; hidden from termed members, because that page redirects them home (§2). */
const idCardsEntry = ({ termed }: MenuFacts): MenuItem | false =>
  !termed && {
    ...menuItem("id-cards", href("/id-card")),
    beyondSpecification: "§2 lists the section /id-card and no entry that leads to it",
  };

const staffEntries: Readonly<Record<StaffRole, MenuId>> = {
  logInAsAnyone: "log-in-as-anyone",
  logInAsNonEmp: "log-in-as-non-employee",
};

/**
 * The popup (§2, §6, T-66). Without Settings the Settings links are missing; log-out is always
 * there.
 */
export function settingsMenu(facts: MenuFacts): readonly MenuItem[] {
  const { staffRole, passwordAtProvider } = facts;
  const withSettings = hasSettings(facts);
  return listVisible([
    menuItem("my-account", href("/account")),
    withSettings && menuItem("account-settings", href("/account/settings")),
    withSettings &&
      !passwordAtProvider &&
      menuItem("change-password", href("/account/settings/change-password")),
    idCardsEntry(facts),
    staffRole !== null && menuItem(staffEntries[staffRole], href("/login-as")),
    menuItem("log-out", { logOut: true }),
  ]);
}

/** Subscribers, and minors but on Providence (§5, §6; T-25, T-66). */
export function hasSettings({
  flags,
  subscriber,
  minor,
}: Pick<MenuFacts, "flags" | "subscriber" | "minor">): boolean {
  return subscriber || (minor && !flags.providence);
}

const contactUs = menuItem("contact-us", href("/contact-us"));
const logIn = menuItem("log-in", href("/login"));

/** Needs no account, so that Log out works without; none for the partner's visitors (§2). */
export function utilityMenu(viewer: {
  readonly flags: MenuFlags;
  readonly signedIn: boolean;
}): readonly MenuItem[] {
  if (viewer.signedIn) return [contactUs, menuItem("log-out", { logOut: true })];
  return viewer.flags.healthPlanPartner ? [] : [contactUs, logIn];
}

/** The menu of visitors: Log in, Contact us (§2 "Menus"). */
export function visitorMenu(flags: MenuFlags): readonly MenuItem[] {
  return flags.healthPlanPartner ? [] : [logIn, contactUs];
}
