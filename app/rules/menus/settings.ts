import type { StaffRole } from "../sign-in/sign-in.ts";
import type { MenuFacts } from "./facts.ts";
import { entry, type MenuId, type MenuItem } from "./item.ts";
import { isSettingsHidden } from "./shown.ts";

const staffEntries: Readonly<Record<StaffRole, MenuId>> = {
  logInAsAnyone: "log-in-as-anyone",
  logInAsNonEmp: "log-in-as-non-employee",
};

/**
 * The account popup, which is the settings menu (§2 "Menus", "Shared layout", §6; T-66): My account
 * first, the settings links, the login-as entry of staff, Log out last. Who loses Settings loses
 * the links and keeps the rest, so that staff come back from any member and everybody can log out.
 */
export function settingsMenu(facts: MenuFacts): readonly MenuItem[] {
  const { staffRole } = facts;
  return [
    entry("my-account", "/account"),
    ...(isSettingsHidden(facts) ? [] : settingsLinks()),
    ...(staffRole === null ? [] : [entry(staffEntries[staffRole], "/login-as")]),
    entry("log-out", { logOut: true }),
  ];
}

/** The two pages of the settings section (§2 "Route list"). */
function settingsLinks(): readonly MenuItem[] {
  return [
    entry("account-settings", "/account/settings"),
    entry("change-password", "/account/settings/change-password"),
  ];
}
