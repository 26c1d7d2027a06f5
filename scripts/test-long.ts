import { randomInt } from "node:crypto";
import { runParts } from "./tests/parts.ts";

// `npm run test:long`: tests of load, time and size, each page in every look, and unit tests in three
// orders of their files, because files share a worker's modules. Vitest prints the seed of an order.

process.env["TEST_LONG"] = "1";
const inAnyOrder = () =>
  `vitest run --project unit --sequence.shuffle.files --sequence.seed ${randomInt(1_000_000)}`;

const passed = await runParts([
  { build: "npm run build --silent" },
  {
    // It waits for most of its time: the others take the processor meanwhile.
    "load and time": "vitest run --project long",
    "browser tests": "playwright test",
    // One after the other: beside each other they make every part slower.
    "unit, three orders": [inAnyOrder(), inAnyOrder(), inAnyOrder()],
  },
]);
process.exitCode = passed ? 0 : 1;
