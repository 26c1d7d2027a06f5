import { expect, test } from "vitest";
import {
  type MainFacts,
  postLoginDestination,
  type SignInFacts,
  requiredFacts,
} from "./post-login-routing.ts";
import { chosenPreferences as chosen } from "./preferences.fixture.ts";

const member: SignInFacts = {
  role: null,
  issuedByRole: null,
  afterLoginAs: false,
  flags: { providence: false, summit: false },
};
const onSummit = { providence: false, summit: true };
const onProvidence = { providence: true, summit: false };

const settled: MainFacts = {
  need: "everything",
  memberKey: "M1",
  groups: [{ memberKey: "M1", moda360: false }],
  groupChosen: false,
  preferences: chosen,
  relevantPreferences: ["electronicEob"],
  handOffPrevented: false,
  handOffConfigured: true,
  accountStatus: "ACT",
};
const plain = { memberKey: "M1", moda360: false };
const flagged = { memberKey: "M1", moda360: true };
const otherFlagged = { memberKey: "M2", moda360: true };
const otherPlain = { memberKey: "M2", moda360: false };

const land = (facts: Partial<MainFacts>, basis: Partial<SignInFacts> = {}) =>
  postLoginDestination({
    ...member,
    ...basis,
    holds: "pending",
    facts: { ...settled, ...facts },
  });
const landUnasked = (basis: Partial<SignInFacts>) =>
  postLoginDestination({ ...member, ...basis, holds: "pending", facts: { need: "nothing" } });
const landOnProvidence = (policySigned: boolean) =>
  postLoginDestination({
    ...member,
    flags: onProvidence,
    holds: "pending",
    facts: { need: "policy", policySigned },
  });

test("ROUTING-01 no token leads to /logout", () => {
  expect(postLoginDestination({ holds: "nothing" })).toBe("logout");
});

test("ROUTING-02 a session without a temporary token leads to /home", () => {
  expect(postLoginDestination({ holds: "session" })).toBe("home");
});

test.each(["logInAsAnyone", "logInAsNonEmp"])(
  "ROUTING-03 ROUTING-04 ROLE-14 the role %s leads to /login-as on Providence and Summit",
  (role) => {
    expect(landUnasked({ role, flags: onProvidence })).toBe("login-as");
    expect(landUnasked({ role, flags: onSummit })).toBe("login-as");
    expect(land({}, { role })).toBe("home");
  },
);

test("ROUTING-03 ROUTING-04 T-48 the role at sign-in counts, not who issued the token", () => {
  const issued = { issuedByRole: "logInAsAnyone" };
  expect(landUnasked({ ...issued, flags: onProvidence })).toBe("home");
  expect(land({}, { ...issued, flags: onSummit })).toBe("home");
});

test("T-48 right after a login-as nobody is led back to /login-as", () => {
  const staff = { role: "logInAsAnyone", afterLoginAs: true };
  expect(landUnasked({ ...staff, flags: onProvidence })).toBe("home");
  expect(land({}, { ...staff, flags: onSummit })).toBe("home");
});

test("for ROUTING-05 ROUTING-06 ROUTING-07 ROUTING-08: the main flow asks all four", () => {
  expect(requiredFacts(member)).toBe("everything");
  expect(requiredFacts({ ...member, flags: onSummit })).toBe("everything");
  expect(requiredFacts({ ...member, role: "logInAsAnyone" })).toBe("everything");
});

test("ROUTING-09 several groups with any of them flagged lead to /group-selection", () => {
  expect(land({ groups: [flagged, otherPlain] })).toBe("group-selection");
  expect(land({ groups: [plain, otherFlagged] })).toBe("group-selection");
});

test("ROUTING-09 the group comes before the preferences and the password", () => {
  const unset = { preferences: { ...chosen, emailAddress: null }, accountStatus: "INI" };
  expect(land({ groups: [plain, otherFlagged], ...unset })).toBe("group-selection");
});

test("ROUTING-10 T-56 with a group chosen it goes on, and the chosen group's flag counts", () => {
  expect(land({ groups: [plain, otherFlagged], groupChosen: true })).toBe("home");
  expect(land({ groups: [flagged, otherPlain], groupChosen: true })).toBe("send-token");
});

test("ROUTING-11 several groups, none flagged, lead to no choice", () => {
  expect(land({ groups: [plain, otherPlain] })).toBe("home");
});

