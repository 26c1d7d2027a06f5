import { expect, test } from "vitest";
import { currentOf, type NavItem, findNavIcon, findTabIcon } from "./nav-item.ts";
import { menuText } from "#app/text/frame/menus.ts";
import { menuPageIcon } from "#app/frame/shell/menu-page.tsx";

const entry = (id: string, href: string | null): NavItem => ({ id, label: id, href, children: [] });
const claims: NavItem = {
  ...entry("claims", "/claims"),
  children: [entry("list", "/claims"), entry("eobs", "/eobs"), entry("pharmacy", "/navitus")],
};

test.each([
  ["/claims", "page"],
  ["/claims/medical/1/0", "true"],
  ["/eobs", "true"],
  ["/eobs/7", "true"],
  ["/navitus", "true"],
  ["/home", undefined],
  ["/", undefined],
  ["/claims-archive", undefined],
  ["/eobs2", undefined],
  ["/account/claims", undefined],
])("on %s the menu of claims has aria-current %s", (pathname, current) => {
  expect(currentOf(claims, pathname)).toBe(current);
});

const TABS = ["home", "benefits", "find-care", "claims", "claims-and-eobs"] as const;

test("every tab has an icon, and a filled one while its pages are open", () => {
  for (const id of TABS) {
    const [resting, current] = [findTabIcon(id, false), findTabIcon(id, true)];
    expect(resting).toBeDefined();
    expect(current).toBe(`${resting}-fill`);
  }
});

test("every entry of the account menu has an icon, and an unknown id has none", () => {
  const popup =
    "my-account account-settings change-password log-in-as-anyone log-in-as-non-employee contact-us log-out";
  for (const id of popup.split(" ")) expect([id, findNavIcon(id)]).not.toEqual([id, undefined]);
  expect(findNavIcon("no-entry")).toBeUndefined();
  expect(findTabIcon("no-entry", true)).toBeUndefined();
});

test("every entry of a menu page has an icon of its own kind; only Medicare materials have the default one", () => {
  const ids = Object.keys(menuText).filter((id) => /^(account|benefits|find-care)-/.test(id));
  expect(ids.length).toBeGreaterThan(15);
  for (const id of ids) {
    const expected = [id, id === "benefits-medicare-materials"];
    expect([id, menuPageIcon(id) === menuPageIcon("")]).toEqual(expected);
  }
});
