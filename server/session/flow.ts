import type { JWTPayload } from "jose";
import { z } from "zod";
import { open, seal, type KeyRing } from "./cookies/seal.ts";

/** Forms of several steps: what was said so far travels sealed between the steps. */
export const FLOWS = ["registration", "recovery", "mailed-card"] as const;

export type FlowName = (typeof FLOWS)[number];

/** How long a half-finished flow is kept, seconds; each step begins it anew. */
export const FLOW_S = 1800;

/** Characters of a gateway's key that fit in a flow's cookie beside what else it carries. */
export const LONGEST_FLOW_KEY = 1500;

const envelope = z.object({ domainId: z.number(), state: z.record(z.string(), z.unknown()) });

/** The cookie that keeps a flow's state for one brand. */
export function sealFlow(
  ring: KeyRing,
  name: FlowName,
  content: { readonly domainId: number; readonly state: JWTPayload },
  now: Date,
): Promise<string> {
  const expires = new Date(now.getTime() + FLOW_S * 1000);
  return seal(ring, name, { ...content }, expires);
}

/** What a flow's cookie holds, for its own schema to read; null when it opens to nothing of ours. */
export async function openFlow(
  ring: KeyRing,
  name: FlowName,
  cookie: string | undefined,
  domainId: number,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | null> {
  const found = envelope.safeParse(await open(ring, name, cookie, now));
  return found.success && found.data.domainId === domainId ? found.data.state : null;
}
