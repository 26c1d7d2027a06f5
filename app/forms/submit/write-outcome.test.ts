import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import {
  GatewayStatusError,
  GatewayBusyError,
  GatewayContractError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  OutcomeUnknownError,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import { outcomeByReason, outcomeOf, outcomeWords, wasSavedDespiteError } from "./write-outcome.ts";
import { seenField, seenVersionOf } from "./submit-save.ts";

const refusedWith = (body: unknown, status = 400) =>
  ({ ok: false, error: new GatewayStatusError(account, status, body) }) as const;

/** Bodies of refusals that are not an object with a reason. */
const noReason = [
  undefined,
  null,
  "",
  "errorType",
  '{"errorType":"taken"}',
  0,
  42,
  true,
  [],
  ["errorType"],
  [{ errorType: "taken" }],
  {},
  { errorType: null },
  { errorType: 7 },
  { errorType: ["taken"] },
  { errortype: "taken" },
];

test.each(noReason.map((body) => ({ body })))(
  "a refusal with the body $body has no reason, and is trouble where a reason is expected",
  ({ body }) => {
    const answer = refusedWith(body);
    expect(outcomeOf(answer)).toEqual({ kind: "refused", reason: null });
    expect(outcomeByReason(answer, ["taken"])).toEqual({ kind: "trouble", error: answer.error });
  },
);

test("a refusal has the reason it names, and is trouble where that reason is not expected", () => {
  const answer = refusedWith({ errorType: "taken" });
  expect(outcomeOf(answer)).toEqual({ kind: "refused", reason: "taken" });
  expect(outcomeByReason(answer, ["short", "taken"])).toEqual({ kind: "refused", reason: "taken" });
  expect(outcomeByReason(answer, ["short"])).toEqual({ kind: "trouble", error: answer.error });
});

test.each([
  [400, "refused"],
  [401, "trouble"],
  [403, "trouble"],
  [404, "refused"],
  [409, "refused"],
  [415, "trouble"],
  [422, "refused"],
  [423, "trouble"],
  [429, "trouble"],
  [500, "trouble"],
  [503, "trouble"],
])(
  "an answer with status %i counts as %s, and 423 as refused where the call allows that",
  (status, kind) => {
    expect(outcomeOf(refusedWith({ errorType: "taken" }, status)).kind).toBe(kind);
    expect(outcomeOf(refusedWith(null, status), { alsoRefuses: [423] }).kind).toBe(
      status === 423 ? "refused" : kind,
    );
  },
);

const call = { method: "POST", path: "pcp/select" };
const words = { unsaved: "no", unknown: "?" };
const fault = (status: number) => new GatewayStatusError(call, status, undefined);
const unsent = (error: GatewayError) => Object.assign(error, { isUnsent: true });

test.each([
  new GatewayTimeoutError(call),
  new GatewayUnreachableError(call),
  new GatewayContractError(call, "0.day"),
  new OutcomeUnknownError(),
  ...[408, 500, 502, 503, 504].map(fault),
])("after $message a write counts as saved only if the saved values show it", async (error) => {
  for (const isShown of [true, false]) {
    const read = async () => ({ ok: true, value: isShown }) as const;
    expect(await wasSavedDespiteError(error, { read, isSaved: (value) => value })).toBe(isShown);
  }
  const unread = async () => ({ ok: false, error }) as const;
  expect(await wasSavedDespiteError(error, { read: unread, isSaved: () => true })).toBe(false);
  expect(outcomeWords(error, words)).toBe("?");
});

test.each([
  new GatewayBusyError(call),
  unsent(new GatewayTimeoutError(call)),
  unsent(new GatewayUnreachableError(call)),
  ...[400, 401, 403, 404, 409, 422, 429].map(fault),
])(
  "after $message a write counts as not saved, without a look at the saved values",
  async (error) => {
    const read = () => Promise.reject(new Error("read"));
    expect(await wasSavedDespiteError(error, { read, isSaved: () => true })).toBe(false);
    expect(outcomeWords(error, words)).toBe("no");
  },
);

test.each([
  ["PUT", "account/password", "?"],
  ["GET", "idCard/request", "?"],
  ["GET", "account/preferences", "no"],
])(
  "after a timeout of %s %s the outcome is worded %j: only a read changes nothing",
  (method, path, said) => {
    expect(outcomeWords(new GatewayTimeoutError({ method, path }), words)).toBe(said);
  },
);

test("the version of saved values is equal for equal values, and differs for all others", () => {
  const saved = { city: "Sampleton", zipCode: null };
  expect(seenVersionOf({ ...saved })).toBe(seenVersionOf(saved));
  for (const other of [{ ...saved, city: "sampleton" }, { ...saved, zipCode: "" }, null, {}]) {
    expect(seenVersionOf(other)).not.toBe(seenVersionOf(saved));
  }
});

test("a version does not reveal the values, and a form without a version counts as changed", () => {
  expect(seenVersionOf({ city: "Sampleton" })).toMatch(/^[\w-]{22}$/);
  expect(seenField.parse(undefined)).not.toBe(seenVersionOf({}));
});
