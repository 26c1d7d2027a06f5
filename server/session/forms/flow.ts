import type { JWTPayload } from "jose";
import { z } from "zod";
import { openerOf, seal, type KeyRing } from "../cookies/seal.ts";
import type { StoreScope } from "../store-scope.ts";

/** Forms of several steps. Their state travels sealed in a cookie from step to step. */
export const FLOWS = [
  "registration",
  "recovery",
  "mailed-card",
  "provider-choice",
  "data-download",
  "confirmation",
] as const;

export type FlowName = (typeof FLOWS)[number];

/** How long an unfinished flow is kept after its latest step, seconds. */
const FLOW_S = 1800;

/** Characters of a gateway's key that fit in a flow's cookie beside its other fields. */
export const LONGEST_FLOW_KEY = 1500;

const envelope = z.object({ domainId: z.number(), state: z.record(z.string(), z.unknown()) });

/** The cookie of a flow's state for one brand. */
export function sealFlow(
  ring: KeyRing,
  name: FlowName,
  content: { readonly domainId: number; readonly state: JWTPayload },
  now: Date,
): Promise<string> {
  const expires = new Date(now.getTime() + FLOW_S * 1000);
  return seal(ring, name, { ...content }, expires);
}

/** The state in a flow's cookie, for the flow's own schema to parse; null when it cannot be opened. */
export async function openFlow(
  ring: KeyRing,
  name: FlowName,
  cookie: string | undefined,
  domainId: number,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | null> {
  return (await openerOf(name, envelope)(ring, cookie, domainId, now))?.state ?? null;
}

export const createFlowPart = ({
  cookies,
  writer,
  domainId,
  now,
  runtime: { keys },
}: StoreScope) => ({
  readFlow: (name: FlowName) => openFlow(keys, name, cookies[name], domainId, now),
  async writeFlow(name: FlowName, state: Readonly<Record<string, unknown>>) {
    const sealed = await sealFlow(keys, name, { domainId, state: { ...state } }, now);
    writer.set(name, sealed, FLOW_S);
  },
  endFlow: (name: FlowName) => writer.expireReceived(name),
});
