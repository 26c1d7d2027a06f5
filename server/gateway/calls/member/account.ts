import { z } from "zod";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { attemptFreshOf, attemptOf, readOf } from "../../transport/call-functions.ts";
import type { Gateway } from "../../transport/gateway.ts";
import * as wire from "../../wire/wire.ts";

const categoryEligibility = wire.orNull(
  z.object({
    classPlanId: wire.keyOrNull,
    effectiveDate: wire.dayOrNull,
    terminationDate: wire.plausibleDayOrNull,
    classPlanEffectiveDate: wire.dayOrNull,
    eligible: wire.flag.meta({
      description: "missing or null counts as false: this member is not covered in this category",
    }),
    insuranceType: wire.textOrNull,
  }),
);

export const accountMember = z.object({
  memberKey: wire.key,
  memberSuffix: wire.suffix,
  firstName: z.string(),
  lastName: z.string(),
  relationship: wire.textOrNull,
  relationshipDescription: wire.textOrNull,
  dateOfBirth: wire.day,
  sex: wire.textOrNull,
  sexDescription: wire.textOrNull,
  hasOutOfAreaPlan: wire.flag,
  hasOtherMedical: wire.flag,
  hasOtherDental: wire.flag,
  role: wire.textOrNull,
  insuranceType: wire.textOrNull,
  networkNames: wire.listOf(z.string()),
  medicalEligibility: categoryEligibility,
  dentalEligibility: categoryEligibility,
  visionEligibility: categoryEligibility,
  pharmacyEligibility: categoryEligibility,
});

/** The choices of the preferences, each in the form of an answer or of a body. */
const choices = <Choice extends z.ZodType>(choice: Choice) => ({
  electronicEob: choice,
  emailBreakingNews: choice,
  electronicMedicareMailing: choice,
  emailPaymentReminder: choice,
  emailAutopayWithdrawalReminder: choice,
  discontinuePaperStatements: choice,
  emailWhenBillReady: choice,
  emailEwpNotification: choice,
  showEwpLandingPage: choice,
});

export const preferencesAnswer = z.object({
  emailAddress: wire.textOrNull,
  ...choices(wire.yesNo),
});

const chatConfig = z.object({
  host: wire.textOrNull,
  bus: wire.textOrNull,
  poc: wire.textOrNull,
  displayChat: wire.flag,
  mappedGroupId: wire.keyOrNull,
});

export const accountAnswer = z.object({
  subscriberId: wire.key,
  subscriberKey: wire.keyOrNull,
  groupKey: wire.keyOrNull,
  groupId: wire.key,
  groupName: z.string(),
  parentGroupId: wire.keyOrNull,
  parentGroupName: wire.textOrNull,
  effectiveDate: wire.dayOrNull,
  hireDate: wire.dayOrNull,
  members: z.array(accountMember).min(1),
  address: wire.orNull(z.object(wire.addressFields)),
  preferences: wire.orNull(preferencesAnswer),
  chatConfig: wire.orNull(chatConfig),
});

export const employeeAnswer = wire.orElse(
  z.object({ employeeId: wire.keyOrNull, local598: wire.flag }),
  {
    employeeId: null,
    local598: false,
  },
);

export const account = defineCall({
  path: "account",
  lifetime: "session",
  asOfDate: true,
  summary: "The family's account: subscriber, group, members with their eligibility",
  answer: accountAnswer,
});

/** The known codes of an account (§3). */
export const ACCOUNT_STATUSES = ["ACT", "DIS", "INI", "DLG", "FRC"] as const;

export const accountStatus = defineCall({
  path: "account/status",
  summary: "Status of the log-in account; INI means the password must be changed",
  as: "text",
  // Two to eight capitals and digits: too short and simple to hold personal data.
  answer: z
    .string()
    // The document has no pattern here, because it describes the text with its quotes.
    .refine((code) => /^[A-Z][A-Z\d]{1,7}$/.test(code))
    .meta({ description: `a code, as ${ACCOUNT_STATUSES.join(", ")}, with or without quotes` }),
});

export const accountEmployeeId = defineCall({
  path: "account/getEmployeeId",
  lifetime: "session",
  summary: "Employee data: the ID that local 598 members go by",
  answer: employeeAnswer,
});

export const accountPreferences = defineCall({
  path: "account/preferences",
  lifetime: "session",
  summary: "Communication preferences, Y or N, null where never chosen",
  answer: preferencesAnswer,
});

export const accountRelevantPreferences = defineCall({
  path: "account/relevant-preferences",
  lifetime: "session",
  summary: "Names of the preferences this member is asked about",
  answer: z.array(z.string()),
});

const preferencesBody = z.object({
  emailAddress: z.string().nullable(),
  ...choices(z.enum(["Y", "N"]).nullable()),
});

export const putPreferences = defineWrite({
  path: "account/preferences",
  summary: "Saves all communication preferences; those without a control go back as they came",
  body: preferencesBody,
});

export const policyDetails = defineCall({
  path: "account/policy-details",
  lifetime: "session",
  summary: "Whether the member's policy is an extended one; not asked where no path is configured",
  answer: z.object({ hasExtendedPolicy: wire.flag }),
});

export type Account = z.output<typeof accountAnswer>;
export type AccountMember = z.output<typeof accountMember>;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export type PreferencesBody = Readonly<z.output<typeof preferencesBody>>;
export type Preferences = z.output<typeof preferencesAnswer>;
export type Employee = z.output<typeof employeeAnswer>;

/** The family's account as of today (§3 "Account details"). The first call of every member page. */
export const getAccount = readOf(account);

/** The account of a token that is not checked yet (§3 "Account details"): a refusal is a value. */
export const attemptAccount = attemptOf(account);

/** The account's member that a token names; undefined if it does not list them. */
export function findTokenMember(
  { members }: Account,
  { memberKey }: { readonly memberKey: string },
): AccountMember | undefined {
  return members.find((member) => member.memberKey === memberKey);
}

/** ACT, DIS, INI, DLG, FRC (§3), or a newer code. Never cached. */
export const getAccountStatus = readOf(accountStatus);

/** Whether an account's code is one of §3's. */
export const isKnownStatus = (code: string): boolean =>
  ACCOUNT_STATUSES.some((known) => known === code);

/** Employee data (§3); both absent for members of other unions (T-58). */
export const getEmployee = readOf(accountEmployeeId);

/** The member's preferences (§3 "Preferences"); null if nothing was chosen. */
export const getPreferences = readOf(accountPreferences);

/** The preferences past the cache, so that other browsers' changes count. Errors are values. */
export const attemptFreshPreferences = attemptFreshOf(accountPreferences);

/** Names of the preferences that apply to this member (§3); callers skip unknown ones. */
export const listRelevantPreferences = readOf(accountRelevantPreferences);

/** Saves all preferences, "Y" or "N" (§4 "Preferences submit", T-45). Faults are values. */
export const savePreferences = attemptOf(putPreferences, [accountPreferences, account]);

/** Whether the policy is an extended one, with other defaults for preferences (§3, §5, S-27). */
export async function getHasExtendedPolicy(gateway: Gateway): Promise<boolean> {
  return (await gateway.read(policyDetails)).hasExtendedPolicy;
}
