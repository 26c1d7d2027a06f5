import type { MenuFacts } from "./menu-facts.ts";
import { idCardsEntry } from "./id-cards.ts";
import { listVisible, menuItem, type MenuItem } from "./menu-item.ts";
import { hasSettings } from "./settings.ts";

/** The way to the page of all documents, which the specification does not have. */
const DOCUMENTS: MenuItem = {
  ...menuItem("documents", "/documents"),
  beyondSpecification: "a page of ours (docs/decisions/2026-11-22-every-document.md)",
};

/** The way to take one's data away. */
const DOWNLOAD: MenuItem = {
  ...menuItem("account-download", "/account/download"),
  beyondSpecification: "a page of ours (docs/decisions/2026-11-22-download-my-data.md)",
};

/** The way to have mail about one's care sent to oneself alone, by its neutral title. */
const COMMUNICATION_CHOICES: MenuItem = {
  ...menuItem("account-communication-choices", "/account/confidential"),
  beyondSpecification: "a page of ours (docs/decisions/2026-11-22-confidential-communication.md)",
};

/** The entries below Account, and on its page (§2 "Menus", §5, §6). */
export function accountMenu(facts: MenuFacts): readonly MenuItem[] {
  const { flags, termed, hasEbill, acting, hasCommunicationChoices } = facts;
  return listVisible([
    menuItem("account-summary", "/account/summary"),
    menuItem("account-member-information", "/account/member-information"),
    idCardsEntry(facts),
    DOCUMENTS,
    hasSettings(facts) && menuItem("account-settings", "/account/settings"),
    menuItem("account-plan-benefits", "/account/plan-benefits"),
    // T-27 for no rows of eligibility.
    hasEbill && !termed && !flags.providence && menuItem("account-ebill", "/account/ebill"),
    menuItem("account-help-center", "/account/support"),
    // Neither page opens for staff who act for the member.
    !acting && DOWNLOAD,
    !acting && hasCommunicationChoices && COMMUNICATION_CHOICES,
  ]);
}
