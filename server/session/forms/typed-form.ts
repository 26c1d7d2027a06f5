import { isKeptForm } from "#app/rules/forms/secret-fields.ts";
import { z } from "zod";
import { openerOf, seal } from "../cookies/seal.ts";
import { exceedCookieLimit, LONGEST_SEALED } from "../cookies/token-length.ts";
import { actorOf } from "../session.ts";
import { signedIn, type HeldSessions, type StoreScope } from "../store-scope.ts";

/** What was typed when the language was switched, until the same page shows it in the other one. */
const typedClaims = z.object({
  domainId: z.number(),
  /** The person who typed it, and the member of the page; null for a visitor. */
  actor: z.string().nullable(),
  memberKey: z.string().nullable(),
  path: z.string(),
  /** Without secrets. */
  fields: z.record(z.string(), z.string()),
});

export type TypedForm = Readonly<Pick<z.output<typeof typedClaims>, "path" | "fields">>;

/** The redirect to the page follows at once. */
const TTL_S = 60;
const open = openerOf("typed-form", typedClaims);

export function createTypedFormPart(
  { cookies, writer, domainId, now, runtime: { keys } }: StoreScope,
  held: HeldSessions,
) {
  const owner = () => {
    const session = signedIn(held);
    return session === null
      ? { actor: null, memberKey: null }
      : { actor: actorOf(session), memberKey: session.memberKey };
  };
  return {
    /** Keeps what was typed for the next page. Forms too long for a cookie, and some kinds, are not kept. */
    async saveTyped({ path, fields }: TypedForm): Promise<void> {
      if (!isKeptForm(path)) return;
      const claims = { domainId, ...owner(), path, fields };
      const sealed = await seal(keys, "typed-form", claims, new Date(now.getTime() + TTL_S * 1000));
      const beside = [cookies.access, cookies.api, cookies.staff, cookies.draft, sealed];
      if (sealed.length <= LONGEST_SEALED && !exceedCookieLimit(beside))
        writer.set("typed", sealed, TTL_S);
    },
    /** What the same person typed on this page; once. */
    async takeTyped(path: string): Promise<TypedForm | null> {
      if (cookies.typed === undefined) return null;
      writer.expireReceived("typed");
      const found = await open(keys, cookies.typed, domainId, now);
      const { actor, memberKey } = owner();
      const isOwn = found?.actor === actor && found.memberKey === memberKey;
      return isOwn && found.path === path ? { path, fields: found.fields } : null;
    },
  };
}
