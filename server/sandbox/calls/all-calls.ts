import type { Handler } from "../handler.ts";
import { accountCalls } from "./member/account.ts";
import { addressCalls } from "./member/address.ts";
import { benefitsCalls } from "./benefits/benefits.ts";
import { chatCalls } from "./frame/chat.ts";
import { claimsCalls } from "./claims/claims.ts";
import { confidentialCalls } from "./member/confidential.ts";
import { ebillCalls } from "./plan/ebill.ts";
import { eligibilityCalls } from "./member/eligibility.ts";
import { eobsCalls } from "./claims/eobs.ts";
import { groupSelectionCalls } from "./sign-in/group-selection.ts";
import { groupsCalls } from "./member/groups.ts";
import { handbookCalls } from "./plan/handbook.ts";
import { idCardCalls } from "./member/id-card.ts";
import { loginAsCalls } from "./sign-in/login-as.ts";
import { medicareMaterialsCalls } from "./plan/medicare-materials.ts";
import { menuFactCalls } from "./frame/menu-facts.ts";
import { messageCalls } from "./frame/message.ts";
import { ncqaCalls } from "./frame/ncqa.ts";
import { passwordCalls } from "./sign-in/password.ts";
import { pcpCalls } from "./care/pcp.ts";
import { planManagementCalls } from "./plan/plan-management.ts";
import { policiesCalls } from "./sign-in/policies.ts";
import { preferencesCalls } from "./member/preferences.ts";
import { programsCalls } from "./care/programs.ts";
import { recoveryCalls } from "./sign-in/recovery.ts";
import { referralsCalls } from "./care/referrals.ts";
import { registrationCalls } from "./sign-in/registration.ts";
import { securityQuestionsCalls } from "./sign-in/security-questions.ts";
import { tokenCalls } from "./sign-in/token.ts";

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
