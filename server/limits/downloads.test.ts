import { expect, test } from "vitest";
import { createDownloads } from "./downloads.ts";

const SECOND = 1000;

function downloadsAt() {
  let time = 0;
  const { begin } = createDownloads(() => time);
  const end = (who: string) => {
    const place = begin(who);
    if (place.kind !== "begun") throw new Error(`${who} is ${place.kind}`);
    return place.end;
  };
  return {
    begin: end,
    ask: (who: string) => begin(who).kind,
    pass: (s: number) => (time += s * SECOND),
  };
}

test("a person has one download at a time, and an earlier one's end does not end it", () => {
  const { begin, ask } = downloadsAt();
  const end = begin("a");
  expect(ask("a")).toBe("busy");
  end();
  begin("a");
  end();
  expect(ask("a")).toBe("busy");
});

test("two downloads run at once, and others begin in the order of their requests", () => {
  const { begin, ask } = downloadsAt();
  const [endA, endB] = [begin("a"), begin("b")];
  expect(["c", "d", "c"].map(ask)).toEqual(["waiting", "waiting", "waiting"]);
  endA();
  // The place goes to the first in line, although another asks earlier.
  expect(["d", "e", "c", "d"].map(ask)).toEqual(["waiting", "waiting", "begun", "waiting"]);
  endB();
  expect(["e", "d", "e"].map(ask)).toEqual(["waiting", "begun", "waiting"]);
});

test("a person who stops asking loses their place in the queue, and a slow download frees its slot", () => {
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
