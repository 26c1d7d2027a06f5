import type { MenuFlags } from "./menu-facts.ts";
import { menuItem, type MenuItem } from "./menu-item.ts";
import { isVisitorMenuHidden } from "./visibility.ts";

const contactUs = menuItem("contact-us", "/contact-us");
const logIn = menuItem("log-in", "/login");

/**
 * Contact us with Log out, or with Log in when there is no member (§2 "Menus"). It asks for no more
 * than a page knows whose account could not be loaded: Log out has to work there, too. A visitor of
 * the health-plan partner domain signs in at the partner's and has neither entry.
 */
export function utilityMenu(viewer: {
  readonly flags: MenuFlags;
  readonly signedIn: boolean;
}): readonly MenuItem[] {
  if (viewer.signedIn) return [contactUs, menuItem("log-out", { logOut: true })];
  return isVisitorMenuHidden(viewer.flags) ? [] : [contactUs, logIn];
}

/** The menu of a page nobody is signed in to: Log in, Contact us (§2 "Menus"). */
export function visitorMenu(flags: MenuFlags): readonly MenuItem[] {
  return isVisitorMenuHidden(flags) ? [] : [logIn, contactUs];
}
