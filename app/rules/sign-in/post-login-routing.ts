import { hasSeveralGroups, getCurrentGroup } from "../member/groups.ts";
import { hasUnsetPreference, isEmailMissing, type SavedPreferences } from "./preferences.ts";
import { isStaffRole } from "./login-as.ts";

/** Where a sign-in leads. `send-token` is the form post to the external CRM SSO (§4). */
export type Destination =
  | "logout"
  | "home"
  | "login-as"
  | "registration-policies"
  | "group-selection"
  | "update-preferences"
  | "send-token"
  | "change-password";

/** Facts known before any gateway call. */
export type SignInFacts = {
  readonly role: string | null;
  readonly issuedByRole: string | null;
  /** This routing follows right after a login-as (T-48). */
  readonly afterLoginAs: boolean;
  readonly flags: { readonly providence: boolean; readonly summit: boolean };
};

export type RoutingInput =
  | { readonly holds: "nothing" }
  | { readonly holds: "session" }
  | (SignInFacts & { readonly holds: "pending"; readonly facts: RoutingFacts });

/** What has to be loaded from the gateway: nothing, the policy, or all facts of the main flow. */
export type RequiredFacts = "nothing" | "policy" | "everything";

/** The main flow's facts. `memberKey` is the token's; `accountStatus` as in §3. */
export type MainFacts = {
  readonly need: "everything";
  readonly memberKey: string;
  readonly groups: readonly { readonly memberKey: string; readonly moda360: boolean }[];
  readonly groupChosen: boolean;
  readonly preferences: SavedPreferences;
  readonly relevantPreferences: readonly string[];
  readonly handOffPrevented: boolean;
  readonly handOffConfigured: boolean;
  readonly accountStatus: string;
};

export type RoutingFacts =
  | { readonly need: "nothing" }
  | { readonly need: "policy"; readonly policySigned: boolean }
  | MainFacts;

/** The status of an account whose password must be changed first (§3, §4). */
export const INITIAL_STATUS = "INI";

/** The facts that `postLoginDestination` needs for this sign-in (§4 "Post-login routing"). */
export function requiredFacts(basis: SignInFacts): RequiredFacts {
  if (leadsToLoginAs(basis)) return "nothing";
  if (!basis.flags.providence) return "everything";
  return isStaff(basis) ? "nothing" : "policy";
}

/**
 * Where a sign-in leads (§4 "Post-login routing", §6), decided in the order of T-14. Providence
 * checks only its policy. Throws a TypeError unless the facts are those of `requiredFacts`, and a
 * GroupLookupError when the member's own group is needed and missing (§8).
 */
export function postLoginDestination(input: RoutingInput): Destination {
  if (input.holds === "nothing") return "logout";
  if (input.holds === "session") return "home";
  const { facts } = input;
  const need = requiredFacts(input);
  if (need === "nothing") return leadsToLoginAs(input) ? "login-as" : "home";
  if (need === "policy" && facts.need === "policy") {
    return facts.policySigned ? "home" : "registration-policies";
  }
  if (need === "everything" && facts.need === "everything") return mainFlow(input, facts);
  throw new TypeError(`routing needs ${need} and was given ${facts.need}`);
}

function mainFlow(basis: SignInFacts, facts: MainFacts): Destination {
  const { groups, groupChosen, preferences, relevantPreferences } = facts;
  const undecided = hasSeveralGroups(groups) && !groupChosen;
  if (undecided && groups.some((group) => group.moda360)) return "group-selection";
  const incomplete =
    isEmailMissing(preferences) || hasUnsetPreference(preferences, relevantPreferences);
  if (incomplete && !isStaff(basis)) return "update-preferences";
  if (isHandedOff(facts)) return "send-token";
  return facts.accountStatus === INITIAL_STATUS ? "change-password" : "home";
}

/** The group that counts is the only one or the chosen one (T-56). */
function isHandedOff(facts: MainFacts): boolean {
  if (facts.handOffPrevented || !facts.handOffConfigured || facts.groups.length === 0) return false;
  if (hasSeveralGroups(facts.groups) && !facts.groupChosen) return false;
  return getCurrentGroup(facts.groups, facts.memberKey).moda360;
}

/** Only the role at sign-in leads to /login-as: with `issuedByRole` it would be a loop. */
function leadsToLoginAs({ role, afterLoginAs, flags }: SignInFacts): boolean {
  return isStaffRole(role) && !afterLoginAs && (flags.providence || flags.summit);
}

/** Staff, and member tokens issued for staff, skip preferences and policies (T-48). */
function isStaff({ role, issuedByRole }: SignInFacts): boolean {
  return isStaffRole(role) || isStaffRole(issuedByRole);
}
