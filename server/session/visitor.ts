import { z } from "zod";
import type { CookieWriter } from "./cookies.ts";
import { parseOpened, type Seal } from "./seal.ts";

const entry = z.object({ until: z.number(), value: z.unknown() });
const content = z.object({ domainId: z.number(), entries: z.record(z.string(), entry) });

const NAME = "visitor";
/** The longest value that browsers keep, with the cookie's name and attributes. */
const LONGEST = 3800;

type VisitorScope = {
  readonly seal: Seal;
  readonly cookie: string | undefined;
  readonly writer: CookieWriter;
  readonly domainId: number;
  readonly now: Date;
};

export type VisitorCookie = ReturnType<typeof openVisitorCookie>;

/**
 * The sealed cookie of a browser: what it must know until somebody signs in, and about the session
 * that it had last. Nothing in it opens anything. A foreign, changed or expired one counts as none.
 */
export function openVisitorCookie({ seal, cookie, writer, domainId, now }: VisitorScope) {
  const entries = readEntries(seal, cookie, domainId, now);
  let isChanged = false;
  function set(name: string, value: unknown, seconds: number): void {
    isChanged = true;
    entries.set(name, { until: now.getTime() + seconds * 1000, value });
  }
  const sealed = (): string => {
    const text = JSON.stringify({ domainId, entries: Object.fromEntries(entries) });
    return seal.seal(NAME, text).toString("base64url");
  };
  return {
    get<Value>(name: string, schema: z.ZodType<Value>): Value | undefined {
      const kept = entries.get(name);
      return kept && schema.safeParse(kept.value).data;
    },
    set,
    /** Sets a value if the cookie stays short enough for browsers; else false, and no change. */
    setIfShort(name: string, value: unknown, seconds: number): boolean {
      const before = entries.get(name);
      set(name, value, seconds);
      if (sealed().length <= LONGEST) return true;
      if (before === undefined) entries.delete(name);
      else entries.set(name, before);
      return false;
    },
    drop(...names: readonly string[]) {
      for (const name of names) if (entries.delete(name)) isChanged = true;
    },
    /** Writes the cookie if it changed; what would make it too long for browsers is left out. */
    finish(): void {
      if (!isChanged) return;
      for (;;) {
        const untils = [...entries.values()].map(({ until }) => until);
        if (untils.length === 0) return writer.expireReceived("visitor");
        const value = sealed();
        if (value.length <= LONGEST) {
          writer.set("visitor", value, (Math.max(...untils) - now.getTime()) / 1000);
          return;
        }
        const [longest] = [...entries].sort(([, one], [, other]) => sizeOf(other) - sizeOf(one));
        entries.delete(longest?.[0] ?? "");
      }
    },
  };
}

function readEntries(seal: Seal, cookie: string | undefined, domainId: number, now: Date) {
  const entries = new Map<string, z.output<typeof entry>>();
  if (cookie === undefined || cookie.length > LONGEST) return entries;
  const found = content.safeParse(parseOpened(seal.open(NAME, Buffer.from(cookie, "base64url"))));
  if (!found.success || found.data.domainId !== domainId) return entries;
  for (const [name, each] of Object.entries(found.data.entries))
    if (each.until > now.getTime()) entries.set(name, each);
  return entries;
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;
