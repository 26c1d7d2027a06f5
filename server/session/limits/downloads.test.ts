import { expect, test } from "vitest";
import { createDownloads } from "./downloads.ts";

const SECOND = 1000;

function downloadsAt() {
  let time = 0;
  const { begin } = createDownloads(() => time);
  const end = (who: string) => {
    const turn = begin(who);
    if (turn.kind !== "begun") throw new Error(`${who} is ${turn.kind}`);
    return turn.end;
  };
  return {
    begin: end,
    ask: (who: string) => begin(who).kind,
    pass: (s: number) => (time += s * SECOND),
  };
}

test("one for each person, and the end of an earlier one ends no later one", () => {
  const { begin, ask } = downloadsAt();
  const end = begin("a");
  expect(ask("a")).toBe("busy");
  end();
  begin("a");
  end();
  expect(ask("a")).toBe("busy");
});

test("two at once; the others begin in the order in which they came, as soon as one ends", () => {
  const { begin, ask } = downloadsAt();
  const [endA, endB] = [begin("a"), begin("b")];
  expect(["c", "d", "c"].map(ask)).toEqual(["waiting", "waiting", "waiting"]);
  endA();
  // The place goes to the first in line, although another asks earlier.
  expect(["d", "e", "c", "d"].map(ask)).toEqual(["waiting", "waiting", "begun", "waiting"]);
  endB();
  expect(["e", "d", "e"].map(ask)).toEqual(["waiting", "begun", "waiting"]);
});

test("who asks no more has left the line; what a slow reader draws out holds nobody up", () => {
  const { begin, ask, pass } = downloadsAt();
  const endA = begin("a");
  begin("b");
  expect(["c", "d"].map(ask)).toEqual(["waiting", "waiting"]);
  pass(10);
  expect(ask("d")).toBe("waiting");
  pass(10);
  endA();
  expect(ask("d")).toBe("begun");
  expect(ask("e")).toBe("waiting");
  pass(40);
  expect(["b", "e"].map(ask)).toEqual(["busy", "begun"]);
});
