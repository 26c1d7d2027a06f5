import type { z } from "zod";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import type {
  accountAnswer,
  employeeAnswer,
  preferencesAnswer,
} from "#server/gateway/calls/member/account.ts";
import type { planManagementAnswer } from "#server/gateway/calls/plan/plan-management.ts";
import type { program } from "#server/gateway/calls/care/programs.ts";
import type { ClaimBatch } from "../claims/claim-specs.ts";
import type { PlanBook } from "../plans/plan.ts";
import type { ReferralSpec } from "../care/referral-specs.ts";

/** One period of coverage of a member. `until` is the first day without it, null while it is open. */
export type Coverage = {
  readonly category: ProductCategory;
  readonly from: PlainDate;
  readonly until: PlainDate | null;
};

export type Card = {
  readonly category: ProductCategory;
  readonly description: string;
  /** Whether it may be shown now. */
  readonly eligible: boolean;
};

/** A member's primary care: absent where it does not apply to them. */
export type PrimaryCare = {
  /** Provider id of the current choice; null before the first one. */
  readonly chosen: string | null;
  /** Earlier choices, newest first. */
  readonly earlier?: readonly string[];
  /** The days of eligibility, where they are not those of medical coverage; newest last. */
  readonly periods?: readonly Pick<Coverage, "from" | "until">[];
};

export type Relationship = "subscriber" | "spouse" | "child";

export type Member = {
  readonly key: string;
  readonly suffix: number;
  readonly firstName: string;
  readonly middleInitial: string;
  readonly lastName: string;
  readonly relationship: Relationship;
  readonly dateOfBirth: PlainDate;
  readonly sex: "F" | "M";
  readonly emailAddress: string | null;
  readonly coverages: readonly Coverage[];
  readonly networks: readonly string[];
  readonly cards: readonly Card[];
  readonly primaryCare: PrimaryCare | null;
  readonly hasOtherMedical: boolean;
  /** A request for confidential communication that was made before; absent for none. */
  readonly confidential?: {
    readonly receivedDaysAgo: number;
    readonly byMail: boolean;
  };
};

type EmployerGroup = {
  readonly id: string;
  readonly name: string;
  readonly parent?: { readonly id: string; readonly name: string };
  /** Served by the external 360 dashboard, to which the token is sent. */
  readonly flagged?: boolean;
};

/** All data of one subscriber's family in one group, as of one day. */
export type Family = {
  readonly code: string;
  /** Part of every key of the family. */
  readonly number: number;
  readonly subscriberId: string;
  /** The brand they are members of. */
  readonly domainId: number;
  /** Employees of the carrier, whom only `logInAsAnyone` may log in as. */
  readonly employees: boolean;
  readonly group: EmployerGroup;
  readonly effectiveDate: PlainDate | null;
  readonly hireDate: PlainDate | null;
  readonly members: readonly [Member, ...Member[]];
  readonly address: NonNullable<z.input<typeof accountAnswer>["address"]>;
  /** Without the e-mail address, which is each member's own. */
  readonly preferences: Omit<z.input<typeof preferencesAnswer>, "emailAddress">;
  readonly relevantPreferences: readonly string[];
  readonly hasExtendedPolicy: boolean;
  /** Whether the communication policy was signed when the account was made. */
  readonly policySigned: boolean;
  readonly chat: z.input<typeof accountAnswer>["chatConfig"];
  readonly employee: z.input<typeof employeeAnswer>;
  readonly programs: readonly z.input<typeof program>[];
  /** What the coverages of its members pay, by category and year. */
  readonly plans: PlanBook;
  readonly planManagement: z.input<typeof planManagementAnswer>;
  readonly ebill: {
    readonly has: boolean;
    readonly registered: boolean;
    readonly billWaiting: boolean;
  };
  /** Day by which City of Portland members need a visit, as the gateway words it; "" for none. */
  readonly preventiveVisitDue: string;
  readonly hasReferrals: boolean;
  /** In place of generated ones. */
  readonly referrals?: readonly ReferralSpec[];
  readonly hasMedicareMaterials: boolean;
  readonly outlineOfCoverage: string;
  readonly claims: readonly ClaimBatch[];
};
