import { expect, test } from "vitest";
import {
  GatewayBusyError,
  GatewayContractError,
  GatewayStatusError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  OutcomeUnknownError,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import { fateWords, isSavedAnyway } from "./find-out.ts";

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
])("S-20 after $message only what shows is known: it is saved", async (error) => {
  for (const isShown of [true, false]) {
    const read = async () => ({ ok: true, value: isShown }) as const;
    expect(await isSavedAnyway(error, { read, isSaved: (value) => value })).toBe(isShown);
  }
  const unread = async () => ({ ok: false, error }) as const;
  expect(await isSavedAnyway(error, { read: unread, isSaved: () => true })).toBe(false);
  expect(fateWords(error, words)).toBe("?");
});

test.each([
  new GatewayBusyError(call),
  unsent(new GatewayTimeoutError(call)),
  unsent(new GatewayUnreachableError(call)),
  ...[400, 401, 403, 404, 409, 422, 429].map(fault),
])("S-20 what $message kept from the gateway, or was refused, is not saved", async (error) => {
  const read = () => Promise.reject(new Error("read"));
  expect(await isSavedAnyway(error, { read, isSaved: () => true })).toBe(false);
  expect(fateWords(error, words)).toBe("no");
});

test.each([
  ["PUT", "account/password", "?"],
  ["GET", "idCard/request", "?"],
  ["GET", "account/preferences", "no"],
])("what became of %s %s, of which nothing is read, is said: %s", (method, path, said) => {
  expect(fateWords(new GatewayTimeoutError({ method, path }), words)).toBe(said);
});
