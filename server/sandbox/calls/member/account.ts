import type { z } from "zod";
import {
  account,
  accountEmployeeId,
  accountStatus,
  type accountAnswer,
  type accountMember,
} from "#server/gateway/calls/member/account.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import { answer, type Handler } from "../../handler.ts";
import { coveragesOf } from "../../plan-cancellation.ts";
import type { SandboxState } from "../../state.ts";
import type { Coverage, Family, Member } from "../../world/families/family.ts";
import type { FamilyMember } from "../../world/world.ts";
import { postalAddress } from "./address.ts";
import { preferencesOf } from "./preferences.ts";

export const accountCalls: readonly Handler[] = [
  answer(account, ({ caller, state }) => accountOf(state, caller)),
  answer(accountStatus, ({ caller, state }) => {
    const status = state.accounts.find(caller.username)?.status ?? "ACT";
    // An account in status INI still has its first password.
    return status === "INI" && state.passwords.isChosen(caller.username) ? "ACT" : status;
  }),
  answer(accountEmployeeId, ({ caller }) => caller.family.employee),
];

function accountOf(state: SandboxState, viewer: FamilyMember): z.input<typeof accountAnswer> {
  const { family } = viewer;
  const { group, number } = family;
  return {
    subscriberId: family.subscriberId,
    subscriberKey: family.members[0].key,
    groupKey: `77${number}`,
    groupId: group.id,
    groupName: group.name,
    parentGroupId: group.parent?.id ?? null,
    parentGroupName: group.parent?.name ?? null,
    effectiveDate: family.effectiveDate,
    hireDate: family.hireDate,
    members: family.members.map((member) =>
      memberAnswer(family, { ...member, coverages: coveragesOf(state, family, member) }),
    ),
    address: postalAddress(state, family),
    preferences: preferencesOf(state, viewer),
    chatConfig: family.chat,
  };
}

const RELATIONSHIPS = {
  subscriber: ["S", "Subscriber"],
  spouse: ["P", "Spouse"],
  child: ["C", "Child"],
} as const;

function memberAnswer(family: Family, member: Member): z.input<typeof accountMember> {
  const [relationship, relationshipDescription] = RELATIONSHIPS[member.relationship];
  return {
    memberKey: member.key,
    memberSuffix: member.suffix,
    firstName: member.firstName,
    lastName: member.lastName,
    relationship,
    relationshipDescription,
    dateOfBirth: member.dateOfBirth,
    sex: member.sex,
    sexDescription: member.sex === "F" ? "Female" : "Male",
    hasOutOfAreaPlan: false,
    hasOtherMedical: member.hasOtherMedical,
    hasOtherDental: false,
    role: member.suffix === 0 ? "SUBSCRIBER" : "DEPENDENT",
    insuranceType: insuranceTypeOf(member.coverages),
    networkNames: [...member.networks],
    medicalEligibility: eligibilityOf(family, member, "M"),
    dentalEligibility: eligibilityOf(family, member, "D"),
    visionEligibility: eligibilityOf(family, member, "V"),
    pharmacyEligibility: eligibilityOf(family, member, "X"),
  };
}

const NAMES = { M: "medical", D: "dental", V: "vision", X: "pharmacy" } as const;

/** "Medical, dental": the kinds of coverage in words; null without any. */
function insuranceTypeOf(coverages: readonly Coverage[]): string | null {
  const words = [...new Set(coverages.map(({ category }) => NAMES[category]))].join(", ");
  return words === "" ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function eligibilityOf(family: Family, member: Member, category: ProductCategory) {
  const coverage = member.coverages.find((each) => each.category === category);
  if (coverage === undefined) return null;
  return {
    classPlanId: `${category}${family.group.id}`,
    effectiveDate: coverage.from,
    terminationDate: coverage.until,
    classPlanEffectiveDate: coverage.from,
    eligible: true,
    insuranceType: category === "M" ? "PPO" : null,
  };
}
