import { expect, test } from "vitest";
import { TAKEN, TAKES, again, back, claim, said } from "./standings.fixture.ts";
import { judgeStandings, type StandingClaim } from "./standings.ts";

test.each<[string, readonly StandingClaim[], readonly string[]]>([
  [
    "of two that could be, the one of the reversal's number",
    [claim("A"), claim("B"), claim("A", back)],
    [`A ${TAKEN}`, "B -", `A ${TAKES}`],
  ],
  [
    "of two that could be, the one that it names",
    [claim("A"), claim("B"), claim("C", { ...back, reversalOf: "A" })],
    [`A ${TAKEN}`, "B -", `C ${TAKES}`],
  ],
  [
    "a named reversal beside the amounts of another one",
    [claim("A", again), claim("B"), claim("C", { ...back, reversalOf: "A" })],
    [`A ${TAKEN}`, "B -", `C ${TAKES}`],
  ],
  [
    "a named reversal before its number is done again",
    [claim("A"), claim("B", { ...back, reversalOf: "A" }), claim("A", again)],
    [`A ${TAKEN}`, `B ${TAKES}`, "A -"],
  ],
  [
    "a named reversal of another day",
    [claim("A"), claim("B", { ...back, reversalOf: "A", serviceDateFrom: null })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a named reversal with other amounts",
    [claim("A"), claim("B", { ...again, reversalOf: "A" })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a named reversal of a claim that is not listed",
    [claim("B", { ...back, reversalOf: "X" })],
    [`B ${TAKES}`],
  ],
  [
    "a claim that replaces another",
    [claim("A"), claim("B", { ...again, replaces: "A" })],
    ["A replaced (not counted)", "B -"],
  ],
  [
    "a claim that replaces one that was taken back",
    [claim("A"), claim("B", back), claim("C", { ...again, replaces: "A" })],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  ["a claim that replaces its own number", [claim("A", { replaces: "A" })], ["A -"]],
  ["two of one number", [claim("A"), claim("A", again)], ["A same-number", "A same-number"]],
  [
    "two of one number, of which one has a version",
    [claim("A", { version: 1 }), claim("A", again)],
    ["A same-number", "A same-number"],
  ],
  [
    "two of one number and version",
    [claim("A", { version: 2 }), claim("A", { ...again, version: 2 })],
    ["A same-number", "A same-number"],
  ],
  [
    "two versions of one number",
    [claim("A", { version: 2 }), claim("A", { ...again, version: 1 })],
    ["A -", "A replaced (not counted)"],
  ],
  ["one answer twice", [claim("A"), claim("A")], ["A -"]],
  [
    "one answer twice beside another of its number",
    [claim("A"), claim("A", again), claim("A")],
    ["A same-number", "A same-number"],
  ],
])(
  "T-86 where claims of one list stand by their numbers and versions: %s",
  (_what, claims, expected) => {
    expect(said(claims)).toEqual(expected);
    expect(said(judgeStandings(claims))).toEqual(expected);
  },
);
