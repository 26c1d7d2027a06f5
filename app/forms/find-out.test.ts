import { expect, test } from "vitest";
import {
  GatewayBusyError,
  GatewayStatusError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  OutcomeUnknownError,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import { fateOf, fateWords, findOut } from "./find-out.ts";

const call = { method: "POST", path: "pcp/select" };
const fault = (status: number) => new GatewayStatusError(call, status, undefined);
const reading = (isSaved: boolean | null) => ({
  read: async () => ({ ok: true, value: "records" }) as const,
  isSaved: () => isSaved,
});

test.each([
  ["a time-out", new GatewayTimeoutError(call)],
  ["a proxy's time-out", fault(504)],
  ["a request's time-out", fault(408)],
])("S-20 after %s a write that does not show may still be under way", async (_, error) => {
  expect(await findOut(error, reading(false))).toBe("unknown");
  expect(await findOut(error, reading(true))).toBe("saved");
});

test.each([
  ["an error", fault(500)],
  ["a broken connection", new GatewayUnreachableError(call)],
])("S-20 after %s the records say what became of a write", async (_, error) => {
  expect(await findOut(error, reading(false))).toBe("unsaved");
  expect(await findOut(error, reading(true))).toBe("saved");
  expect(await findOut(error, reading(null))).toBe("unknown");
  const read = async () => ({ ok: false, error }) as const;
  expect(await findOut(error, { read, isSaved: () => true })).toBe("unknown");
});

const unsent = (error: GatewayError) => Object.assign(error, { isUnsent: true });

test.each([
  ["a full line", new GatewayBusyError(call)],
  ["a wait in line without end", unsent(new GatewayTimeoutError(call))],
  ["no connection", unsent(new GatewayUnreachableError(call))],
])("S-20 what never reached the gateway (%s) is not saved, and nothing read", async (...row) => {
  const read = () => Promise.reject(new Error("read"));
  expect(await findOut(row[1], { read, isSaved: () => true })).toBe("unsaved");
  expect(fateWords(row[1], { unsaved: "no", unknown: "?" })).toBe("no");
});

test.each([
  ["POST", "forgot-password/reset", "?"],
  ["PUT", "account/password", "?"],
  ["GET", "idCard/request", "?"],
  ["GET", "account/preferences", "no"],
])("what became of %s %s, of which nothing is read, is said: %s", (method, path, words) => {
  const error = new GatewayTimeoutError({ method, path });
  expect(fateWords(error, { unsaved: "no", unknown: "?" })).toBe(words);
});

test("what another process sent without telling the end is unknown, unless it shows", async () => {
  const error = new OutcomeUnknownError();
  expect(fateOf(error)).toBe("unknown");
  expect(await findOut(error, reading(false))).toBe("unknown");
  expect(await findOut(error, reading(true))).toBe("saved");
});
