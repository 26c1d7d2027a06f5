import type { Category } from "../member/eligibility.ts";
import type { StaffRole } from "#app/rules/sign-in/login-as.ts";

export type MenuFlags = {
  readonly providence: boolean;
  readonly summit: boolean;
  readonly healthPlanPartner: boolean;
};

/** Everything the menus of a signed-in member depend on (§2 "Menus", §5, §6). */
export type MenuFacts = {
  readonly flags: MenuFlags;
  readonly subscriber: boolean;
  readonly minor: boolean;
  /** No row active or future, by `isTermed`: true of a member without rows, too (T-27). */
  readonly termed: boolean;
  /** Any row eligible, of any dates: the converse of `hasNoEligibility` (T-31). */
  readonly hasEligibility: boolean;
  readonly activeCategories: readonly Category[];
  readonly groupId: string | null;
  readonly hasReferrals: boolean;
  readonly hasMedicareMaterials: boolean;
  readonly hasEbill: boolean;
  /** Navitus is among the member's programs (§3 "Program", id 37). */
  readonly hasPharmacyProgram: boolean;
  readonly primaryCareShown: boolean;
  /** The login-as role behind the session, by `isStaffRole`; null for a member's own. */
  readonly staffRole: StaffRole | null;
  /** Whether staff act for the member; some pages are open to the member only. */
  readonly acting: boolean;
  /** Whether the member's password is that of an identity provider, which changes it. */
  readonly passwordAtProvider: boolean;
  readonly hasCommunicationChoices: boolean;
  /** The configured address of the handbooks (T-64). */
  readonly handbooksPath: string;
};
