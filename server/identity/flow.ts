import { z } from "zod";
import type * as openidClient from "openid-client";
import type { BrowserSessions } from "#server/session/sign-in-state.ts";

/** What a visit to the provider is for. */
const purpose = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sign-in") }),
  /** Whoever is signed in proves once more who they are, and goes back to a page of theirs. */
  z.object({ kind: z.literal("confirm"), page: z.string() }),
]);
export type Purpose = Readonly<z.output<typeof purpose>>;

/** A visit to the provider that is under way, as this browser's cookie or session keeps it sealed. */
const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  issuer: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  purpose,
});
export type Flow = Readonly<z.output<typeof flow>>;

const NAME = "identity-provider";
/** A browser may have a visit in each of several tabs; cookies are short. */
const MOST = 3;

const kept = z.object({ flows: z.array(flow).max(MOST) });

export const createFlow = (
  openid: typeof openidClient,
  issuer: string,
  why: Purpose,
  startedAt: number,
): Flow => ({
  state: openid.randomState(),
  nonce: openid.randomNonce(),
  verifier: openid.randomPKCECodeVerifier(),
  issuer,
  startedAt,
  purpose: why,
});

const flowsOf = (state: BrowserSessions): readonly Flow[] =>
  kept.safeParse(state.readFlow(NAME)).data?.flows ?? [];

export const keepFlow = (state: BrowserSessions, begun: Flow): Promise<void> =>
  state.writeFlow(NAME, { flows: [...flowsOf(state), begun].slice(-MOST) });

/** The visit that an answer with this `state` ends. It is taken once: an answer counts once. */
export async function takeFlow(state: BrowserSessions, name: string | null): Promise<Flow | null> {
  const flows = flowsOf(state);
  const found = flows.find((each) => each.state === name);
  if (found === undefined) return null;
  const left = flows.filter((each) => each !== found);
  if (left.length === 0) state.endFlow(NAME);
  else await state.writeFlow(NAME, { flows: left });
  return found;
}
