import { hasSeveralGroups, getCurrentGroup } from "../member/groups.ts";
import {
  hasUnsetPreference,
  isEmailMissing,
  type SavedPreferences,
} from "../account/preferences.ts";
import { isStaffRole } from "./login-as.ts";

/** The target of a sign-in. `send-token` is the form post to the external CRM SSO (§4). */
export type Destination =
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

/** The main flow's facts. `memberKey` is the token's; `accountStatus` as in §3. */
export type MainFacts = {
  readonly memberKey: string;
  readonly groups: readonly { readonly memberKey: string; readonly moda360: boolean }[];
  readonly groupChosen: boolean;
  readonly preferences: SavedPreferences;
  readonly relevantPreferences: readonly string[];
  readonly handOffPrevented: boolean;
  readonly sendTokenConfigured: boolean;
  readonly accountStatus: string;
};

/** The status of an account whose password must be changed first (§3, §4). */
export const INITIAL_STATUS = "INI";

/** The data to load from the gateway, where needed: the policy, or all of the main flow. */
type RoutingLoads = {
  readonly isPolicySigned: () => Promise<boolean>;
  readonly mainFacts: () => Promise<MainFacts>;
};

/**
 * Where a sign-in leads (§4 "Post-login routing", §6), in the order of T-14; Providence checks only
 * its policy. Rejects with a GroupLookupError when the member's own group is needed and missing (§8).
 */
export async function postLoginDestination(
  basis: SignInFacts,
  loads: RoutingLoads,
): Promise<Destination> {
  if (leadsToLoginAs(basis)) return "login-as";
  if (!basis.flags.providence) return mainFlow(basis, await loads.mainFacts());
  if (isStaff(basis)) return "home";
  return (await loads.isPolicySigned()) ? "home" : "registration-policies";
}

function mainFlow(basis: SignInFacts, facts: MainFacts): Destination {
  const { groups, groupChosen, preferences, relevantPreferences } = facts;
  const undecided = hasSeveralGroups(groups) && !groupChosen;
  if (undecided && groups.some((group) => group.moda360)) return "group-selection";
  const incomplete =
    isEmailMissing(preferences) || hasUnsetPreference(preferences, relevantPreferences);
  if (incomplete && !isStaff(basis)) return "update-preferences";
  if (isTokenSent(facts)) return "send-token";
  return facts.accountStatus === INITIAL_STATUS ? "change-password" : "home";
}

/** The group that counts is the only one or the chosen one (T-56). */
function isTokenSent(facts: MainFacts): boolean {
  if (facts.handOffPrevented || !facts.sendTokenConfigured || facts.groups.length === 0)
    return false;
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
