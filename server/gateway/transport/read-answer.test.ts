import { expect, test } from "vitest";
import { z } from "zod";
import { defineCall, type Call } from "./call.ts";
import { CALLS } from "./contract/contract.ts";
import { defineWrite } from "./define-write.ts";
import { parseAnswer } from "./request-parsed.ts";

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

/** The calls that take this text as their answer. Documents are streams, which no schema sees. */
const takersOf = (text: string, type?: string): string[] =>
  CALLS.filter((call) => call.as !== "document" && isTaken(call, text, type))
    .map(nameOf)
    .toSorted();

/** Writes that tell nothing but that they were carried out. */
const ACKNOWLEDGED = [
  "POST account/email-changed",
  "POST account/registration",
  "POST forgot-password/reset",
  "POST forgot-username",
  "POST idCard/email",
  "POST plan-management/cancellation",
  "PUT account/address",
  "PUT account/confidential-communication",
  "PUT account/password",
  "PUT account/preferences",
  "PUT account/registration/policies",
  "PUT account/security-answers",
  "PUT ebill/registerEbillUser",
];

/** The two whose requirements name empty text: a tile that is hidden, a day that is unavailable. */
const EMPTY_TEXT = ["GET handbook/ooc", "GET pcp/city-of-portland"];

const TIERS = [
  "GET benefits/dental",
  "GET benefits/medical",
  "GET benefits/pharmacy",
  "GET benefits/vision",
];

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
  [
    "Service unavailable",
    undefined,
    ["GET idCard/request", "GET pcp/city-of-portland", "POST pcp/select"],
  ],
  [
    "[]",
    undefined,
    [
      ...TIERS,
      "GET account/relevant-preferences",
      "GET account/security-questions",
      "GET benefits/history",
      "GET benefits/limits",
      "GET eligibility/family",
      "GET groups",
      "GET groups/individual",
      "GET idCard/eligible",
      "GET medicare-materials",
      "GET pcp/members",
      "GET programs",
      "GET programs/sitecore",
    ],
  ],
  [
    "null",
    undefined,
    [
      ...TIERS,
      ...EMPTY_TEXT,
      ...ACKNOWLEDGED,
      "GET account/confidential-communication",
      "GET account/getEmployeeId",
      "GET chat",
      "GET message/calendar",
      "GET message/calendar/domain/{domainId}",
      "GET ncqa",
      "GET plan-management/details",
    ],
  ],
] as const)("T-82 GW-86 the answer %j (%s) is taken by those that it can be of", (...row) => {
  const [text, type, takers] = row;
  expect(takersOf(text, type)).toEqual(takers.toSorted());
});

const shape = { path: "account", summary: "" } as const;

test.each([
  ['{"eligible":true,"error":null}', true],
  ['{"eligible":true,"errors":[]}', true],
  ['{"eligible":true,"Errors":["no"]}', false],
  ['{"eligible":true,"status":"RECEIVED"}', true],
  ['{"eligible":true,"status":"Denied","accepted":false}', true],
  ['{"other":1}', false],
  ['{"eligible":null}', true],
])("GW-86 an object whose fields may all be missing is read from %s: %s", (text, taken) => {
  const call = defineCall({ ...shape, answer: z.object({ eligible: z.boolean().nullish() }) });
  expect(isTaken(call, text)).toBe(taken);
});

test.each(["", "null", "true", "{}", '{"city":"Exampleville"}'])(
  "a write is acknowledged by %j",
  (text) => expect(isTaken(defineWrite(shape), text)).toBe(true),
);

test.each(["false", "[]", "0", '"Saved"', "Saved", "<p>Saved</p>", '{"ok":false}'])(
  "a write is not acknowledged by %j",
  (text) => expect(isTaken(defineWrite(shape), text)).toBe(false),
);
