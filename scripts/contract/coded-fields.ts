import { CLAIM_STATUS_KEYS } from "#app/rules/claims/claim-status.ts";
import { EXPIRED_WORD, REFERRAL_STATUS_WORDS } from "#app/rules/care/referral.ts";
import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import {
  CITY_OF_PORTLAND_GROUP,
  MEDICARE_ADVANTAGE_GROUP,
  MEDICARE_PARENT_GROUP,
} from "#app/rules/member/groups.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import { INITIAL_STATUS } from "#app/rules/sign-in/post-login-routing.ts";
import { CONTROLS } from "#app/rules/account/preferences.ts";
import { PROGRAM_IDS } from "#app/rules/programs/programs.ts";
import { EOB_STATUS_CODE } from "#app/rules/claims/eob-button.ts";
import { insuranceTypesText } from "#app/text/common/codes.ts";
import { ACCOUNT_STATUSES } from "#server/gateway/calls/member/account.ts";
import { PLAN_STATUSES } from "#server/gateway/calls/member/groups.ts";

export type CodedField = {
  readonly calls: readonly string[];
  /** The field's path in the answer, "[]" for each entry of a list; "" for a text answer. */
  readonly field: string;
  readonly values: readonly string[];
  readonly meaning: string;
  readonly caseSensitive: boolean;
  /** The effect of any other value; "error" if it breaks the contract. */
  readonly otherwise: string;
};

const exactly = (otherwise: string) => ({ caseSensitive: true, otherwise });
const inAnyCase = (otherwise: string) => ({ caseSensitive: false, otherwise });
const strict = exactly("error");
const CATEGORY_LETTERS = ["M", "D", "V", "X"] as const satisfies readonly ProductCategory[];
const claimStatuses = CLAIM_STATUS_KEYS.filter((key) => key !== "other");
const categoryNames = "medical, dental, vision, pharmacy";
const letters = (call: string, field: string, meaning = categoryNames): CodedField => ({
  calls: [call],
  field,
  values: CATEGORY_LETTERS,
  meaning,
  ...strict,
});
const TIERS = ["In Network", "innet", "tab1", "Out of Network", "outnet", "tab2"];
const claimCalls = ["claims/{type}", "claims/{type}/{id}"] as const;

