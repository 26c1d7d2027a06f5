import { expect, test } from "vitest";
import { NOTHING_SAVED } from "./my-data.fixture.ts";
import { chosenPreferences } from "./preferences.fixture.ts";
import {
  findMissing,
  hasUnsetPreference,
  initialPreferences,
  isEmailAddress,
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
  ["PREFS-13 PREFS-14 PREFS-15 PREFS-16 PREFS-21 PREFS-22 with", true, "N", false],
  ["PREFS-17 PREFS-18 PREFS-19 PREFS-20 PREFS-21 PREFS-22 without", false, "Y", true],
] as const)("%s an extended policy (%s) the defaults", (_rows, hasExtendedPolicy, radio, box) => {
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
  [[], ["emailBreakingNews"]],
  [["electronicEob"], ["emailBreakingNews", "electronicEob"]],
  [
    ["emailWhenBillReady", "electronicMedicareMailing"],
    [all[0], all[2], all[4]],
  ],
  [[...all, ...all].toReversed(), all],
  [["emailAddress", "showEwpLandingPage", "carrierPigeon", "ElectronicEob", ""], [all[0]]],
])("for PREFS-09 T-47: relevant %j shows %j", (relevant, shown) => {
  expect(listShownControls(relevant)).toEqual(shown);
});

test.each(all)("for ROUTING-13 T-46: %s is unset when it is relevant and null", (name) => {
  const open = { ...chosenPreferences, [name]: null };
  expect(hasUnsetPreference(open, [name])).toBe(true);
  expect(hasUnsetPreference(open, [])).toBe(false);
  expect(hasUnsetPreference({ ...chosenPreferences, [name]: false }, [name])).toBe(false);
  expect(listShownControls([name])).toContain(name);
});

test("for ROUTING-13 T-47: what the page cannot ask for is not required", () => {
  const names = ["emailAutopayWithdrawalReminder", "emailEwpNotification", "showEwpLandingPage"];
  expect(hasUnsetPreference(never, [...names, "emailAddress", "carrierPigeon"])).toBe(false);
});

test.each([
  [null, true],
  ["", true],
  [" \t", true],
  ["wren@mail.example", false],
])("for ROUTING-12: the e-mail %j is missing: %s", (emailAddress, missing) => {
  expect(isEmailMissing({ emailAddress })).toBe(missing);
});

test.each([true, false])("PREFS-23 saved wins over the default, extended %s", (extended) => {
  const policy = { hasExtendedPolicy: extended };
  const every = (value: boolean): SavedPreferences => ({
    ...never,
    ...Object.fromEntries(all.map((name) => [name, value])),
    emailAddress: "wren@mail.example",
  });
  const shown = (radio: "Y" | "N", box: boolean) => ({
    emailAddress: "wren@mail.example",
    electronicEob: radio,
    electronicMedicareMailing: radio,
    discontinuePaperStatements: radio,
    emailBreakingNews: box,
    emailWhenBillReady: box,
    emailPaymentReminder: box,
  });
  expect(initialPreferences(every(true), policy)).toEqual(shown("Y", true));
  expect(initialPreferences(every(false), policy)).toEqual(shown("N", false));
});

