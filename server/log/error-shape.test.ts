import { expect, test } from "vitest";
import { errorShape } from "./error-shape.ts";

const SENTINEL = "Zebulon-Quux";

test("an error is logged by name, place and code, without its message or ids", () => {
  const shape = errorShape(new RangeError(`no claim for ${SENTINEL}`));
  expect(shape.name).toBe("RangeError");
  expect(shape.at).toMatch(/^server\/log\/error-shape\.test\.ts:\d+:\d+$/);
  expect(JSON.stringify(shape)).not.toContain(SENTINEL);
  const cause = Object.assign(new Error(`connect 203.0.113.9 ${SENTINEL}`), {
    code: "ECONNREFUSED",
  });
  const otherShape = errorShape(new TypeError("fetch failed", { cause }));
  const expected = { name: "TypeError", cause: { name: "Error", code: "ECONNREFUSED" } };
  expect(otherShape).toMatchObject(expected);
  const error = Object.assign(new Error("x"), { path: "claims/1234", field: "8800.total" });
  expect(errorShape(error)).toMatchObject({ path: "claims/#", field: "#.total" });
});

test("a gateway error is logged with its method, path, status and field", () => {
  const error = Object.assign(new Error("GET account: answered 503"), {
    name: "GatewayStatusError",
    method: "GET",
    path: "claims/{type}/{id}",
    status: 503,
    field: "members.0.dateOfBirth",
    body: { lastName: SENTINEL },
  });
  expect(errorShape(error)).toMatchObject({
    name: "GatewayStatusError",
    method: "GET",
    path: "claims/{type}/{id}",
    status: 503,
    field: "members.0.dateOfBirth",
  });
  expect(JSON.stringify(errorShape(error))).not.toContain(SENTINEL);
});

test.each([
  ["name", `${SENTINEL} Smith`],
  ["code", SENTINEL],
  ["method", "get ana"],
  ["path", "claims/medical?suffix=0"],
  ["field", "members[Ána].x"],
  ["status", "404"],
  ["status", 90210],
])("an error's %s of another shape is left out: %s", (key, value) => {
  const text = JSON.stringify(errorShape(Object.assign(new Error("x"), { [key]: value })));
  expect(text).not.toContain(String(value));
});

test("a message that looks like stack frames is not taken for the place", () => {
  const error = new Error(`first\n    at f (/srv/app/${SENTINEL}.ts:1:1)\n    at g`);
  expect(errorShape(error).at).toMatch(/error-shape\.test\.ts/);
  error.message = "changed later";
  expect(errorShape(error).at).toBeUndefined();
});

test.each([
  ["file:///srv/dashboard/build/server/index.js:26:9", "build/server/index.js:26:9"],
  ["load (/srv/dashboard/server/gateway/client.ts:7:1)", "server/gateway/client.ts:7:1"],
  ["async f (/srv/dashboard/app/routes/home/home.tsx:1:2)", "app/routes/home/home.tsx:1:2"],
])("the place of a frame is its path in the product: %s", (frame, at) => {
  const error = new Error("x");
  const foreign = "    at g (/srv/dashboard/node_modules/server/app/x.js:1:1)";
  error.stack = `Error: x\n${foreign}\n    at ${frame}`;
  expect(errorShape(error).at).toBe(at);
});

test("thrown values that are no errors, or unreadable, are logged by kind", () => {
  const hostile = new Error("x");
  Object.defineProperty(hostile, "name", {
    get() {
      throw new Error(SENTINEL);
    },
  });
  expect(errorShape(hostile)).toEqual({ name: "unreadable" });
  expect(errorShape(SENTINEL)).toEqual({ name: "thrown string" });
  expect(errorShape(undefined)).toEqual({ name: "thrown undefined" });
});
