import { expect, test } from "vitest";
import {
  GatewayAbandonedError,
  GatewayBusyError,
  GatewayContractError,
  GatewayStatusError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  MemberMissingError,
  OutcomeUnknownError,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import { findText, parseOutcome } from "./outcome-text.ts";

const CALL = { method: "POST", path: "token" };

const roundTrip = (outcome: unknown) => {
  const told = parseOutcome(findText({ kind: "resolved", outcome }) ?? "");
  return told?.kind === "resolved" ? told.outcome : told;
};

test.each([
  [undefined],
  [{ kind: "ok", value: undefined }],
  [{ undefined: null, object: { error: 1 }, error: "a word", list: [1, [], {}, null, "é\n"] }],
])("the outcome %j is unchanged after being written and read", (outcome) => {
  expect(roundTrip(outcome)).toStrictEqual(outcome);
});

test.each<GatewayError>([
  new GatewayStatusError(CALL, 404, undefined),
  new GatewayStatusError(CALL, 409, { errorType: "TAKEN", more: [null] }, "7"),
  new GatewayContractError(CALL, "0.claimType"),
  new GatewayTimeoutError(CALL),
  new GatewayUnreachableError(CALL),
  new GatewayBusyError(CALL, 7),
  new GatewayAbandonedError(CALL),
  new OutcomeUnknownError(),
])("$name keeps its class, fields, message and whether it was sent", (error) => {
  error.isUnsent = true;
  const again = roundTrip({ ok: false, error }) as { error: GatewayError };
  expect(again).toStrictEqual({ ok: false, error });
  expect(again.error.constructor).toBe(error.constructor);
  expect(again.error.isUnsent).toBe(true);
  expect(again.error.message).toBe(error.message);
  const bodyOf = (of: GatewayError) => (of instanceof GatewayStatusError ? of.body : undefined);
  expect(bodyOf(again.error)).toStrictEqual(bodyOf(error));
});

test("an outcome without a text form is not written, and an unknown text is not read", () => {
  expect(roundTrip(new MemberMissingError())).toBeInstanceOf(GatewayContractError);
  const circle: { itself?: unknown } = {};
  circle.itself = circle;
  for (const outcome of [new Date(0), new Map(), 1n, Number.NaN, () => 1, new Error("x"), circle]) {
    expect(findText({ kind: "resolved", outcome: { list: [outcome] } })).toBeUndefined();
  }
  for (const text of [
    "",
    "1",
    "{}",
    '{"object":{"kind":"soon"}}',
    '{"object":{"kind":"thrown"}}',
  ]) {
    expect(parseOutcome(text)).toBeUndefined();
  }
});