test("PREFS-24 every choice is sent as Y or N", () => {
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

test("PREFS-24 T-45 an unchecked box that was shown is N, an unanswered radio stays", () => {
  const { emailAddress, ...rest } = preferencesToSend(never, all, { emailAddress: "a@b.example" });
  expect(emailAddress).toBe("a@b.example");
  const boxes = { emailBreakingNews: "N", emailWhenBillReady: "N", emailPaymentReminder: "N" };
  const expected = { ...Object.fromEntries(Object.keys(rest).map((n) => [n, null])), ...boxes };
  expect(rest).toEqual(expected);
  const saved = { ...never, electronicEob: true };
  expect(preferencesToSend(saved, all, { emailAddress: "a@b.example" }).electronicEob).toBe("Y");
});

test("T-45 fields without a shown control go back as they were, null included", () => {
  const forged = { ...Object.fromEntries(all.map((name) => [name, true])), emailAddress: "a@b.c" };
  const { emailAddress: _, ...untouched } = preferencesToSend(never, [], forged);
  expect(Object.values(untouched)).toEqual(Array(9).fill(null));
  expect(preferencesToSend(chosenPreferences, ["electronicEob"], forged)).toEqual({
    emailAddress: "a@b.c",
    electronicEob: "Y",
    emailBreakingNews: "Y",
    electronicMedicareMailing: "N",
    emailPaymentReminder: "N",
    emailAutopayWithdrawalReminder: "Y",
    discontinuePaperStatements: "N",
    emailWhenBillReady: "Y",
    emailEwpNotification: "N",
    showEwpLandingPage: "Y",
  });
});

const domain254 = `${"a".repeat(59)}.`.repeat(3) + "b".repeat(9);

test.each([
  "a@b.c",
  "wren.okafor+portal@mail.example",
  "o'neil@sub-1.mail.example",
  "x@xn--bcher-kva.example",
  "WREN@MAIL.EXAMPLE",
  `${"l".repeat(64)}@${domain254}`,
])("for PREFS-11: %j is an e-mail address", (text) => {
  expect(text.length).toBeLessThanOrEqual(254);
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  ["", "abc", "@", "a@", "@b.c", "a@b", "a@b.", "a@.b", "a@b..c", "a@@b.c", "a@b@c.d"],
  [" a@b.c", "a@b.c ", "a b@c.d", "a@b c.d", "a@b.c\n", "a\t@b.c", "a@b.c\u0000", "a\u00a0@b.c"],
  ["a@-b.c", "a@b-.c", "a@b.c-", "a@b_c.d", "a@[127.0.0.1]", "a@b.c,d@e.f", "a@b.c;d@e.f"],
  ["Wren <a@b.c>", "mailto:a@b.c", '"a b"@c.d', "a@b.c?bcc=d@e.f", "ä@b.c", "a@b.c%0abcc:d"],
  ["a@b.c@d.e"],
  [`${"l".repeat(65)}@b.c`, `a@${"d".repeat(64)}.c`, `${"l".repeat(64)}@b${domain254}${domain254}`],
])("for PREFS-11: none of %j, … is an e-mail address", (...texts) => {
  expect(texts.filter(isEmailAddress)).toEqual([]);
});

test("for PREFS-11: 254 characters are the most", () => {
  const local = "l".repeat(64);
  const domain = `${"a".repeat(61)}.`.repeat(3);
  expect(isEmailAddress(`${local}@${domain}${"b".repeat(3)}`)).toBe(true);
  expect(`${local}@${domain}${"b".repeat(3)}`).toHaveLength(254);
  expect(isEmailAddress(`${local}@${domain}${"b".repeat(4)}`)).toBe(false);
});

test.each(["@", ".", "a.", "-", "a-", "a@", " "])(
  "for PREFS-11: a million times %j is refused within the time of a test",
  (part) => {
    const long = part.repeat(1_000_000);
    expect(isEmailAddress(long)).toBe(false);
    expect(isEmailAddress(`a@${long}`)).toBe(false);
    expect(isEmailAddress(`${long}@b.c`)).toBe(false);
  },
);

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

test("T-46 what leads to the page of preferences: the address, the choices, both, or nothing", () => {
  const missingIn = (saved: Partial<SavedPreferences>, ...relevant: string[]) =>
    findMissing({ ...never, ...saved }, relevant);
  const emailAddress = "wren@mail.example";
  expect(missingIn({}, "electronicEob")).toBe("both");
  expect(missingIn({})).toBe("email");
  expect(missingIn({ emailAddress }, "electronicEob")).toBe("choices");
  expect(missingIn({ emailAddress })).toBeNull();
});