export const CODED_FIELDS: readonly CodedField[] = [
  {
    calls: ["account/status"],
    field: "",
    values: ACCOUNT_STATUSES,
    meaning: `${INITIAL_STATUS} leads a sign-in to the change of password; the others go on`,
    ...exactly("goes on as the others do, and is logged; one that is no code breaks the contract"),
  },
  {
    calls: claimCalls,
    field: "claimStatusDescription",
    values: claimStatuses,
    meaning:
      "how a claim is drawn and what its page says to do next; spaces and other signs count as hyphens, on-hold counts as pended",
    ...inAnyCase("is shown as it is, with the advice to call"),
  },
  {
    calls: claimCalls,
    field: "claimDetails[].status",
    values: claimStatuses,
    meaning: "as for the claim; denied makes the line a refused one",
    ...inAnyCase("is shown as it is"),
  },
  {
    calls: claimCalls,
    field: "claimStatusCode",
    values: [EOB_STATUS_CODE],
    meaning: "the claim has an explanation of benefits: home shows a subscriber the EOB button",
    ...exactly("means no button"),
  },
  {
    calls: claimCalls,
    field: "claimType",
    values: CLAIM_TYPES,
    meaning: "the claim's page; the type that was asked for where it is missing",
    ...inAnyCase("counts as the type that was asked for"),
  },
  {
    calls: ["account"],
    field: "members[].insuranceType",
    values: Object.keys(insuranceTypesText).map((code) => code.toUpperCase()),
    meaning: `shown as ${Object.values(insuranceTypesText).join(", ")}`,
    ...inAnyCase("is shown, in capitals as a word (a code of up to four letters is left out)"),
  },
  {
    calls: ["v2/eobs", "eobs/eob-detail"],
    field: "typeOfClaims",
    values: CLAIM_TYPES,
    meaning: "links its claims to their pages",
    ...inAnyCase("is shown, and its claims are no links"),
  },
  {
    calls: ["referrals"],
    field: "statusDescription",
    values: [
      ...Object.values(REFERRAL_STATUS_WORDS).flatMap((words) => Object.keys(words)),
      EXPIRED_WORD,
    ],
    meaning: "how a referral's status is drawn, by how it begins; expired marks it as over",
    ...inAnyCase("is shown as it is"),
  },
  letters("eligibility/family", "productCategory"),
  letters("idCard/eligible", "category"),
  letters("benefits/history", "productCategory", `${categoryNames}; whose plan period it is`),
  {
    calls: ["benefits/medical", "benefits/dental", "benefits/vision", "benefits/pharmacy"],
    field: "tierId",
    values: ["innet", "In Network", "tab1", "outnet", "Out of Network", "tab2"],
    meaning:
      "the first three are labelled In network, and are the tier shown first; the others Out of network",
    ...inAnyCase("is a tier of the plan's own, labelled with its name; the first is shown first"),
  },
  letters("benefits/limits", "productCategory", `${categoryNames}; may be missing`),
  {
    calls: ["benefits/limits"],
    field: "coverageType",
    values: ["INDIVIDUAL", "FAMILY"],
    meaning: "whose limit it is; home's tile shows an individual one",
    ...strict,
  },
  {
    calls: ["benefits/limits"],
    field: "limitType",
    values: ["Annual Limit", "Deductible - In Network"],
    meaning: "stand first, in this order",
    ...exactly("is a name like any; one without a name is not featured"),
  },
  {
    calls: ["benefits/limits"],
    field: "networkTier",
    values: TIERS,
    meaning:
      "the tier of benefits/{category} in which it counts, in any of its spellings; one in network is on home's tile; missing means every tier",
    ...inAnyCase(
      "is a tier of the plan's own; one that no tier has becomes a tier without services",
    ),
  },
  {
    calls: ["claims/{type}"],
    field: "networkTier",
    values: TIERS,
    meaning:
      "the network whose deductible, maximum and limit the claim counts toward; where it is missing, pages list claims of every network and say so",
    ...inAnyCase("is a tier of the plan's own"),
  },
  {
    calls: ["groups", "groups/individual"],
    field: "medical.planStatus",
    values: PLAN_STATUSES,
    meaning: "where a plan stands; the same for dental, vision and pharmacy",
    ...exactly("is not shown: the plan stands there without a state"),
  },
  {
    calls: ["plan-management/details"],
    field: "directPlanCancellationStatus.id",
    values: ["M", "D"],
    meaning: "M ends medical, D medical and dental; no status at all is the reminder to renew",
    ...exactly("shows no banner"),
  },
  {
    calls: ["account/preferences"],
    field: "electronicEob",
    values: ["Y", "N"],
    meaning: "yes and no; the same for every other preference but the e-mail address",
    ...strict,
  },
  {
    calls: ["account/relevant-preferences"],
    field: "[]",
    values: CONTROLS,
    meaning: "what this member is asked about, by the names of account/preferences",
    ...exactly("is passed over"),
  },
  {
    calls: ["programs"],
    field: "id",
    values: Object.values(PROGRAM_IDS).map(String),
    meaning: `${Object.keys(PROGRAM_IDS).join(", ")}; ${PROGRAM_IDS.navitus} shows the pharmacy page, ${PROGRAM_IDS.passportDental} has a page of its own`,
    ...exactly("is a program like any"),
  },
  {
    calls: ["programs"],
    field: "name",
    values: ["eBill", "Digital claims", "Find a dentist"],
    meaning: "lead to eBill, the digital claims form and the dentist search",
    ...inAnyCase("is a program like any"),
  },
  {
    calls: ["programs"],
    field: "urlDocumentType",
    values: ["ENDPOINT"],
    meaning: "the program's url is another site, opened in a new tab",
    ...inAnyCase("means nothing"),
  },
  {
    calls: ["account"],
    field: "groupId",
    values: [CITY_OF_PORTLAND_GROUP, MEDICARE_ADVANTAGE_GROUP],
    meaning: "the City of Portland (preventive visit), the Medicare Advantage group (short menu)",
    ...exactly("is a group like any"),
  },
  {
    calls: ["account"],
    field: "parentGroupId",
    values: [MEDICARE_PARENT_GROUP],
    meaning: "a Medicare group",
    ...exactly("means nothing"),
  },
  {
    calls: ["ncqa"],
    field: "accreditations[].elementValue.pairedText1",
    values: ["interim", "commendable", "accredited"],
    meaning: "the badge; a text that denies it has none",
    ...inAnyCase("means no badge"),
  },
];
