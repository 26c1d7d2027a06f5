import { expect, test } from "vitest";
import { z } from "zod";
import { words } from "#app/rules/words.fixture.ts";
import { defineCall, defineWrite, type Call } from "./call.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import { parseAnswer } from "./read-answer.ts";

const nameOf = ({ method, path, as }: Call) =>
  `${method} ${path}${as === "document" ? " (document)" : ""}`;

const isTaken = (call: Call, text: string, type?: string): boolean => {
  try {
    parseAnswer(call, { text, ...(type !== undefined && { type }) });
    return true;
  } catch {
    return false;
  }
};

/**
 * The calls that accept this text as their answer. Documents are streams, which no schema checks.
 */
const takersOf = (text: string, type?: string): string[] =>
  CALLS.filter((call) => call.as !== "document" && isTaken(call, text, type))
    .map(nameOf)
    .toSorted();

/** Writes whose answers only confirm them. */
const each = (method: string, paths: string): string[] =>
  words(paths).map((path) => `${method} ${path}`);
const ACKNOWLEDGED = [
  ...each(
    "POST",
    `account/email-changed account/registration account/security-answers-changed
     forgot-password/reset forgot-username idCard/email plan-management/cancellation`,
  ),
  ...each(
    "PUT",
    `account/address account/confidential-communication account/password account/preferences
     account/registration/policies account/security-answers ebill/registerEbillUser`,
  ),
];

/** The two whose requirements give a meaning to empty text: a hidden tile, an unavailable day. */
const EMPTY_TEXT = ["GET handbook/ooc", "GET pcp/city-of-portland"];

const TIERS = each("GET", "benefits/dental benefits/medical benefits/pharmacy benefits/vision");
const LISTS = each(
  "GET",
  `account/relevant-preferences account/security-questions benefits/history benefits/limits
   eligibility/family groups groups/individual idCard/eligible medicare-materials pcp/members
   programs programs/sitecore`,
);
/** Calls that answer with a sentence. */
const SENTENCES = ["GET idCard/request", "GET pcp/city-of-portland", "POST pcp/select"];
const NULLS = each(
  "GET",
  `account/confidential-communication account/getEmployeeId chat message/calendar
   message/calendar/domain/{domainId} ncqa plan-management/details`,
);

test.each([
  ["", undefined, [...EMPTY_TEXT, ...ACKNOWLEDGED]],
  [" \n", undefined, [...EMPTY_TEXT, ...ACKNOWLEDGED]],
  ['""', undefined, EMPTY_TEXT],
  ["{}", undefined, ACKNOWLEDGED],
  ['{"message":"maintenance"}', undefined, ACKNOWLEDGED],
  ['{"error":"rejected"}', undefined, []],
  ['{"errors":[{"code":"E1"}]}', undefined, []],
  ['{"success":false}', undefined, []],
  ['{"status":"rejected"}', undefined, []],
  ['{"status":503}', undefined, []],
  ["<h1>Request blocked</h1>", undefined, []],
  ["<!doctype html><title>Log in</title>", "text/html", []],
  ["Request blocked", "text/html", []],
  ["Service unavailable", undefined, SENTENCES],
  ["[]", undefined, [...TIERS, ...LISTS]],
  ["null", undefined, [...TIERS, ...EMPTY_TEXT, ...ACKNOWLEDGED, ...NULLS]],
] as const)(
  "T-82 GW-86 the answer %j (%s) is accepted by the calls that it can belong to, and no others",
  (...row) => {
    const [text, type, takers] = row;
    expect(takersOf(text, type)).toEqual(takers.toSorted());
  },
);

const shape = { path: "account", summary: "" } as const;

test.each([
  ['{"eligible":true,"error":null}', true],
  ['{"eligible":true,"errors":[]}', true],
  ['{"eligible":true,"Errors":["no"]}', false],
  ['{"eligible":true,"status":"RECEIVED"}', true],
  ['{"eligible":true,"status":"Denied","accepted":false}', true],
  ['{"other":1}', false],
  ['{"eligible":null}', true],
])("GW-86 a call whose fields are all optional accepts %s: %s", (text, taken) => {
  const call = defineCall({ ...shape, answer: z.object({ eligible: z.boolean().nullish() }) });
  expect(isTaken(call, text)).toBe(taken);
});

const said = (...answers: object[]) => answers.map((answer) => JSON.stringify(answer));

test.each([
  "",
  "null",
  "true",
  ...said({}, { city: "Exampleville" }, { saved: true }, { errors: [] }),
  ...said({ status: 399 }, { status: "done" }),
])("a write accepts %j as its confirmation", (text) => {
  expect(isTaken(defineWrite(shape), text)).toBe(true);
});

test.each([
  ...words('false [] 0 "Saved" Saved <p>Saved</p>'),
  ...said({ ok: false }, { saved: false }, { accepted: false }, { errors: ["x"] }),
  ...said({ status: 400 }, { status: 500 }, { status: "Rejected" }),
])("a write refuses %j as its confirmation", (text) => {
  expect(isTaken(defineWrite(shape), text)).toBe(false);
});
