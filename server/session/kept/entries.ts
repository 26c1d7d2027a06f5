import { z } from "zod";
import { isKeptForm } from "#app/rules/forms/secret-fields.ts";
import { actorOf } from "../session.ts";
import { signedIn } from "../read-sessions.ts";
import type { StateScope } from "../scope.ts";

/** Characters of a gateway's key that fit in the visitor's cookie beside other entries. */
export const LONGEST_FLOW_KEY = 1500;

/** Forms of several steps, whose state is kept from step to step, and ends with the session. */
const FLOWS = [
  "registration",
  "recovery",
  "mailed-card",
  "provider-choice",
  "data-download",
  "confirmation",
  "identity-provider",
] as const;
export type FlowName = (typeof FLOWS)[number];

/** How long an unfinished flow is kept after its latest step, seconds. */
const FLOW_S = 1800;
/** The redirect to the page in the other language follows at once. */
const TYPED_S = 60;
/** The longest form that is kept, in characters. */
const LONGEST = 64_000;

const kept = z.object({ until: z.number(), value: z.unknown() });
const typedForm = z.object({
  /** The person who typed it, and the member of the page; null for a visitor. */
  actor: z.string().nullable(),
  memberKey: z.string().nullable(),
  path: z.string(),
  /** Without secrets. */
  fields: z.record(z.string(), z.string()),
});
export type TypedForm = Readonly<Pick<z.output<typeof typedForm>, "path" | "fields">>;

/**
 * What pages keep from one request to the next: in the session's record, or for a visitor in the
 * visitor's cookie.
 */
export function createEntriesPart({ held, visitor, now, later }: StateScope) {
  const get = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    const { record } = held;
    if (record === null) return visitor.get(name, schema);
    const found = record.get(name, kept);
    return found !== undefined && found.until > now.getTime()
      ? schema.safeParse(found.value).data
      : undefined;
  };
  async function set(name: string, value: unknown, seconds: number): Promise<void> {
    if (held.record === null) visitor.set(name, value, seconds);
    else await held.record.set(name, { until: now.getTime() + seconds * 1000, value });
  }
  const drop = (name: string) => {
    visitor.drop(name);
    if (held.record?.has(name) === true) later(name, null);
  };
  const owner = () => {
    const session = signedIn(held);
    return session === null
      ? { actor: null, memberKey: null }
      : { actor: actorOf(session), memberKey: session.memberKey };
  };
  return {
    state: {
      /** A flow's state, for the flow's own schema to parse; null for none. */
      readFlow: (name: FlowName) => get(name, z.record(z.string(), z.unknown())) ?? null,
      writeFlow: (name: FlowName, state: Readonly<Record<string, unknown>>): Promise<void> =>
        set(name, state, FLOW_S),
      endFlow: drop,
      /** Keeps what was typed when the language is switched; some kinds of forms are not kept. */
      async saveTyped({ path, fields }: TypedForm): Promise<void> {
        const content = { ...owner(), path, fields };
        if (isKeptForm(path) && JSON.stringify(content).length <= LONGEST)
          await set("typed", content, TYPED_S);
      },
      /** What the same person typed on this page; once. */
      takeTyped(path: string): TypedForm | null {
        const found = get("typed", typedForm);
        if (found === undefined) return null;
        drop("typed");
        const { actor, memberKey } = owner();
        const isOwn = found.actor === actor && found.memberKey === memberKey;
        return isOwn && found.path === path ? { path, fields: found.fields } : null;
      },
    },
    dropFlows: () => visitor.drop(...FLOWS, "typed"),
  };
}
