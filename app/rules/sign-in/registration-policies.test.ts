import { expect, test } from "vitest";
import { arePoliciesSaved, initialPolicies, policiesToSend } from "./registration-policies.ts";

const saved = (communication: boolean | null, eob: boolean | null) => ({
  isCommunicationPolicySigned: communication,
  isEeobPreferenceConsented: eob,
});

test.each([
  [true, true],
  [false, false],
  [null, false],
])("POLICY-10 saved %s, the box starts checked: %s", (signed, checked) => {
  expect(initialPolicies(0, saved(signed, null)).communication).toBe(checked);
});

test.each([
  [true, true],
  [null, true],
  [false, false],
])("POLICY-11 a subscriber who saved %s starts with electronic: %s", (eob, electronic) => {
  expect(initialPolicies(0, saved(null, eob)).eob).toBe(electronic);
});

test.each([1, 2, 12])("POLICY-12 suffix %i has no EOB consent, to start or to send", (suffix) => {
  for (const eob of [true, false, null]) {
    expect(initialPolicies(suffix, saved(null, eob)).eob).toBeNull();
    expect(policiesToSend(suffix, eob)).toEqual(saved(true, null));
  }
});

test.each([true, false, null])("for POLICY-13: EOB %s of a subscriber is sent", (eob) => {
  expect(policiesToSend(0, eob)).toEqual(saved(true, eob));
});

test.each([
  ["as sent", true, true, true],
  ["without a consent that a dependent is not asked for", null, true, true],
  ["another consent", false, true, false],
  ["no consent yet", true, null, false],
])("for POLICY-13: whether what was sent is saved: %s", (_case, sent, now, isSaved) => {
  expect(arePoliciesSaved(policiesToSend(0, sent), saved(true, now))).toBe(isSaved);
  for (const signed of [false, null]) {
    expect(arePoliciesSaved(policiesToSend(0, sent), saved(signed, now))).toBe(false);
  }
});
