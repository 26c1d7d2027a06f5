import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { brandsOf, FIVE } from "#server/brands/brands.fixture.ts";
import { entryOf } from "#app/rules/care/care.fixture.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { openSandboxGateway, TODAY } from "#server/gateway/sandbox-gateway.fixture.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext, type BrowserSessions } from "#server/session/browser-sessions.ts";
import { createSession } from "#server/session/session.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import { loadOutcome, viewOutcome, type LoadedOutcome } from "./load-outcome.ts";
import { type ProviderChoiceState, fitState } from "./provider-choice-flow.ts";

const world = openSandboxGateway();

const SUB = "410000100";
const state: ProviderChoiceState = {
  memberKey: SUB,
  suffix: 2,
  search: "key",
  became: "saved",
  answer: "",
  provider: { id: "600015", name: "Pediatric Partners" },
  emailAddress: "",
  people: [],
};

/** The input of the page after this member's choice, in a browser with this state. */
async function outcomeIn(kept: ProviderChoiceState | null) {
  const { gateway, bearer } = await world.as("sub");
  const token = bearer.slice("Bearer ".length);
  const claims = findTokenClaims(token);
  if (claims === null) throw new Error("no claims");
  const session = createSession(token, claims, 1, new Date());
  const context = new RouterContextProvider();
  const today = getPlainDate(TODAY);
  const [brand] = brandsOf({ brands: FIVE });
  if (brand === undefined) throw new Error("no brand");
  context.set(memberContext, { gateway, session, today, brand });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is asked
  context.set(sessionContext, { readFlow: () => kept } as unknown as BrowserSessions);
  return loadOutcome(context, "2");
}

test("the outcome of a choice is shown to the member who made it, on that person's page only", async () => {
  expect(await outcomeIn(state)).toMatchObject({ became: "saved", suffix: 2 });
  for (const kept of [null, { ...state, memberKey: "410000600" }, { ...state, suffix: 1 }]) {
    const thrown: unknown = await outcomeIn(kept).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 303 });
    expect(thrown instanceof Response && thrown.headers.get("location")).toBe(
      "/find-care/primary-care/2",
    );
  }
});

const today = getPlainDate("2026-11-21");
const entry = (providerId: string, begin = "2026-11-21") => entryOf(providerId, begin);
const person = (more: Partial<LoadedOutcome["people"][number]> = {}) => ({
  suffix: 2,
  day: "2026-01-01",
  before: "Dr. A" as string | null,
  had: false,
  name: "Ana Sample",
  current: entry("A"),
  upcoming: [],
  ...more,
});

const outcome = (more: Partial<LoadedOutcome>): LoadedOutcome => ({
  memberKey: "K",
  suffix: 2,
  search: "key",
  became: "saved",
  answer: "Received.",
  provider: { id: "B", name: "Dr. B" },
  emailAddress: "ana@members.example",
  people: [person()],
  found: null,
  ...more,
});

const linesOf = (more: Partial<LoadedOutcome["people"][number]>) =>
  viewOutcome(outcome({ people: [person(more)] }), today).people[0]?.lines;

const CURRENT = "Current coverage, since 01/01/2026";

test("an outcome says from when it holds, who was the provider before, and who is now if changed", () => {
  expect(linesOf({ current: entry("B") })).toEqual([CURRENT, "Before: Dr. A"]);
  // The gateway may take a while to show a choice.
  expect(linesOf({})).toEqual([CURRENT, "Before: Dr. A"]);
  expect(linesOf({ current: null })).toEqual([CURRENT, "Before: Dr. A"]);
  const expected = [CURRENT, "Before: Dr. A", "Changed since then. The provider is now Dr. C."];
  expect(linesOf({ current: entry("C") })).toEqual(expected);
  expect(linesOf({ before: null, current: null })).toEqual([CURRENT]);
  expect(linesOf({ before: "Dr. B", current: entry("B") })).toEqual([CURRENT]);
  const shown = linesOf({ day: "2027-01-01", upcoming: [entry("B", "2027-01-01")] });
  expect(shown).toEqual(["Coverage from 01/01/2027", "Before: Dr. A"]);
  expect(linesOf({ day: today })?.[0]).toBe("Current coverage, since 11/21/2026");
});

test("a cut provider name counts as the same provider, and two people of one name are two rows", () => {
  const name = "N".repeat(300);
  const current = { ...entry("A"), providerName: name };
  const before = name.slice(0, 200);
  expect(linesOf({ before, current })).toEqual([CURRENT, `Before: ${before}`]);
  const people = [person(), person({ suffix: 3 })];
  const shown = viewOutcome(outcome({ people }), today).people;
  expect(shown.map(({ suffix, name }) => [suffix, name])).toEqual([
    [2, "Ana Sample"],
    [3, "Ana Sample"],
  ]);
});

const written = person({ before: "B, MD", had: true, current: entry("B") });
const there = person({ current: entry("B") });

test.each<[LoadedOutcome["became"], boolean, Partial<LoadedOutcome>, string]>([
  ["saved", true, {}, "Received."],
  ["saved", true, { answer: "" }, "Your plan has your choice of primary care provider."],
  ["unknown", false, {}, "we can't tell yet"],
  ["unknown", true, { people: [there] }, "so we checked"],
  ["unknown", false, { people: [there, person()] }, "can't tell yet"],
  ["unknown", false, { people: [person({ had: true, current: entry("B") })] }, "can't tell yet"],
  // The provider was already this person's upcoming one, beside another present one.
  ["unknown", false, { people: [person({ had: true, upcoming: [entry("B")] })] }, "can't tell yet"],
  // The records may write the name otherwise than the directory.
  ["unknown", false, { people: [written] }, "can't tell yet"],
  ["unknown", false, { people: [] }, "can't tell yet"],
])(
  "an outcome kept as %s counts as saved: %s, by the records of all people (case %#)",
  (became, isSaved, more, words) => {
    const shown = viewOutcome(outcome({ became, ...more }), today);
    expect(shown.isSaved).toBe(isSaved);
    expect(plainText(shown.answer)).toContain(words);
  },
);

test("the kept outcome of a choice has long names cut, and no answer where it would be too large", () => {
  const answer = `Received. ${"x".repeat(490)}`;
  const chosenFor = { suffix: 2, day: "2020-01-01", before: "Dr. Before", had: false };
  const whole = { ...state, search: "key-of-12-ch", answer, people: [chosenFor] };
  expect(fitState(whole)).toEqual(whole);
  const before = "N".repeat(5000);
  const one = fitState({ ...whole, provider: { id: "1", name: before } });
  expect([one.provider.name.length, one.answer]).toEqual([200, answer]);
  const many = Array.from({ length: 5 }, (_, suffix) => ({ ...chosenFor, suffix, before }));
  const fitted = fitState({ ...whole, people: many });
  expect(fitted.answer).toBe("");
  expect(fitted.people.map((each) => each.before?.length)).toEqual([200, 200, 200, 200, 200]);
  expect(JSON.stringify(fitted).length).toBeLessThan(2000);
});
