import { expect, test } from "vitest";
import { formatTraceparent, parseTraceparent } from "./traceparent.ts";

const [TRACE, SPAN] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];

test("a traceparent is read and written as trace id, span id and sampling flag", () => {
  const parent = { traceId: TRACE, spanId: SPAN, traceFlags: 1 };
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual(parent);
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-00`)).toEqual({ ...parent, traceFlags: 0 });
  // Flags that this version does not know.
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-fb`)).toEqual(parent);
  expect(formatTraceparent(parent)).toBe(`00-${TRACE}-${SPAN}-01`);
});

test.each([
  undefined,
  "",
  "zebulon",
  `00-${TRACE}-${SPAN}`,
  `01-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-zebulon`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${"0".repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01\n`,
])("the traceparent %j is ignored", (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});
