import { expect, test } from "vitest";
import {
  type Destination,
  type MainFacts,
  postLoginDestination,
  type SignInFacts,
} from "./post-login-routing.ts";
import { chosenPreferences as chosen } from "../account/preferences.fixture.ts";

const member: SignInFacts = {
  role: null,
  issuedByRole: null,
  afterLoginAs: false,
  flags: { providence: false, summit: false },
};
const onSummit = { providence: false, summit: true };
const onProvidence = { providence: true, summit: false };
const after = { afterLoginAs: true };

const settled: MainFacts = {
  memberKey: "M1",
  groups: [{ memberKey: "M1", moda360: false }],
  groupChosen: false,
  preferences: chosen,
  relevantPreferences: ["electronicEob"],
  handOffPrevented: false,
  sendTokenConfigured: true,
  accountStatus: "ACT",
};
const plain = { memberKey: "M1", moda360: false };
const flagged = { memberKey: "M1", moda360: true };
const otherFlagged = { memberKey: "M2", moda360: true };
const otherPlain = { memberKey: "M2", moda360: false };

const never = () => Promise.reject(new Error("asked for nothing"));

const land = (facts: Partial<MainFacts>, basis: Partial<SignInFacts> = {}) =>
  postLoginDestination(
    { ...member, ...basis },
    { isPolicySigned: never, mainFacts: () => Promise.resolve({ ...settled, ...facts }) },
  );

const anyone = { role: "logInAsAnyone" };
const nonEmp = { role: "logInAsNonEmp" };
const issued = { issuedByRole: "logInAsAnyone" };
const issuedByOthers = { issuedByRole: "logInAsNonEmp" };
const ofMember = { role: "member", issuedByRole: "member" };
const chosenBut = (more: Partial<typeof chosen>) => ({ preferences: { ...chosen, ...more } });
const noEmail = chosenBut({ emailAddress: null });
const unset = chosenBut({ electronicEob: null });
const initial = { accountStatus: "INI" };
const nothingSet = { ...noEmail, ...initial };
const otherIsFlagged = { groups: [plain, otherFlagged] };
const ownFlagged = { groups: [flagged, otherPlain] };
const onlyFlagged = { groups: [flagged] };
const uncontrolled = {
  preferences: { ...chosen, showEwpLandingPage: null, emailEwpNotification: null },
  relevantPreferences: ["showEwpLandingPage", "emailEwpNotification", "carrierPigeon"],
};

test.each<[string, Destination, Partial<MainFacts>, Partial<SignInFacts>?]>([
  ["ROUTING-03 ROLE-14 staff on the main brand", "home", {}, anyone],
  ["ROUTING-04 ROLE-14 staff on the main brand", "home", {}, nonEmp],
  ["T-48 staff issued the token on Summit", "home", {}, { ...issued, flags: onSummit }],
  ["T-48 after a login-as on Summit", "home", {}, { ...anyone, ...after, flags: onSummit }],
  ["ROUTING-09 of several groups the own flagged", "group-selection", ownFlagged],
  ["ROUTING-09 of several groups another flagged", "group-selection", otherIsFlagged],
  [
    "ROUTING-09 T-14 a choice before all else",
    "group-selection",
    { ...otherIsFlagged, ...nothingSet },
  ],
  ["ROUTING-10 T-56 a plain group chosen", "home", { ...otherIsFlagged, groupChosen: true }],
  ["ROUTING-10 T-56 a flagged one chosen", "send-token", { ...ownFlagged, groupChosen: true }],
  ["ROUTING-11 several groups, none flagged", "home", { groups: [plain, otherPlain] }],
  ["ROUTING-12 no e-mail", "update-preferences", noEmail],
  ["ROUTING-12 a blank e-mail", "update-preferences", chosenBut({ emailAddress: "  " })],
  ["ROUTING-12 no e-mail in a flagged group", "update-preferences", { ...noEmail, ...onlyFlagged }],
  ["ROUTING-12 no e-mail before the password", "update-preferences", { ...noEmail, ...initial }],
  ["ROUTING-13 T-46 a relevant preference unset", "update-preferences", unset],
  ["ROUTING-13 T-46 an irrelevant one unset", "home", { ...unset, relevantPreferences: [] }],
  ["ROUTING-13 T-46 one that is a no", "home", chosenBut({ electronicEob: false })],
  ["ROUTING-13 T-47 what the page has no control for", "home", uncontrolled],
  ["ROUTING-14 ROLE-15 T-48 staff without an e-mail", "home", noEmail, anyone],
  ["ROUTING-14 ROLE-15 T-48 other staff with one unset", "home", unset, nonEmp],
  ["ROUTING-14 ROLE-15 T-48 issued by staff", "home", { ...noEmail }, issued],
  ["ROUTING-14 ROLE-15 T-48 issued by other staff", "home", unset, issuedByOthers],
  ["ROUTING-14 issued by a member", "update-preferences", unset, ofMember],
  ["ROUTING-16 the only group flagged", "send-token", onlyFlagged],
  ["ROUTING-16 flagged, before the password", "send-token", { ...onlyFlagged, ...initial }],
  ["ROUTING-16 flagged, issued by staff", "send-token", onlyFlagged, issued],
  [
    "ROUTING-17 flagged, sending the token prevented",
    "home",
    { ...onlyFlagged, handOffPrevented: true },
  ],
  ["ROUTING-17 flagged, none configured", "home", { ...onlyFlagged, sendTokenConfigured: false }],
  ["ROUTING-19 the status INI", "change-password", initial],
  ["ROUTING-19 the status ACT", "home", { accountStatus: "ACT" }],
  ["ROUTING-19 the status DIS", "home", { accountStatus: "DIS" }],
  ["ROUTING-19 no status", "home", { accountStatus: "" }],
  ["ROUTING-20 nothing of all that", "home", {}],
  ["ROUTING-20 no group", "home", { groups: [] }],
])("%s: the destination is %s", async (_what, destination, facts, basis) => {
  expect(await land(facts, basis)).toBe(destination);
});

test.each<[string, Destination, Partial<SignInFacts>]>([
  ["ROUTING-03 ROLE-14 staff on Providence", "login-as", { ...anyone, flags: onProvidence }],
  ["ROUTING-03 ROLE-14 staff on Summit", "login-as", { ...anyone, flags: onSummit }],
  ["ROUTING-04 ROLE-14 other staff on Providence", "login-as", { ...nonEmp, flags: onProvidence }],
  ["ROUTING-04 ROLE-14 other staff on Summit", "login-as", { ...nonEmp, flags: onSummit }],
  ["ROUTING-03 ROUTING-04 T-48 issued by staff", "home", { ...issued, flags: onProvidence }],
  ["T-48 staff after a login-as", "home", { ...anyone, ...after, flags: onProvidence }],
  ["ROUTING-15 ROLE-15 a login-as", "home", { ...after, ...issuedByOthers, flags: onProvidence }],
])("%s: the destination is %s, without a call", async (_what, destination, basis) => {
  const loads = { isPolicySigned: never, mainFacts: never };
  expect(await postLoginDestination({ ...member, ...basis }, loads)).toBe(destination);
});

test("ROUTING-21 ROUTING-22 after log-in Providence looks at its policy alone: signed leads home, unsigned to the policies", async () => {
  const landOnProvidence = (isSigned: boolean) =>
    postLoginDestination(
      { ...member, flags: onProvidence },
      { isPolicySigned: () => Promise.resolve(isSigned), mainFacts: never },
    );
  expect(await landOnProvidence(false)).toBe("registration-policies");
  expect(await landOnProvidence(true)).toBe("home");
});
