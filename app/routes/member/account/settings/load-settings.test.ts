import { expect, test } from "vitest";
import { CONTROLS, type SavedPreferences } from "#app/rules/account/preferences.ts";
import { viewPreferences } from "./load-settings.ts";

const saved: SavedPreferences = {
  emailAddress: "sage@members.example",
  electronicEob: true,
  emailBreakingNews: false,
  electronicMedicareMailing: null,
  emailPaymentReminder: true,
  emailAutopayWithdrawalReminder: true,
  discontinuePaperStatements: false,
  emailWhenBillReady: null,
  emailEwpNotification: true,
  showEwpLandingPage: true,
};

test("each preference is worded with what is sent, in which way and from when", () => {
  expect(viewPreferences(saved, CONTROLS)).toEqual([
    { term: "Email address", value: "sage@members.example", isAddress: true },
    { term: "News", value: "None by email" },
    {
      term: "Explanations of benefits (EOBs)",
      value: "Electronically, starting with your next EOB",
    },
    { term: "Medicare materials", value: "Not chosen yet" },
    { term: "Bills", value: "On paper by mail, starting with your next bill" },
    { term: "Email when a bill is ready", value: "Not chosen yet" },
    { term: "Reminder to pay a bill", value: "By email about 5 days before your next bill is due" },
  ]);
});

test("T-45 preferences that do not concern the member are left out, and a missing address says so", () => {
  const expected = ["Email address", "News"];
  expect(viewPreferences(saved, ["emailBreakingNews"]).map(({ term }) => term)).toEqual(expected);
  for (const emailAddress of [null, " "]) {
    const [first] = viewPreferences({ ...saved, emailAddress }, []);
    expect(first?.value).toBe("No email address on file");
  }
});
