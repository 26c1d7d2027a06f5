import { expect, test } from "vitest";
import { NOTHING_SAVED } from "./my-data.fixture.ts";
import { chosenPreferences } from "./preferences.fixture.ts";
import {
  findMissing,
  initialPreferences,
  isEmailMissing,
  listShownControls,
  type PreferenceControl,
  preferencesToSend,
  type SavedPreferences,
  areEbillChoicesSaved,
  ebillChoicesOf,
  listEbillControls,
} from "./preferences.ts";

const never: SavedPreferences = NOTHING_SAVED;
const all: PreferenceControl[] = [
  "emailBreakingNews",
  "electronicEob",
  "electronicMedicareMailing",
  "discontinuePaperStatements",
  "emailWhenBillReady",
  "emailPaymentReminder",
];

test.each([
  ["PREFS-13 PREFS-14 PREFS-15 PREFS-16 PREFS-21 PREFS-22 with an", true, "N", false],
  ["PREFS-17 PREFS-18 PREFS-19 PREFS-20 PREFS-21 PREFS-22 without an", false, "Y", true],
] as const)("%s extended policy the defaults apply", (_rows, hasExtendedPolicy, radio, box) => {
  expect(initialPreferences(never, { hasExtendedPolicy })).toEqual({
    emailAddress: "",
    electronicEob: radio,
    discontinuePaperStatements: radio,
    electronicMedicareMailing: "Y",
    emailWhenBillReady: box,
    emailPaymentReminder: box,
    emailBreakingNews: false,
  });
});

test.each([
  ["without relevant ones", [], ["emailBreakingNews"]],
  ["with one", ["electronicEob"], ["emailBreakingNews", "electronicEob"]],
  [
    "with two in another order",
    ["emailWhenBillReady", "electronicMedicareMailing"],
    [all[0], all[2], all[4]],
  ],
  ["with each twice, the last first", [...all, ...all].toReversed(), all],
  [
    "with names that have no field",
    ["emailAddress", "showEwpLandingPage", "carrierPigeon", "ElectronicEob", ""],
    [all[0]],
  ],
])("only relevant preferences with a field are shown, in order: %s", (_case, relevant, shown) => {
  expect(listShownControls(relevant)).toEqual(shown);
});

test.each([
  [null, true],
  ["", true],
  [" \t", true],
  ["wren@mail.example", false],
])("the e-mail address %j counts as missing: %s", (emailAddress, missing) => {
  expect(isEmailMissing({ emailAddress })).toBe(missing);
});

test("PREFS-24 every preference is sent as Y or N, the e-mail address without blanks", () => {
  const form = {
    emailAddress: " lark@mail.example ",
    emailBreakingNews: true,
    electronicEob: false,
    electronicMedicareMailing: true,
    discontinuePaperStatements: true,
    emailWhenBillReady: false,
    emailPaymentReminder: true,
  };
  expect(preferencesToSend(chosenPreferences, all, form)).toEqual({
    emailAddress: "lark@mail.example",
    emailBreakingNews: "Y",
    electronicEob: "N",
    electronicMedicareMailing: "Y",
    discontinuePaperStatements: "Y",
    emailWhenBillReady: "N",
    emailPaymentReminder: "Y",
    emailAutopayWithdrawalReminder: "Y",
    emailEwpNotification: "N",
    showEwpLandingPage: "Y",
  });
});

test("PREFS-24 T-45 a shown checkbox left empty is sent as N, a radio without an answer as saved", () => {
  const { emailAddress, ...rest } = preferencesToSend(never, all, { emailAddress: "a@b.example" });
  expect(emailAddress).toBe("a@b.example");
  const boxes = { emailBreakingNews: "N", emailWhenBillReady: "N", emailPaymentReminder: "N" };
  const expected = { ...Object.fromEntries(Object.keys(rest).map((n) => [n, null])), ...boxes };
  expect(rest).toEqual(expected);
  const saved = { ...never, electronicEob: true };
  expect(preferencesToSend(saved, all, { emailAddress: "a@b.example" }).electronicEob).toBe("Y");
});

const saved: SavedPreferences = {
  ...never,
  emailAddress: " ana@members.example ",
  electronicEob: true,
  electronicMedicareMailing: false,
  emailPaymentReminder: true,
  emailAutopayWithdrawalReminder: true,
  emailWhenBillReady: false,
  showEwpLandingPage: false,
};

test("PREFS-09 the eBill page shows the member's relevant preferences about bills, in a fixed order", () => {
  expect(
    listEbillControls(["emailPaymentReminder", "electronicEob", "x", "discontinuePaperStatements"]),
  ).toEqual(["discontinuePaperStatements", "emailPaymentReminder"]);
  expect(listEbillControls(["electronicEob", "__proto__"])).toEqual([]);
});

test("T-45 the eBill page sends all but its own fields as saved, the e-mail address included", () => {
  const shown = ["discontinuePaperStatements", "emailWhenBillReady"] as const;
  const typed = { discontinuePaperStatements: false, emailWhenBillReady: true };
  expect(preferencesToSend(saved, shown, typed)).toMatchObject({
    emailAddress: " ana@members.example ",
    electronicEob: "Y",
    emailBreakingNews: null,
    electronicMedicareMailing: "N",
    discontinuePaperStatements: "N",
    emailWhenBillReady: "Y",
    emailPaymentReminder: "Y",
  });
  const without = { ...saved, emailAddress: null };
  expect(preferencesToSend(without, shown, typed).emailAddress).toBeNull();
});

test("eBill choices count as saved if the three of them are; no other preference matters", () => {
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

test("T-46 an account lacks its e-mail address, its choices, both, or nothing", () => {
  const missingIn = (saved: Partial<SavedPreferences>, ...relevant: string[]) =>
    findMissing({ ...never, ...saved }, relevant);
  const emailAddress = "wren@mail.example";
  expect(missingIn({}, "electronicEob")).toBe("both");
  expect(missingIn({})).toBe("email");
  expect(missingIn({ emailAddress }, "electronicEob")).toBe("choices");
  expect(missingIn({ emailAddress })).toBeNull();
});
