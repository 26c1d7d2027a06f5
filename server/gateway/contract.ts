import * as account from "./account.ts";
import * as address from "./address.ts";
import * as benefits from "./benefits.ts";
import type { Call } from "./call.ts";
import * as chat from "./chat.ts";
import * as claims from "./claims.ts";
import * as ebill from "./ebill.ts";
import * as eligibility from "./eligibility.ts";
import * as eobs from "./eobs.ts";
import * as groups from "./groups.ts";
import * as handbook from "./handbook.ts";
import * as idCard from "./id-card.ts";
import * as medicareMaterials from "./medicare-materials.ts";
import * as message from "./message.ts";
import * as ncqa from "./ncqa.ts";
import * as pcp from "./pcp.ts";
import * as planManagement from "./plan-management.ts";
import * as programs from "./programs.ts";
import * as referrals from "./referrals.ts";
import * as registration from "./registration.ts";
import * as security from "./security.ts";
import * as token from "./token.ts";

/** Every call the dashboard makes, in the order of its path. */
export const CALLS: readonly Call[] = [
  account,
  address,
  benefits,
  chat,
  claims,
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
