import { expect, test } from "vitest";
import { currentOf, type NavItem } from "./nav-item.ts";

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
])("on %s the menu of claims is marked: %s", (pathname, current) => {
  expect(currentOf(claims, pathname)).toBe(current);
});

test("an entry that logs out is no page, and marks no menu", () => {
  const menu = { ...entry("account", "/account"), children: [entry("log-out", null)] };
  expect(currentOf(menu, "/account/summary")).toBe("true");
  expect(currentOf(menu, "/logout")).toBeUndefined();
  expect(currentOf(entry("log-out", null), "/logout")).toBeUndefined();
});

test.each([
  "/history/2025-01-01/benefits/dental",
  "/services/dental/D2740",
  "/details/innet/dental/D2740",
])("%s belongs to the menu of benefits", (pathname) => {
  expect(currentOf(entry("benefits", "/benefits"), pathname)).toBe("true");
  expect(currentOf(claims, pathname)).toBeUndefined();
});
