import { CLAIM_STATUS_KEYS } from "#app/rules/claims/claim-status.ts";
import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import {
  CITY_OF_PORTLAND_GROUP,
  MEDICARE_ADVANTAGE_GROUP,
  MEDICARE_PARENT_GROUP,
} from "#app/rules/member/groups.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import { INITIAL_STATUS } from "#app/rules/sign-in/post-login-routing.ts";
import { CONTROLS } from "#app/rules/sign-in/preferences.ts";
import { PROGRAM_IDS } from "#app/rules/programs/programs.ts";
import { EOB_STATUS_CODE } from "#app/rules/claims/recent-claims.ts";
import { insuranceTypesText } from "#app/text/insurance-types.ts";
import { ACCOUNT_STATUSES } from "../../calls/account.ts";
import { PLAN_STATUSES } from "../../calls/groups.ts";
import type { CallPath } from "../lifetimes.ts";

/** A field whose words the dashboard acts upon. */
export type CodedField = {
  readonly calls: readonly CallPath[];
  /** Where the words stand in the answer, "[]" for each of a list; "" for a text answer. */
  readonly field: string;
  readonly words: readonly string[];
  readonly means: string;
  /** Whether upper and lower case are told apart. */
  readonly exact: boolean;
  /** What becomes of another word; "error" where it breaks the contract. */
  readonly other: "error" | (string & {});
};

const CATEGORY_LETTERS = ["M", "D", "V", "X"] as const satisfies readonly ProductCategory[];
const claimStatuses = CLAIM_STATUS_KEYS.filter((key) => key !== "other");
const lettersMean = "medical, dental, vision, pharmacy";

/** Every word that is more than shown. */
export const CODED_FIELDS: readonly CodedField[] = [
  {
    calls: ["account/status"],
    field: "",
    words: ACCOUNT_STATUSES,
    means: `${INITIAL_STATUS} leads a sign-in to the change of password; the others go on`,
    exact: true,
    other: "error",
  },
  {
    calls: ["claims/{type}", "claims/{type}/{id}"],
    field: "claimStatusDescription",
    words: claimStatuses,
    means:
      "how a claim is drawn and what its page says to do next; spaces and other signs count as hyphens",
    exact: false,
    other: "is shown as it is, with the advice to call",
  },
  {
    calls: ["claims/{type}", "claims/{type}/{id}"],
    field: "claimDetails[].status",
    words: claimStatuses,
    means: "as for the claim; denied makes the line a refused one",
    exact: false,
    other: "is shown as it is",
  },
  {
    calls: ["claims/{type}", "claims/{type}/{id}"],
    field: "claimStatusCode",
    words: [EOB_STATUS_CODE],
    means: "the claim has an explanation of benefits: home shows a subscriber the EOB button",
    exact: true,
    other: "means no button",
  },
  {
    calls: ["claims/{type}", "claims/{type}/{id}"],
    field: "claimType",
    words: CLAIM_TYPES,
    means: "the claim's page; the type that was asked for where it is missing",
    exact: false,
    other: "counts as the type that was asked for",
  },
  {
    calls: ["account"],
    field: "members[].insuranceType",
    words: Object.keys(insuranceTypesText).map((code) => code.toUpperCase()),
    means: `shown as ${Object.values(insuranceTypesText).join(", ")}`,
    exact: false,
    other: "is shown, in capitals as a word (a code of up to four letters is left out)",
  },
  {
    calls: ["v2/eobs", "eobs/eob-detail"],
    field: "typeOfClaims",
    words: CLAIM_TYPES,
    means: "links its claims to their pages",
    exact: false,
    other: "is shown, and its claims are no links",
  },
  {
    calls: ["eligibility/family"],
    field: "productCategory",
    words: CATEGORY_LETTERS,
    means: lettersMean,
    exact: true,
    other: "error",
  },
  {
    calls: ["idCard/eligible"],
    field: "category",
    words: CATEGORY_LETTERS,
    means: lettersMean,
    exact: true,
    other: "error",
  },
  {
    calls: ["benefits/limits"],
    field: "productCategory",
    words: CATEGORY_LETTERS,
    means: `${lettersMean}; may be missing`,
    exact: true,
    other: "error",
  },
  {
    calls: ["benefits/limits"],
    field: "coverageType",
    words: ["INDIVIDUAL", "FAMILY"],
    means: "whose limit it is; home's tile shows an individual one",
    exact: true,
    other: "error",
  },
  {
    calls: ["benefits/limits"],
    field: "limitType",
    words: ["Annual Limit", "Deductible - In Network"],
    means: "stand first, in this order",
    exact: true,
    other: "is a name like any; one without a name is not featured",
  },
  {
    calls: ["benefits/limits"],
    field: "networkTier",
    words: ["In Network", "innet", "tab1"],
    means: "the tier shown first",
    exact: false,
    other: "comes after; the first where none is in network",
  },
  {
    calls: ["groups", "groups/individual"],
    field: "medical.planStatus",
    words: PLAN_STATUSES,
    means: "where a plan stands; the same for dental, vision and pharmacy",
    exact: true,
    other: "error",
  },
  {
    calls: ["plan-management/details"],
    field: "directPlanCancellationStatus.id",
    words: ["M", "D"],
    means: "M ends medical, D medical and dental; no status at all is the reminder to renew",
    exact: true,
    other: "shows no banner",
  },
  {
    calls: ["account/preferences"],
    field: "electronicEob",
    words: ["Y", "N"],
    means: "yes and no; the same for every other preference but the e-mail address",
    exact: true,
    other: "error",
  },
  {
    calls: ["account/relevant-preferences"],
    field: "[]",
    words: CONTROLS,
    means: "what this member is asked about, by the names of account/preferences",
    exact: true,
    other: "is passed over",
  },
  {
    calls: ["programs"],
    field: "id",
    words: Object.values(PROGRAM_IDS).map(String),
    means: `${Object.keys(PROGRAM_IDS).join(", ")}; ${PROGRAM_IDS.navitus} shows the pharmacy page, ${PROGRAM_IDS.passportDental} has a page of its own`,
    exact: true,
    other: "is a program like any",
  },
  {
    calls: ["programs"],
    field: "name",
    words: ["eBill", "Digital claims", "Find a dentist"],
    means: "lead to eBill, the digital claims form and the dentist search",
    exact: false,
    other: "is a program like any",
  },
  {
    calls: ["programs"],
    field: "urlDocumentType",
    words: ["ENDPOINT"],
    means: "the program's url is another site, opened in a new tab",
    exact: false,
    other: "means nothing",
  },
  {
    calls: ["account"],
    field: "groupId",
    words: [CITY_OF_PORTLAND_GROUP, MEDICARE_ADVANTAGE_GROUP],
    means: "the City of Portland (preventive visit), the Medicare Advantage group (short menu)",
    exact: true,
    other: "is a group like any",
  },
  {
    calls: ["account"],
    field: "parentGroupId",
    words: [MEDICARE_PARENT_GROUP],
    means: "a Medicare group",
    exact: true,
    other: "means nothing",
  },
  {
    calls: ["ncqa"],
    field: "accreditations[].elementValue.pairedText1",
    words: ["interim", "commendable", "accredited"],
    means: "the badge; a text that denies it has none",
    exact: false,
    other: "means no badge",
  },
];
