import { expect, test } from "vitest";
import { fitState, type ProviderChoiceState } from "./provider-choice-flow.ts";

const person = { suffix: 2, day: "2020-01-01", before: "Dr. Before", had: false };
const state: ProviderChoiceState = {
  memberKey: "410004100",
  suffix: 2,
  search: "key-of-12-ch",
  became: "saved",
  answer: `Received. ${"x".repeat(490)}`,
  provider: { id: "600015", name: "Pediatric Partners" },
  emailAddress: "parent@members.example",
  people: [person],
};

test("S-20 what became of a choice is kept, endless names cut, the answer let go where too large", () => {
  expect(fitState(state)).toEqual(state);
  const before = "N".repeat(5000);
  const one = fitState({ ...state, provider: { id: "1", name: before } });
  expect([one.provider.name.length, one.answer]).toEqual([200, state.answer]);
  const many = Array.from({ length: 5 }, (_, suffix) => ({ ...person, suffix, before }));
  const fitted = fitState({ ...state, people: many });
  expect(fitted.answer).toBe("");
  expect(fitted.people.map((each) => each.before?.length)).toEqual([200, 200, 200, 200, 200]);
  expect(JSON.stringify(fitted).length).toBeLessThan(2000);
});
