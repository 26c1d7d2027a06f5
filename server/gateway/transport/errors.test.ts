import { expect, test } from "vitest";
import {
  GatewayAbandonedError,
  GatewayBusyError,
  GatewayContractError,
  GatewayStatusError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  isOutage,
} from "./errors.ts";

const call = { method: "GET", path: "account" };

test.each([
  [new GatewayStatusError(call, 500, undefined), true],
  [new GatewayTimeoutError(call), true],
  [new GatewayUnreachableError(call), true],
  [new GatewayBusyError(call), true],
  [new GatewayStatusError(call, 401, undefined), false],
  [new GatewayStatusError(call, 404, undefined), false],
  [new GatewayContractError(call, "id"), false],
  [new GatewayAbandonedError(call), false],
  [new Error("a fault of our own"), false],
])("an older answer may be served after %s: %s", (error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
