import { createHmac, hkdfSync } from "node:crypto";
import { pino, type DestinationStream } from "pino";
import type { Settings } from "#server/settings.ts";

type Circumstance = { readonly requestId: string; readonly domainId: number };

/** Changes of access or consent, by a member or by staff on their behalf. */
const CHANGES = [
  "group-switch",
  "other-sessions-end",
  "password-change",
  "plan-cancellation",
  "policies",
  "preferences",
  "security-answers",
  "session-extended",
] as const;

/** An event of the audit trail: who did what to whose access, with its outcome. */
export type AuditEvent = Circumstance &
  (
    | {
        readonly event: "sign-in";
        readonly outcome: "ok";
        readonly username: string;
        readonly memberKey: string;
      }
    | {
        readonly event: "registration";
        readonly outcome: "ok";
        readonly username: string;
        /** Null where the gateway made the account and signed nobody in. */
        readonly memberKey: string | null;
      }
    | {
        readonly event: "sign-in" | "registration" | "recovery";
        readonly outcome: "failed" | "locked" | "limited";
        readonly username: string;
      }
    | { readonly event: "recovery"; readonly outcome: "ok" | "failed"; readonly username: string }
    | {
        /** Before there is a user name, the ID on the card names the person. */
        readonly event: "registration" | "recovery";
        readonly outcome: "ok" | "failed" | "limited";
        readonly memberId: string;
      }
    | {
        readonly event: "sign-in-elsewhere" | "log-out" | "session-lapsed";
        readonly outcome: "ok";
        readonly memberKey: string;
        /** Staff who acted for the member. */
        readonly staffKey?: string | null;
      }
    | {
        readonly event: "sign-in-elsewhere";
        readonly outcome: "failed";
        /** The unconfirmed claim of the token; null where it has none. */
        readonly memberKey: string | null;
      }
    | {
        /** An account does not list the member who is signed in to it. */
        readonly event: "account-mismatch";
        readonly outcome: "failed";
        readonly memberKey: string;
        readonly staffKey: string | null;
      }
    | ({ readonly event: (typeof CHANGES)[number] } & OnAccount)
    | {
        /** The member took all their data away; "failed" where the file broke off. */
        readonly event: "data-download";
        readonly outcome: "ok" | "failed";
        readonly memberKey: string;
        /** Staff who acted for the member, and were refused. */
        readonly staffKey: string | null;
      }
    | {
        /** The password was asked for once more, before something that a stolen session must not do. */
        readonly event: "password-confirmation";
        readonly outcome: "ok" | "failed" | "locked" | "limited";
        readonly memberKey: string;
      }
    | ({
        readonly event: "view" | "change" | "consent-on-behalf";
        readonly pattern: string;
      } & ByStaff)
    | ({ readonly event: "login-as" | "login-as-end" } & ByStaff)
  );

type OnAccount = {
  readonly outcome: "ok" | "failed";
  readonly memberKey: string;
  /** Staff who acted for the member; null when the member did it. */
  readonly staffKey: string | null;
};

type ByStaff = {
  readonly outcome: "ok" | "failed";
  readonly staffKey: string;
  /** The member it was about; null where none was found. */
  readonly memberKey: string | null;
};

export type Audit = { readonly record: (event: AuditEvent) => void };

type AuditOptions = {
  readonly settings: Pick<Settings, "SESSION_KEYS">;
  /** Standard output unless given. */
  readonly destination?: DestinationStream;
  readonly now?: () => Date;
};

/**
 * The audit trail: a channel of its own that no log level silences. People are keyed hashes, so
 * that one person's lines can be joined, and only the holder of the key can tell whose they are.
 * `actor` is the member of the session where there is one, else the user name as it was typed.
 */
export function createAudit(options: AuditOptions): Audit {
  const { settings, destination, now = () => new Date() } = options;
  const hash = actorHash(settings.SESSION_KEYS);
  const pinoOptions = {
    level: "info",
    base: null,
    timestamp: false,
    // The channel replaces the level of other log lines.
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
        ...("pattern" in event && { pattern: event.pattern }),
        ...people(event, hash),
      });
    },
  };
}

type Hash = (kind: "member" | "member-id" | "username", value: string) => string;

/**
 * `actor` is who did it, `subject` the member for whom staff did it. A success has both account and
 * member, so that failed attempts on a user name can be joined to the member.
 */
function people(event: AuditEvent, hash: Hash): Readonly<Record<string, string>> {
  if ("memberId" in event) return { actor: hash("member-id", event.memberId) };
  const username = "username" in event ? event.username : null;
  const memberKey = "memberKey" in event ? event.memberKey : null;
  const staffKey = "staffKey" in event ? (event.staffKey ?? null) : null;
  const account = username === null ? null : hash("username", username);
  const member = memberKey === null ? null : hash("member", memberKey);
  if (staffKey !== null) {
    return { actor: hash("member", staffKey), ...(member !== null && { subject: member }) };
  }
  if (member === null) return account === null ? {} : { actor: account };
  return { actor: member, ...(account !== null && { account }) };
}

/** The key is derived, so that the audit's readers hold none that opens a session. */
function actorHash(sessionKeys: readonly Uint8Array[]): Hash {
  const first = sessionKeys[0];
  if (first === undefined) throw new RangeError("the audit needs a session key to derive its own");
  const key = new Uint8Array(hkdfSync("sha256", first, "", "member-dashboard audit actor 1", 32));
  return (kind, value) => {
    // Like the gateway, the trail ignores the case of user names and IDs.
    const text = kind === "member" ? value : value.trim().toLowerCase();
    const digest = createHmac("sha256", key).update(`${kind}\0${text}`).digest("base64url");
    return `${kind}:${digest.slice(0, 22)}`;
  };
}
