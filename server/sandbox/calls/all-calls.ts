import type { Handler } from "../handler.ts";
import { accountCalls } from "./account.ts";
import { benefitsCalls } from "./benefits.ts";
import { claimsCalls } from "./claims.ts";
import { ebillCalls } from "./ebill.ts";
import { eligibilityCalls } from "./eligibility.ts";
import { eobsCalls } from "./eobs.ts";
import { groupsCalls } from "./groups.ts";
import { handbookCalls } from "./handbook.ts";
import { idCardCalls } from "./id-card.ts";
import { ncqaCalls } from "./ncqa.ts";
import { pcpCalls } from "./pcp.ts";
import { planManagementCalls } from "./plan-management.ts";
import { programsCalls } from "./programs.ts";
import { tokenCalls } from "./token.ts";

/** Every call the sandbox answers. */
export const allCalls: readonly Handler[] = [
  ...tokenCalls,
  ...groupsCalls,
  ...accountCalls,
  ...eligibilityCalls,
  ...claimsCalls,
  ...eobsCalls,
  ...programsCalls,
  ...pcpCalls,
  ...planManagementCalls,
  ...ebillCalls,
  ...idCardCalls,
  ...benefitsCalls,
  ...handbookCalls,
  ...ncqaCalls,
];
