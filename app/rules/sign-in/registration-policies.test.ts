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
])("POLICY-10 the saved policy %s makes the box checked at first: %s", (signed, checked) => {
  expect(initialPolicies(0, saved(signed, null)).communication).toBe(checked);
});

test.each([
  [true, true],
  [null, true],
  [false, false],
])("POLICY-11 the saved consent %s presets electronic EOBs: %s", (eob, electronic) => {
  expect(initialPolicies(0, saved(null, eob)).eob).toBe(electronic);
});

test.each([
  ["the consent sent", true, true, true],
  ["no consent sent, as of a dependent", null, true, true],
  ["another consent", false, true, false],
  ["no consent saved", true, null, false],
])(
  "sent policies count as saved only where both consents are saved: %s",
  (_case, sent, now, isSaved) => {
    expect(arePoliciesSaved(policiesToSend(0, sent), saved(true, now))).toBe(isSaved);
    for (const signed of [false, null]) {
      expect(arePoliciesSaved(policiesToSend(0, sent), saved(signed, now))).toBe(false);
    }
  },
);
