import type { SavedPreferences } from "./preferences.ts";

/** A member who set every preference, some of them against the default. */
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
