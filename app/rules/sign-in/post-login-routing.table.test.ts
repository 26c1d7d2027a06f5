import { expect, test } from "vitest";
import {
  type Destination,
  postLoginDestination,
  type RoutingFacts,
  type RoutingInput,
  requiredFacts,
} from "./post-login-routing.ts";
import { chosenPreferences } from "./preferences.fixture.ts";

// Every combination of what routing looks at, held against T-14 written down a second time.

const dimensions = {
  role: [null, "member", "logInAsAnyone", "logInAsNonEmp"],
  issuedByRole: [null, "member", "logInAsAnyone", "logInAsNonEmp"],
  afterLoginAs: [false, true],
  brand: ["main", "summit", "providence"],
  policySigned: [false, true],
  groups: ["none", "plain", "flagged", "two plain", "two, own flagged", "two, other flagged"],
  chosen: [false, true],
  email: [null, " ", "wren@mail.example"],
  unset: ["nothing", "relevant", "irrelevant", "without a control"],
  prevented: [false, true],
  configured: [false, true],
  status: ["ACT", "INI", "FRC"],
} as const;

/** What a sign-in under way has to say. Who holds a session or nothing is asked for no more. */
type Case = { [Name in keyof typeof dimensions]: (typeof dimensions)[Name][number] };

const isStaff = (role: string | null) => role === "logInAsAnyone" || role === "logInAsNonEmp";
const byStaff = (c: Case) => isStaff(c.role) || isStaff(c.issuedByRole);
const anyFlaggedOfTwo = (c: Case) => c.groups.startsWith("two") && c.groups.endsWith("flagged");
const inFlaggedGroup = (c: Case) =>
  c.groups === "flagged" || (c.groups === "two, own flagged" && c.chosen);

const oracle: readonly (readonly [(c: Case) => boolean, Destination])[] = [
  [(c) => isStaff(c.role) && c.brand !== "main" && !c.afterLoginAs, "login-as"],
  [(c) => c.brand === "providence" && (byStaff(c) || c.policySigned), "home"],
  [(c) => c.brand === "providence", "registration-policies"],
  [(c) => anyFlaggedOfTwo(c) && !c.chosen, "group-selection"],
  [(c) => (!c.email?.trim() || c.unset === "relevant") && !byStaff(c), "update-preferences"],
  [(c) => inFlaggedGroup(c) && !c.prevented && c.configured, "send-token"],
  [(c) => c.status === "INI", "change-password"],
  [() => true, "home"],
];

const plain = { memberKey: "M1", moda360: false };
const other = { memberKey: "M2", moda360: false };
const groupsOf = {
  none: [],
  plain: [plain],
  flagged: [{ ...plain, moda360: true }],
  "two plain": [other, plain],
  "two, own flagged": [other, { ...plain, moda360: true }],
  "two, other flagged": [{ ...other, moda360: true }, plain],
};
const unsetOf = {
  nothing: {},
  relevant: { electronicEob: null },
  irrelevant: { electronicMedicareMailing: null },
  "without a control": { showEwpLandingPage: null },
};

function inputOf(c: Case): RoutingInput {
  const { role, issuedByRole, afterLoginAs } = c;
  const flags = { providence: c.brand === "providence", summit: c.brand === "summit" };
  const basis = { role, issuedByRole, afterLoginAs, flags };
  const facts: Record<RoutingFacts["need"], RoutingFacts> = {
    nothing: { need: "nothing" },
    policy: { need: "policy", policySigned: c.policySigned },
    everything: {
      need: "everything",
      memberKey: "M1",
      groups: groupsOf[c.groups],
      groupChosen: c.chosen,
      preferences: { ...chosenPreferences, ...unsetOf[c.unset], emailAddress: c.email },
      relevantPreferences: ["electronicEob", "showEwpLandingPage"],
      handOffPrevented: c.prevented,
      handOffConfigured: c.configured,
      accountStatus: c.status,
    },
  };
  return { ...basis, holds: "pending", facts: facts[requiredFacts(basis)] };
}

function* everyCase(): Generator<Case> {
  const names = Object.keys(dimensions) as (keyof Case)[];
  const total = names.reduce((product, name) => product * dimensions[name].length, 1);
  for (let n = 0; n < total; n++) {
    let rest = n;
    const values = names.map((name) => {
      const value = dimensions[name][rest % dimensions[name].length];
      rest = Math.floor(rest / dimensions[name].length);
      return [name, value];
    });
    yield Object.fromEntries(values) as Case;
  }
}

test("T-14 T-46 T-48 T-56 every combination leads where the order of the rules says", () => {
  const wrong: unknown[] = [];
  const seen = new Map<Destination, number>();
  let count = 0;
  for (const c of everyCase()) {
    count++;
    const expected = oracle.find(([holds]) => holds(c))?.[1] ?? "logout";
    const actual = postLoginDestination(inputOf(c));
    seen.set(actual, (seen.get(actual) ?? 0) + 1);
    if (actual !== expected && wrong.length < 5) wrong.push({ ...c, expected, actual });
  }
  expect(wrong).toEqual([]);
  expect(postLoginDestination({ holds: "nothing" })).toBe("logout");
  expect(postLoginDestination({ holds: "session" })).toBe("home");
  expect(count).toBe(4 * 4 * 2 * 3 * 2 * 6 * 2 * 3 * 4 * 2 * 2 * 3);
  expect([...seen.keys()].toSorted()).toEqual([
    "change-password",
    "group-selection",
    "home",
    "login-as",
    "registration-policies",
    "send-token",
    "update-preferences",
  ]);
}, 30_000);
