import { z } from "zod";
import { DRAFT_TTL_MS } from "./activity.ts";
import { open, seal, type KeyRing } from "./cookies/seal.ts";

/** A form that arrived after its session's end: shown back to the same member, never carried out. */
export type Draft = {
  readonly memberKey: string;
  readonly domainId: number;
  /** Where it was posted to, which is also where it is shown again. */
  readonly path: string;
  /** Without secrets. */
  readonly fields: Readonly<Record<string, string>>;
};

/** What a sealed cookie may grow to before browsers drop it. */
const LONGEST_COOKIE = 3800;

/** The cookie that keeps a form; null when the form is too long to be kept. */
export async function sealDraft(ring: KeyRing, form: Draft, now: Date): Promise<string | null> {
  const sealed = await seal(ring, "kept-form", form, new Date(now.getTime() + DRAFT_TTL_MS));
  return sealed.length > LONGEST_COOKIE ? null : sealed;
}

const keptForm = z.object({
  memberKey: z.string(),
  domainId: z.number(),
  path: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** The form a cookie keeps; null when it is foreign, changed, too old or another brand's. */
export async function openDraft(
  ring: KeyRing,
  cookie: string | undefined,
  domainId: number,
  now: Date,
): Promise<Draft | null> {
  const found = keptForm.safeParse(await open(ring, "kept-form", cookie, now));
  return found.success && found.data.domainId === domainId ? found.data : null;
}
