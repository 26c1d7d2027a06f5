import { createHmac, hkdfSync } from "node:crypto";
import { pino, type DestinationStream } from "pino";
import type { Settings } from "../settings.ts";

type Circumstance = { readonly requestId: string; readonly domainId: number };

/** Who did what to whose access. Later kinds join this union; each names its own outcome. */
export type AuditEvent = Circumstance &
  (
    | {
        readonly event: "sign-in";
        readonly outcome: "ok";
        readonly username: string;
        readonly memberKey: string;
      }
    | {
        readonly event: "sign-in";
        readonly outcome: "failed" | "locked" | "limited";
        readonly username: string;
      }
    | { readonly event: "log-out"; readonly outcome: "ok"; readonly memberKey: string }
  );

export type Audit = { readonly record: (event: AuditEvent) => void };

type AuditOptions = {
  readonly settings: Pick<Settings, "SESSION_KEYS">;
  /** Standard output unless given. */
  readonly destination?: DestinationStream;
  readonly now?: () => Date;
};

/**
 * The audit trail, a channel of its own that no log level can silence. People stand in it as keyed
 * hashes: one person's lines can be joined, and only the holder of the key can say whose they are.
 * `actor` is the member where the session names one, else the user name as it was typed.
 */
export function createAudit(options: AuditOptions): Audit {
  const { settings, destination, now = () => new Date() } = options;
  const hash = actorHash(settings.SESSION_KEYS);
  const pinoOptions = {
    level: "info",
    base: null,
    timestamp: false,
    // The channel stands where other lines have their level.
    formatters: { level: () => ({ channel: "audit" }) },
  } as const;
  const out = destination === undefined ? pino(pinoOptions) : pino(pinoOptions, destination);
  return {
    record(event) {
      out.info({
        event: event.event,
        outcome: event.outcome,
        at: now().toISOString(),
        requestId: event.requestId,
        domainId: event.domainId,
        ...people(event, hash),
      });
    },
  };
}

type Hash = (kind: "member" | "username", value: string) => string;

/** A success names both, so that failed attempts on a user name can be joined to the member. */
function people(event: AuditEvent, hash: Hash): Readonly<Record<string, string>> {
  if (event.outcome !== "ok") return { actor: hash("username", event.username) };
  const actor = hash("member", event.memberKey);
  return event.event === "sign-in"
    ? { actor, account: hash("username", event.username) }
    : { actor };
}

/** The key is derived, so the audit's readers never hold one that opens a session. */
function actorHash(sessionKeys: readonly Uint8Array[]): Hash {
  const first = sessionKeys[0];
  if (first === undefined) throw new RangeError("the audit needs a session key to derive its own");
  const key = new Uint8Array(hkdfSync("sha256", first, "", "member-dashboard audit actor 1", 32));
  return (kind, value) => {
    // Gateways compare user names without case; so does the trail.
    const text = kind === "username" ? value.trim().toLowerCase() : value;
    const digest = createHmac("sha256", key).update(`${kind}\0${text}`).digest("base64url");
    return `${kind}:${digest.slice(0, 22)}`;
  };
}
