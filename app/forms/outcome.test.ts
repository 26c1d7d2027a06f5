import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/account.ts";
import { GatewayStatusError } from "#server/gateway/transport/errors.ts";
import { outcomeFor, outcomeOf } from "./outcome.ts";

const refusedWith = (body: unknown, status = 400) =>
  ({ ok: false, error: new GatewayStatusError(account, status, body) }) as const;

/** What gateways say with a refusal instead of an object that names its reason. */
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
  "a refusal that says $body is one without a reason, and trouble where a reason is needed",
  ({ body }) => {
    const answer = refusedWith(body);
    expect(outcomeOf(answer)).toEqual({ kind: "refused", reason: null });
    expect(outcomeFor(answer, ["taken"])).toEqual({ kind: "trouble", error: answer.error });
  },
);

test("a refusal that names its reason has that one, and is trouble where it is not expected", () => {
  const answer = refusedWith({ errorType: "taken" });
  expect(outcomeOf(answer)).toEqual({ kind: "refused", reason: "taken" });
  expect(outcomeFor(answer, ["short", "taken"])).toEqual({ kind: "refused", reason: "taken" });
  expect(outcomeFor(answer, ["short"])).toEqual({ kind: "trouble", error: answer.error });
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
])("an answer with %i is %s", (status, kind) => {
  expect(outcomeOf(refusedWith({ errorType: "taken" }, status)).kind).toBe(kind);
  expect(outcomeOf(refusedWith(null, status), { alsoRefuses: [423] }).kind).toBe(
    status === 423 ? "refused" : kind,
  );
});
