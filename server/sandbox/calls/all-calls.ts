import type { Handler } from "../handler.ts";
import { accountCalls } from "./account.ts";
import { addressCalls } from "./address.ts";
import { benefitsCalls } from "./benefits.ts";
import { chatCalls } from "./chat.ts";
import { claimsCalls } from "./claims.ts";
import { confidentialCalls } from "./confidential.ts";
import { ebillCalls } from "./ebill.ts";
import { eligibilityCalls } from "./eligibility.ts";
import { eobsCalls } from "./eobs.ts";
import { groupSelectionCalls } from "./group-selection.ts";
import { groupsCalls } from "./groups.ts";
import { handbookCalls } from "./handbook.ts";
import { idCardCalls } from "./id-card.ts";
import { loginAsCalls } from "./login-as.ts";
import { medicareMaterialsCalls } from "./medicare-materials.ts";
import { menuFactCalls } from "./menu-facts.ts";
import { messageCalls } from "./message.ts";
import { ncqaCalls } from "./ncqa.ts";
import { passwordCalls } from "./password.ts";
import { pcpCalls } from "./pcp.ts";
import { planManagementCalls } from "./plan-management.ts";
import { policiesCalls } from "./policies.ts";
import { preferencesCalls } from "./preferences.ts";
import { programsCalls } from "./programs.ts";
import { recoveryCalls } from "./recovery.ts";
import { referralsCalls } from "./referrals.ts";
import { registrationCalls } from "./registration.ts";
import { securityQuestionsCalls } from "./security-questions.ts";
import { tokenCalls } from "./token.ts";

/** Every call the sandbox answers. */
export const allCalls: readonly Handler[] = [
  ...tokenCalls,
  ...loginAsCalls,
  ...groupSelectionCalls,
  ...groupsCalls,
  ...accountCalls,
  ...preferencesCalls,
  ...policiesCalls,
  ...addressCalls,
  ...confidentialCalls,
  ...passwordCalls,
  ...securityQuestionsCalls,
  ...registrationCalls,
  ...recoveryCalls,
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
  ...medicareMaterialsCalls,
  ...menuFactCalls,
  ...referralsCalls,
  ...messageCalls,
  ...ncqaCalls,
  ...chatCalls,
];
