import type { SavedPreferences } from "./preferences.ts";

/** Somebody who decided everything, some of it against every default. */
export const chosenPreferences: SavedPreferences = {
  emailAddress: "wren@mail.example",
  electronicEob: true,
  emailBreakingNews: true,
  electronicMedicareMailing: false,
  emailPaymentReminder: false,
  emailAutopayWithdrawalReminder: true,
  discontinuePaperStatements: false,
  emailWhenBillReady: true,
  emailEwpNotification: false,
  showEwpLandingPage: true,
};
