import { expect, test } from "vitest";
import {
  type SavedPreferences,
  areEbillChoicesSaved,
  ebillChoicesOf,
  preferencesToSend,
  listEbillControls,
} from "./preferences.ts";

const saved: SavedPreferences = {
  emailAddress: " ana@members.example ",
  electronicEob: true,
  emailBreakingNews: null,
  electronicMedicareMailing: false,
  emailPaymentReminder: true,
  emailAutopayWithdrawalReminder: true,
  discontinuePaperStatements: null,
  emailWhenBillReady: false,
  emailEwpNotification: null,
  showEwpLandingPage: false,
};

test("PREFS-09 S-11 only what is relevant and about bills is shown, in the page's order", () => {
  expect(
    listEbillControls(["emailPaymentReminder", "electronicEob", "x", "discontinuePaperStatements"]),
  ).toEqual(["discontinuePaperStatements", "emailPaymentReminder"]);
  expect(listEbillControls(["electronicEob", "__proto__"])).toEqual([]);
});

test("T-45 S-11 all else goes back as it came, null included, whatever was posted", () => {
  const shown = ["discontinuePaperStatements", "emailWhenBillReady"] as const;
  const typed = { discontinuePaperStatements: false, emailWhenBillReady: true };
  expect(preferencesToSend(saved, shown, typed)).toEqual({
    emailAddress: " ana@members.example ",
    electronicEob: "Y",
    emailBreakingNews: null,
    electronicMedicareMailing: "N",
    emailPaymentReminder: "Y",
    emailAutopayWithdrawalReminder: "Y",
    discontinuePaperStatements: "N",
    emailWhenBillReady: "Y",
    emailEwpNotification: null,
    showEwpLandingPage: "N",
  });
  const without = { ...saved, emailAddress: null };
  expect(preferencesToSend(without, shown, typed).emailAddress).toBeNull();
  const otherTyped = { discontinuePaperStatements: true, emailPaymentReminder: false };
  const sent = preferencesToSend(saved, ["discontinuePaperStatements"], otherTyped);
  expect([sent.discontinuePaperStatements, sent.emailPaymentReminder]).toEqual(["Y", "Y"]);
});

test("S-11 a write shows when each choice about bills does, and a change is told by those alone", () => {
  const sent = {
    discontinuePaperStatements: null,
    emailWhenBillReady: "N",
    emailPaymentReminder: "Y",
  } as const;
  expect(areEbillChoicesSaved(sent, saved)).toBe(true);
  expect(areEbillChoicesSaved({ ...sent, emailWhenBillReady: "Y" }, saved)).toBe(false);
  expect(areEbillChoicesSaved({ ...sent, discontinuePaperStatements: "N" }, saved)).toBe(false);
  expect(ebillChoicesOf({ ...saved, electronicEob: false })).toEqual(ebillChoicesOf(saved));
  expect(ebillChoicesOf(saved)).toEqual({
    discontinuePaperStatements: null,
    emailWhenBillReady: false,
    emailPaymentReminder: true,
  });
});
