import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import { menuPageIcon } from "#app/frame/menu-page.tsx";
import { findNavIcon, findTabIcon } from "./nav-item.ts";

const TABS = ["home", "benefits", "find-care", "claims", "claims-and-eobs"] as const;

test("SHELL-11 every tab has an icon, and another where its pages are being read", () => {
  for (const id of TABS) {
    const [resting, current] = [findTabIcon(id, false), findTabIcon(id, true)];
    expect(resting).toBeDefined();
    expect(current).toBe(`${resting}-fill`);
  }
});

test("every entry of the popup has an icon, and an id that is none has none", () => {
  const popup =
    "my-account account-settings change-password log-in-as-anyone log-in-as-non-employee contact-us log-out";
  for (const id of popup.split(" ")) expect([id, findNavIcon(id)]).not.toEqual([id, undefined]);
  expect(findNavIcon("no-entry")).toBeUndefined();
  expect(findTabIcon("no-entry", true)).toBeUndefined();
});

test("whatever a menu page lists has a drawing; only documents have the one of what is unknown", () => {
  const ids = Object.keys(menuText).filter((id) => /^(account|benefits|find-care)-/.test(id));
  expect(ids.length).toBeGreaterThan(15);
  for (const id of ids) {
    const expected = [id, id === "benefits-medicare-materials"];
    expect([id, menuPageIcon(id) === menuPageIcon("")]).toEqual(expected);
  }
});
