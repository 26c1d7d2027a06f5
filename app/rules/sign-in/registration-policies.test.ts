import { expect, test } from "vitest";
import {
  initialCommunication,
  initialEobConsent,
  policiesToSend,
} from "./registration-policies.ts";

test.each([
  [true, true],
  [false, false],
  [null, false],
])("POLICY-10 saved %s, the box starts checked: %s", (saved, checked) => {
  expect(initialCommunication(saved)).toBe(checked);
});

test.each([
  [true, true],
  [null, true],
  [false, false],
])("POLICY-11 a subscriber who saved %s starts with electronic: %s", (saved, electronic) => {
  expect(initialEobConsent({ suffix: 0, saved })).toBe(electronic);
});

test.each([1, 2, 12])("POLICY-12 suffix %i has no EOB consent, to start or to send", (suffix) => {
  for (const value of [true, false, null]) {
    expect(initialEobConsent({ suffix, saved: value })).toBeNull();
    const expected = { isCommunicationPolicySigned: true, isEeobPreferenceConsented: null };
    expect(policiesToSend({ suffix, communication: true, eob: value })).toEqual(expected);
  }
});

test.each([
  [true, true],
  [true, false],
  [false, true],
  [true, null],
])("for POLICY-13: communication %s and EOB %s of a subscriber are sent", (communication, eob) => {
  const expected = { isCommunicationPolicySigned: communication, isEeobPreferenceConsented: eob };
  expect(policiesToSend({ suffix: 0, communication, eob })).toEqual(expected);
});
