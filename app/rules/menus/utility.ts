import type { MenuFlags } from "./menu-facts.ts";
import { menuItem, type MenuItem } from "./menu-item.ts";

const contactUs = menuItem("contact-us", "/contact-us");
const logIn = menuItem("log-in", "/login");

/**
 * Contact us with Log out, or with Log in for visitors (§2 "Menus"). It needs no account, because
 * Log out has to work where the account could not be loaded. Visitors of the health-plan partner
 * domain sign in at the partner's site and get neither entry.
 */
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
