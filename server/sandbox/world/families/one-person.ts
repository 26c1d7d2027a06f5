import { addYears } from "#app/rules/dates/plain-date.ts";
import type { ClaimBatch } from "../claims/claim-specs.ts";
import { firstOfMonth } from "../day.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  USUAL_PREFERENCES,
  type MemberSpec,
  type FamilyKey,
} from "./make-family.ts";

type Rest = Pick<Family, "group"> & Partial<Omit<Family, "members" | "code" | "number">>;

/** A subscriber alone. */
export function onePerson(at: FamilyKey, member: MemberSpec, rest: Rest): Family {
  return makeFamily(at, { ...rest, members: [makeMember(at, member)] });
}

/** A member with ordinary coverage and a special account. */
export function ordinary(
  { today }: FamilyKey,
  age: number,
  name: Pick<MemberSpec, "firstName" | "lastName" | "sex">,
): MemberSpec {
  return {
    ...name,
    dateOfBirth: birthDateAtAge(today, age),
    coverages: coverages("MDVX", addYears(firstOfMonth(today, 0), -3)),
    networks: ["Cedarline"],
    cards: [card("M", "Medical, dental, vision and pharmacy")],
  };
}

/** An ordinary two years of one person: `medical` and `dental` claims, newest a few weeks old. */
export function someClaims(medical: number, dental: number, suffix = 0): ClaimBatch[] {
  const runs: ClaimBatch[] = [];
  if (medical > 0) {
    runs.push({
      suffix,
      type: "medical",
      generated: { count: medical, fromDaysAgo: 17, toDaysAgo: 690 },
    });
  }
  if (dental > 0) {
    runs.push({
      suffix,
      type: "dental",
      generated: { count: dental, fromDaysAgo: 29, toDaysAgo: 640 },
    });
  }
  return runs;
}

/** Preferences of a member who was never asked. */
export const nothingChosen: Family["preferences"] = {
  electronicEob: null,
  emailBreakingNews: null,
  electronicMedicareMailing: null,
  emailPaymentReminder: null,
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: null,
  emailWhenBillReady: null,
  emailEwpNotification: null,
  showEwpLandingPage: null,
};

/** Medicare members also choose how their materials are sent. */
export const medicareByEmail: Family["preferences"] = {
  ...USUAL_PREFERENCES,
  electronicMedicareMailing: "Y",
};
