import { expect, test } from "vitest";
import { menuText } from "#app/text/menus.ts";
import type { MenuFacts } from "./menu-facts.ts";
import {
  brands,
  expected,
  onEveryBrand,
  type Persona,
  personas,
  specified,
} from "./personas.fixture.ts";
import { settingsMenu } from "./settings.ts";

const whole = "my-account account-settings change-password log-out";
const without = "my-account log-out";

test.each([
  ["sub", whole, whole],
  ["dep-adult", without, without],
  ["dep-minor", whole, without],
  ["term", whole, whole],
  ["noelig", whole, whole],
  [
    "emp",
    "my-account account-settings change-password log-in-as-anyone log-out",
    "my-account account-settings change-password log-in-as-anyone log-out",
  ],
  [
    "nonemp",
    "my-account account-settings change-password log-in-as-non-employee log-out",
    "my-account account-settings change-password log-in-as-non-employee log-out",
  ],
  ["emp-as-dep", "my-account log-in-as-anyone log-out", "my-account log-in-as-anyone log-out"],
] satisfies [Persona, string, string][])(
  "MENU-21 MENU-34 MENU-35 T-66 the account popup of %s on every brand",
  (persona, main, providence) => {
    expect(onEveryBrand(persona, settingsMenu)).toEqual(expected(main, main, providence));
  },
);

const sub: MenuFacts = personas.sub;
const titles = (differences: Partial<MenuFacts>) =>
  specified(settingsMenu({ ...sub, ...differences })).map(({ id }) => menuText[id]);

test("for SHELL-26 SHELL-27: My account comes first, settings links follow, Log out ends", () => {
  expect(specified(settingsMenu(sub)).map(({ id, target }) => [menuText[id], target])).toEqual([
    ["My account", "/account"],
    ["Settings", "/account/settings"],
    ["Change password", "/account/settings/change-password"],
    ["Log out", { logOut: true }],
  ]);
});

test("MENU-21 everybody's settings menu ends with Log out, which is no link", () => {
  for (const facts of Object.values(personas)) {
    for (const flags of Object.values(brands)) {
      const last = settingsMenu({ ...facts, flags }).at(-1);
      expect(last).toEqual({ id: "log-out", target: { logOut: true }, children: [] });
    }
  }
});

test.each([
  ["MENU-22", "logInAsAnyone", "LoginAsAnyone"],
  ["MENU-23", "logInAsNonEmp", "LoginAsNonEmp"],
] as const)("for %s: the role %s adds the entry %s to /login-as", (_row, staffRole, title) => {
  const added = settingsMenu({ ...sub, staffRole }).filter(({ id }) => id.startsWith("log-in-as"));
  expect(added.map(({ id, target }) => [menuText[id], target])).toEqual([[title, "/login-as"]]);
});

test("MENU-22 MENU-23 ROLE-13 T-48 a role adds its own entry, on every brand, and none without", () => {
  for (const flags of Object.values(brands)) {
    expect(titles({ flags, staffRole: "logInAsAnyone" })).toContain("LoginAsAnyone");
    expect(titles({ flags, staffRole: "logInAsAnyone" })).not.toContain("LoginAsNonEmp");
    expect(titles({ flags, staffRole: "logInAsNonEmp" })).toContain("LoginAsNonEmp");
    expect(titles({ flags, staffRole: "logInAsNonEmp" })).not.toContain("LoginAsAnyone");
    expect(titles({ flags }).filter((title) => title.startsWith("LoginAs"))).toEqual([]);
  }
});

test("MENU-34 ROLE-11 T-66 who loses Settings keeps My account, the login-as entry, Log out", () => {
  expect(titles({ subscriber: false })).toEqual(["My account", "Log out"]);
  expect(titles({ subscriber: false, staffRole: "logInAsNonEmp" })).toEqual([
    "My account",
    "LoginAsNonEmp",
    "Log out",
  ]);
});
