import type { StaffRole } from "#app/rules/sign-in/login-as.ts";
import type { MenuFacts } from "./menu-facts.ts";
import { idCardsEntry } from "./id-cards.ts";
import { listVisible, menuItem, type MenuId, type MenuItem } from "./menu-item.ts";

const staffEntries: Readonly<Record<StaffRole, MenuId>> = {
  logInAsAnyone: "log-in-as-anyone",
  logInAsNonEmp: "log-in-as-non-employee",
};

/**
 * The account popup, which is the settings menu (§2 "Menus", "Shared layout", §6; T-66): My account
 * first, the settings links, ID cards, the login-as entry of staff, Log out last. Without Settings only the
 * links go, so that staff can leave any member and everybody can log out.
 */
export function settingsMenu(facts: MenuFacts): readonly MenuItem[] {
  const { staffRole } = facts;
  return [
    menuItem("my-account", "/account"),
    ...(hasSettings(facts) ? settingsLinks() : []),
    ...listVisible([idCardsEntry(facts)]),
    ...(staffRole === null ? [] : [menuItem(staffEntries[staffRole], "/login-as")]),
    menuItem("log-out", { logOut: true }),
  ];
}

/**
 * Whether a member has Settings, in the account popup and below Account: subscribers do, dependents
 * while they are minors, and on Providence no dependent at all (§5, §6; T-25, T-66).
 */
export function hasSettings({
  flags,
  subscriber,
  minor,
}: Pick<MenuFacts, "flags" | "subscriber" | "minor">): boolean {
  return subscriber || (minor && !flags.providence);
}

/** The two pages of the settings section (§2 "Route list"). */
function settingsLinks(): readonly MenuItem[] {
  return [
    menuItem("account-settings", "/account/settings"),
    menuItem("change-password", "/account/settings/change-password"),
  ];
}
