/** Every menu entry. An id stands for one page; titles are in the texts. */
export const MENU_IDS = [
  "home",
  "account",
  "account-summary",
  "account-member-information",
  "id-cards",
  "documents",
  "account-download",
  "account-communication-choices",
  "account-settings",
  "account-plan-benefits",
  "account-ebill",
  "account-help-center",
  "benefits",
  "benefits-summary",
  "benefits-medical",
  "benefits-dental",
  "benefits-vision",
  "benefits-pharmacy",
  "benefits-programs",
  "benefits-referrals",
  "benefits-handbooks",
  "benefits-medicare-materials",
  "find-care",
  "find-care-resources",
  "find-care-primary-care",
  "find-care-dentist",
  // The claims menu for subscribers, and for all other members (§6).
  "claims-and-eobs",
  "claims",
  "claims-list",
  "claims-eobs",
  "claims-pharmacy",
  "my-account",
  "change-password",
  "log-in-as-anyone",
  "log-in-as-non-employee",
  "contact-us",
  "log-in",
  "log-out",
] as const;

export type MenuId = (typeof MENU_IDS)[number];

/** A path of the dashboard, or logging out, which is a form post (T-12). */
export type MenuTarget = string | { readonly logOut: true };

/** An entry of a menu (§3 "Menu item"). */
export type MenuItem = {
  readonly id: MenuId;
  readonly target: MenuTarget;
  readonly children: readonly MenuItem[];
  /** Left out of the primary bar, and of nothing else (§2 "Menus"). */
  readonly hiddenInBar?: true;
  /** Why the entry is there although §2 "Menus" does not list it. */
  readonly beyondSpecification?: string;
};

/** An entry, with its submenu if it has one. */
export function menuItem(
  id: MenuId,
  target: MenuTarget,
  children: readonly MenuItem[] = [],
): MenuItem {
  return { id, target, children };
}

/** The visible entries, in their order; hidden ones are false. */
export function listVisible(entries: readonly (MenuItem | false)[]): readonly MenuItem[] {
  return entries.filter((item) => item !== false);
}
