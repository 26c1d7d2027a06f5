import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { openSandboxGateway, TODAY } from "#server/gateway/sandbox-gateway.fixture.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { createSession } from "#server/session/session.ts";
import type { SessionState } from "#server/session/session-store.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import { loadOutcome } from "./load-outcome.ts";
import type { ProviderChoiceState } from "./provider-choice-flow.ts";

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

/** What the page after a choice of this member is made of, in a browser that keeps this state. */
async function outcomeIn(kept: ProviderChoiceState | null) {
  const { gateway, bearer } = await world.as("sub");
  const token = bearer.slice("Bearer ".length);
  const claims = findTokenClaims(token);
  if (claims === null) throw new Error("no claims");
  const session = createSession(token, claims, 1, new Date());
  const context = new RouterContextProvider();
  const today = getPlainDate(TODAY);
  context.set(memberContext, { gateway, session, today, brand: { ...NO_BRAND, hosts: [] } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is asked
  context.set(sessionContext, { readFlow: async () => kept } as unknown as SessionState);
  return loadOutcome(context, "2");
}

test("S-20 what became of a choice is shown to whoever made it, on the page where it was made", async () => {
  expect(await outcomeIn(state)).toMatchObject({ became: "saved", suffix: 2 });
  for (const kept of [null, { ...state, memberKey: "410000600" }, { ...state, suffix: 1 }]) {
    const thrown: unknown = await outcomeIn(kept).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 303 });
    expect(thrown instanceof Response && thrown.headers.get("location")).toBe(
      "/find-care/primary-care/2",
    );
  }
});
