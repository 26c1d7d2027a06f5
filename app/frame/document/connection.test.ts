import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, redirect, RouterContextProvider, type DataStrategyResult } from "react-router";
import { createConnection } from "./connection.tsx";

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

const PAGE = "http://localhost/account/settings";
const failed: DataStrategyResult = { type: "error", result: new TypeError("Failed to fetch") };
const wrapped: DataStrategyResult = { type: "error", result: data(failed.result) };
const cut: DataStrategyResult = { type: "error", result: new Error("decode", { cause: "cut" }) };
const shown: DataStrategyResult = { type: "data", result: { name: "Sage" } };
const leading: DataStrategyResult = { type: "error", result: redirect("/home") };
const crashed: DataStrategyResult = { type: "error", result: new Error("Unexpected Server Error") };
const answerOf = (status: number, body: unknown): DataStrategyResult => ({
  type: "error",
  result: { status, statusText: "", internal: false, data: body },
});

/** A router's page that asks: `ask` tells what the page gets, "open" while it waits. */
function openPage() {
  const connection = createConnection();
  const ask = (
    method: "GET" | "POST",
    result: DataStrategyResult,
    leave = new AbortController(),
  ) => {
    const { signal } = leave;
    const request = new Request(PAGE, { method, signal });
    const args = {
      request,
      url: new URL(PAGE),
      params: {},
      pattern: "",
      context: new RouterContextProvider(),
    };
    const next = () => Promise.resolve({ page: result });
    const open = new Promise((resolve) => setTimeout(() => resolve("open")));
    return Promise.race([connection.keepPage(args, next), open]);
  };
  return { ask, current: connection.current };
}

test.each([
  ["a form was sent by a device without a network", "POST", false, wrapped, "unsent"],
  ["a form got no answer", "POST", true, wrapped, "unknown"],
  ["a form got half an answer", "POST", true, { ...wrapped, result: data(cut.result) }, "unknown"],
  [
    "a form was answered by a proxy",
    "POST",
    true,
    answerOf(502, "<h1>Bad gateway</h1>"),
    "unknown",
  ],
  ["the next page did not come", "GET", true, failed, "unopened"],
  ["the next page broke off", "GET", true, cut, "unopened"],
] as const)("the page stays open after %s", async (_name, method, onLine, result, what) => {
  vi.stubGlobal("navigator", { onLine });
  const { ask, current } = openPage();
  const got = await ask(method, result);
  expect(current()).toEqual({ what, isOpen: method === "GET" });
  // A form's page gets no data, with a status that prevents a reload of it.
  expect(got).toEqual(
    method === "GET" ? "open" : { page: { type: "data", result: data(undefined, 503) } },
  );
});

test.each([
  ["the data it asked for", shown],
  ["a redirect", leading],
  ["an error of the server", crashed],
  ["an error page of the server", answerOf(503, { entry: 503 })],
])(
  "the page gets %s as the answer, and the message about the connection ends",
  async (_name, result) => {
    const { ask, current } = openPage();
    await ask("GET", failed);
    expect(await ask("GET", result)).toEqual({ page: result });
    expect(current()).toBeNull();
  },
);

test("a form whose answer came counts as sent, also when the page it leads to does not come", async () => {
  const { ask, current } = openPage();
  await ask("POST", leading);
  await ask("GET", leading);
  await ask("GET", failed);
  expect(current()?.what).toBe("sent");
  await ask("GET", failed);
  expect(current()?.what).toBe("unopened");
});

test("a request that the router aborts itself is not reported as lost", async () => {
  const { ask, current } = openPage();
  const leave = new AbortController();
  const open = ask("GET", failed, leave);
  await Promise.resolve();
  leave.abort();
  expect(await open).toEqual({});
  const left = new AbortController();
  left.abort();
  const before = current();
  expect(await ask("POST", wrapped, left)).toEqual({});
  expect(current()).toBe(before);
});
