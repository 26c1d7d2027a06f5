import type { MenuFacts } from "./menu-facts.ts";
import { menuItem, type MenuItem } from "./menu-item.ts";

/**
 * The way to /id-card, in the account menus. Not for termed members, whom that page sends home (§2).
 */
export const idCardsEntry = ({ termed }: MenuFacts): MenuItem | false =>
  !termed && {
    ...menuItem("id-cards", "/id-card"),
    beyondSpecification: "§2 lists the section /id-card and no entry that leads to it",
  };