test.each([null, "", "  "])("ROUTING-12 the e-mail %j leads to /update-preferences", (email) => {
  const preferences = { ...chosen, emailAddress: email };
  expect(land({ preferences })).toBe("update-preferences");
  expect(land({ preferences, groups: [flagged] })).toBe("update-preferences");
  expect(land({ preferences, accountStatus: "INI" })).toBe("update-preferences");
});

test("ROUTING-13 T-46 a relevant preference never chosen leads to /update-preferences", () => {
  const preferences = { ...chosen, electronicEob: null };
  expect(land({ preferences })).toBe("update-preferences");
  expect(land({ preferences, relevantPreferences: [] })).toBe("home");
  expect(land({ preferences: { ...chosen, electronicEob: false } })).toBe("home");
});

test("ROUTING-13 T-47 a name the page has no control for keeps nobody on it", () => {
  const preferences = { ...chosen, showEwpLandingPage: null, emailEwpNotification: null };
  const relevantPreferences = ["showEwpLandingPage", "emailEwpNotification", "carrierPigeon"];
  expect(land({ preferences, relevantPreferences })).toBe("home");
});

test.each(["logInAsAnyone", "logInAsNonEmp"])(
  "ROUTING-14 ROLE-15 T-48 the role %s, own or of the issuer, skips the preferences",
  (staff) => {
    const unset = { preferences: { ...chosen, emailAddress: null, electronicEob: null } };
    expect(land(unset, { role: staff })).toBe("home");
    expect(land(unset, { issuedByRole: staff })).toBe("home");
    expect(land(unset, { role: "member", issuedByRole: "member" })).toBe("update-preferences");
  },
);

test("ROUTING-15 ROLE-15 a login-as skips the policy on Providence", () => {
  const issued = { role: null, issuedByRole: "logInAsNonEmp", afterLoginAs: true };
  expect(requiredFacts({ ...member, ...issued, flags: onProvidence })).toBe("nothing");
  expect(landUnasked({ ...issued, flags: onProvidence })).toBe("home");
});

test("for ROUTING-16: the member of a flagged group is handed off, before the password", () => {
  expect(land({ groups: [flagged] })).toBe("send-token");
  expect(land({ groups: [flagged], accountStatus: "INI" })).toBe("send-token");
  expect(land({ groups: [flagged] }, { issuedByRole: "logInAsAnyone" })).toBe("send-token");
});

test("ROUTING-17 no hand-off when it is prevented, nor where none is configured", () => {
  expect(land({ groups: [flagged], handOffPrevented: true })).toBe("home");
  expect(land({ groups: [flagged], handOffConfigured: false })).toBe("home");
});

test("ROUTING-19 the status INI leads to change-password, and no other status does", () => {
  const landing = (accountStatus: string) => land({ accountStatus });
  expect(landing("INI")).toBe("change-password");
  expect(["ACT", "DIS", "DLG", "FRC", ""].map(landing)).toEqual(Array(5).fill("home"));
});

test("ROUTING-20 otherwise the member goes to /home, without any group, too", () => {
  expect(land({})).toBe("home");
  expect(land({ groups: [] })).toBe("home");
});

test("ROUTING-21 ROUTING-22 Providence asks for its policy and for nothing else", () => {
  expect(requiredFacts({ ...member, flags: onProvidence })).toBe("policy");
  expect(landOnProvidence(false)).toBe("registration-policies");
  expect(landOnProvidence(true)).toBe("home");
});

test("GROUP-25 a member who is in none of their groups is an error where the group counts", () => {
  const message = "Failed to find group for current member";
  expect(() => land({ groups: [otherFlagged] })).toThrow(message);
  expect(() => land({ groups: [otherPlain] })).toThrow(message);
  const strangers = [otherPlain, { memberKey: "M3", moda360: false }];
  expect(() => land({ groups: strangers, groupChosen: true })).toThrow(message);
  expect(land({ groups: strangers })).toBe("home");
  expect(land({ groups: [otherFlagged], handOffPrevented: true })).toBe("home");
  expect(land({ groups: [otherFlagged], handOffConfigured: false })).toBe("home");
  const preferences = { ...chosen, emailAddress: null };
  expect(land({ groups: [otherFlagged], preferences })).toBe("update-preferences");
});

test("facts that are not those needed open no way", () => {
  const asked = (basis: Partial<SignInFacts>, facts: MainFacts | { need: "nothing" }) => () =>
    postLoginDestination({ ...member, ...basis, holds: "pending", facts });
  expect(asked({}, { need: "nothing" })).toThrow(TypeError);
  expect(asked({ flags: onProvidence }, { need: "nothing" })).toThrow(TypeError);
  expect(asked({ flags: onProvidence }, settled)).toThrow(TypeError);
});
