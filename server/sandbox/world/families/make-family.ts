import {
  addYears,
  ageOn,
  getPlainDate,
  yearOf,
  type PlainDate,
} from "#app/rules/dates/plain-date.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import type { Card, Coverage, Family, Member, Relationship } from "./family.ts";
import { DOMAIN_IDS } from "../domains.ts";
import { carrierPlans } from "../plans/plan-books.ts";
import { programsFor } from "../care/programs.ts";

/** The family to make, and as of which day. */
export type FamilyKey = Pick<Family, "code" | "number"> & { readonly today: PlainDate };

/** What differs from the defaults of `makeFamily`. */
export type FamilySpec = Pick<Family, "group" | "members"> &
  Partial<Omit<Family, "code" | "number" | "group" | "members">>;

/** Names of the preferences most members are asked about. */
export const RELEVANT = [
  "emailAddress",
  "emailBreakingNews",
  "electronicEob",
  "discontinuePaperStatements",
  "emailWhenBillReady",
  "emailPaymentReminder",
];

/** Default choices for everything members are asked about. */
export const USUAL_PREFERENCES: Family["preferences"] = {
  electronicEob: "Y",
  emailBreakingNews: "N",
  electronicMedicareMailing: null,
  emailPaymentReminder: "Y",
  emailAutopayWithdrawalReminder: "N",
  discontinuePaperStatements: "Y",
  emailWhenBillReady: "Y",
  emailEwpNotification: null,
  showEwpLandingPage: "N",
};

/** A family with defaults. */
export function makeFamily({ code, number }: FamilyKey, sketch: FamilySpec): Family {
  const since = sketch.members[0].coverages[0]?.from ?? null;
  return {
    code,
    number,
    subscriberId: `9044${String(number * 7919)
      .padStart(5, "0")
      .slice(-5)}`,
    domainId: DOMAIN_IDS.carrier,
    employees: false,
    effectiveDate: since,
    hireDate: since,
    address: {
      addressLine1: `${100 + (number % 800)} Sample Street`,
      addressLine2: null,
      city: "Exampleville",
      state: "OR",
      zipCode: "97001",
      country: "US",
      phoneNumber: "503-555-0147",
    },
    preferences: USUAL_PREFERENCES,
    relevantPreferences: RELEVANT,
    hasExtendedPolicy: false,
    policySigned: true,
    chat: {
      host: "chat.example.test",
      bus: "member",
      poc: "dashboard",
      displayChat: true,
      mappedGroupId: sketch.group.id,
    },
    employee: { employeeId: null, local598: false },
    programs: programsFor("medical"),
    plans: carrierPlans,
    planManagement: null,
    ebill: { has: true, registered: true, billWaiting: false },
    preventiveVisitDue: "",
    hasReferrals: false,
    hasMedicareMaterials: false,
    outlineOfCoverage: "",
    claims: [],
    ...sketch,
  };
}

/** Keys of one family: its number, then the member's suffix. */
const memberKeyOf = (family: number, suffix: number): string =>
  `41${String(family).padStart(5, "0")}${String(suffix).padStart(2, "0")}`;

/** The family and suffix a member key stands for; undefined for any other text. */
export function parseMemberKey(
  memberKey: string,
): { readonly family: number; readonly suffix: number } | undefined {
  const parts = /^41(\d{5})(\d{2})$/.exec(memberKey);
  return parts ? { family: Number(parts[1]), suffix: Number(parts[2]) } : undefined;
}

/** What differs from the defaults of `makeMember`. */
export type MemberSpec = Pick<Member, "firstName" | "lastName" | "dateOfBirth" | "sex"> &
  Partial<Omit<Member, "key">>;

/** A member with defaults: a subscriber without coverage. */
export function makeMember({ number: family }: FamilyKey, sketch: MemberSpec): Member {
  const suffix = sketch.suffix ?? 0;
  return {
    key: memberKeyOf(family, suffix),
    suffix,
    middleInitial: "Q",
    relationship: relationshipOf(suffix),
    emailAddress: `${sketch.firstName.toLowerCase()}@members.example`,
    coverages: [],
    networks: [],
    cards: [],
    primaryCare: null,
    hasOtherMedical: false,
    ...sketch,
  };
}

const relationshipOf = (suffix: number): Relationship => (suffix === 0 ? "subscriber" : "child");

/** The same period for each category letter, such as "MDVX". */
export function coverages(
  letters: string,
  from: PlainDate,
  until: PlainDate | null = null,
): Coverage[] {
  const categories: readonly ProductCategory[] = ["M", "D", "V", "X"];
  return categories
    .filter((category) => letters.includes(category))
    .map((category) => ({ category, from, until }));
}

/** An eligible card. */
export const card = (category: ProductCategory, description: string): Card => ({
  category,
  description,
  eligible: true,
});

/** A birth date for this age, on 14 May. */
export function birthDateAtAge(today: PlainDate, age: number): PlainDate {
  const born = addYears(getPlainDate(`${yearOf(today)}-05-14`), -age);
  // Before 14 May this year's birthday is still to come.
  return ageOn(today, born) < age ? addYears(born, -1) : born;
}
