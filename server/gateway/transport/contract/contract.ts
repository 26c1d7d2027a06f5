import * as account from "../../calls/account.ts";
import * as accountNotices from "../../calls/account-notices.ts";
import * as address from "../../calls/address.ts";
import * as benefitHistory from "../../calls/benefit-history.ts";
import * as benefitTiers from "../../calls/benefit-tiers.ts";
import * as benefits from "../../calls/benefits.ts";
import type { Call } from "../call.ts";
import * as chat from "../../calls/chat.ts";
import * as confidential from "../../calls/confidential.ts";
import * as claims from "../../calls/claims.ts";
import * as ebill from "../../calls/ebill.ts";
import * as eligibility from "../../calls/eligibility.ts";
import * as eobs from "../../calls/eobs.ts";
import * as groups from "../../calls/groups.ts";
import * as handbook from "../../calls/handbook.ts";
import * as idCard from "../../calls/id-card.ts";
import * as medicareMaterials from "../../calls/medicare-materials.ts";
import * as message from "../../calls/message.ts";
import * as ncqa from "../../calls/ncqa.ts";
import * as pcp from "../../calls/pcp.ts";
import * as planManagement from "../../calls/plan-management.ts";
import * as programs from "../../calls/programs.ts";
import * as referrals from "../../calls/referrals.ts";
import * as registration from "../../calls/registration.ts";
import * as security from "../../calls/security.ts";
import * as token from "../../calls/token.ts";

/** Every call the dashboard makes, in the order of its path. */
export const CALLS: readonly Call[] = [
  account,
  accountNotices,
  address,
  benefitHistory,
  benefitTiers,
  benefits,
  chat,
  claims,
  confidential,
  ebill,
  eligibility,
  eobs,
  groups,
  handbook,
  idCard,
  medicareMaterials,
  message,
  ncqa,
  pcp,
  planManagement,
  programs,
  referrals,
  registration,
  security,
  token,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isCall)
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "answer" in value;
}
