import { addYears } from "#app/rules/dates/plain-date.ts";
import type { ClaimRun } from "../claim-runs.ts";
import { firstOfMonth } from "../day.ts";
import type { Family } from "../family.ts";
import {
  bornAged,
  card,
  coverages,
  makeFamily,
  makeMember,
  USUAL_PREFERENCES,
  type MemberSketch,
  type Place,
} from "../make-family.ts";

type Rest = Pick<Family, "group"> & Partial<Omit<Family, "members" | "code" | "number">>;

/** A subscriber alone. */
export function onePerson(at: Place, member: MemberSketch, rest: Rest): Family {
  return makeFamily(at, { ...rest, members: [makeMember(at, member)] });
}

/** Somebody with ordinary coverage, whose account is what is special. */
export function ordinary(
  { today }: Place,
  age: number,
  name: Pick<MemberSketch, "firstName" | "lastName" | "sex">,
): MemberSketch {
  return {
    ...name,
    dateOfBirth: bornAged(today, age),
    coverages: coverages("MDVX", addYears(firstOfMonth(today, 0), -3)),
    networks: ["Cedarline"],
    cards: [card("M", "Medical, dental, vision and pharmacy")],
  };
}

/** An ordinary two years of one person: `medical` and `dental` claims, newest a few weeks old. */
export function someClaims(medical: number, dental: number, suffix = 0): ClaimRun[] {
  const runs: ClaimRun[] = [];
  if (medical > 0) {
    runs.push({
      suffix,
      type: "medical",
      filled: { count: medical, fromDaysAgo: 17, toDaysAgo: 690 },
    });
  }
  if (dental > 0) {
    runs.push({
      suffix,
      type: "dental",
      filled: { count: dental, fromDaysAgo: 29, toDaysAgo: 640 },
    });
  }
  return runs;
}

/** Preferences of somebody who was never asked. */
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

/** Medicare members are asked how their materials should come, too. */
export const medicareByEmail: Family["preferences"] = {
  ...USUAL_PREFERENCES,
  electronicMedicareMailing: "Y",
};
