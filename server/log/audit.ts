import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { pino, type DestinationStream } from "pino";
import type { Settings } from "#server/settings/settings.ts";
import { versionOf, type VersionSettings } from "#server/settings/version.ts";
import { permittedFields } from "./log-fields.ts";
import { scopeFields } from "./log-scope.ts";
import { standardOutput } from "./standard-output.ts";

type Circumstance = { readonly domainId: number };

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

type Event<Names, Outcomes, Who> = {
  readonly event: Names;
  readonly outcome: Outcomes;
} & Readonly<Who>;
type Done = "ok" | "failed";
/** `staffKey`: staff who acted for the member; null when the member did it. */
type OnAccount = { memberKey: string; staffKey: string | null };
/** `memberKey`: the member concerned; null if none was found. */
type ByStaff = { staffKey: string; memberKey: string | null };

/** An event of the audit trail: an action on an account, its actor and its outcome. */
export type AuditEvent = Circumstance &
  (
    | Event<"sign-in", "ok", { username: string; memberKey: string }>
    /** Without a member's key: the gateway made the account but did not sign the member in. */
    | Event<"registration", "ok", { username: string; memberKey: string | null }>
    /** The gateway did not tell whether the password is right. */
    | Event<"sign-in", "unavailable", { username: string }>
    | Event<
        "sign-in" | "registration" | "recovery",
        "failed" | "locked" | "limited",
        { username: string }
      >
    | Event<"recovery", Done, { username: string }>
    /** Before there is a user name, the ID on the card identifies the person. */
    | Event<"registration" | "recovery", Done | "limited", { memberId: string }>
    | Event<
        "sign-in-elsewhere" | "log-out" | "session-lapsed",
        "ok",
        { memberKey: string; staffKey?: string | null }
      >
    /** The unconfirmed claim of the token; null if it has none. */
    | Event<"sign-in-elsewhere", "failed", { memberKey: string | null }>
    /** A log-in with an identity provider; the unconfirmed claim, or null without one. */
    | Event<"sign-in-provider", "ok", { memberKey: string }>
    | Event<"sign-in-provider", "failed" | "limited" | "unavailable", { memberKey: string | null }>
    /** The provider says that a person logged out there: nobody who is known here. */
    | Event<"log-out-provider", "ok" | "failed" | "limited" | "unavailable", object>
    /** An account does not list the member who is signed in to it. */
    | Event<"account-mismatch", "failed", OnAccount>
    /**
     * The page of a denied claim was opened, a letter about it or one that proves coverage made or
     * refused to staff, the page that checks a bill, or estimates a dental cost, opened.
     */
    | Event<
        "appeal-help" | "appeal-letter" | "bill-check" | "coverage-letter" | "cost-estimate",
        Done,
        OnAccount
      >
    /** A download "failed" if the file broke off or staff were refused. */
    | Event<(typeof CHANGES)[number] | "data-download", Done, OnAccount>
    /**
     * The password was asked for again before an action that a stolen session must not be able to
     * take.
     */
    | Event<
        "password-confirmation",
        Done | "locked" | "limited" | "unavailable",
        { memberKey: string }
      >
    | Event<"view" | "change" | "consent-on-behalf", Done, ByStaff & { pattern: string }>
    | Event<"login-as" | "login-as-end", Done, ByStaff>
  );

type AuditOptions = {
  readonly settings: Partial<Pick<Settings, "AUDIT_KEY">> & VersionSettings;
  /** The session keys, which may be replaced. */
  readonly ring: { readonly keys: readonly [Uint8Array, ...Uint8Array[]] };
  readonly destination?: DestinationStream;
  readonly now?: () => Date;
};

/**
 * The audit trail: a channel that no log level silences. People are keyed hashes: one person's
 * lines can be joined, but only the holder of the key can tell whose they are.
 */
export function createAudit(options: AuditOptions) {
  const { settings, ring, destination = standardOutput(), now = () => new Date() } = options;
  const hash = keyedHash(() => settings.AUDIT_KEY ?? ring.keys[0]);
  const pinoOptions = {
    level: "info",
    base: { version: versionOf(settings) },
    timestamp: false,
    // In these lines the channel takes the place of the level.
    formatters: { level: () => ({ channel: "audit" }) },
  } as const;
  const out = destination === undefined ? pino(pinoOptions) : pino(pinoOptions, destination);
  return {
    hash,
    record(event: AuditEvent): void {
      out.info({
        event: event.event,
        outcome: event.outcome,
        at: now().toISOString(),
        ...permittedFields(scopeFields()),
        domainId: event.domainId,
        ...("pattern" in event && { pattern: event.pattern }),
        ...people(event, hash),
      });
    },
  };
}

/** The kind of value that a hash in the trail stands for. */
export const HASHED = ["member", "member-id", "session", "username"] as const;
type Hash = (kind: (typeof HASHED)[number], value: string) => string;

/**
 * `actor` acts; `subject` is the member for whom staff act. A success also has `account`, so that
 * failed attempts on it can be joined.
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

/** The key is derived, so that no other use of the given key yields the same hashes. */
export function keyedHash(given: () => Uint8Array): Hash {
  let derived: { readonly from: Uint8Array; readonly key: KeyObject } | undefined;
  return (kind, value) => {
    const from = given();
    // Each request's line has hashes; the key may be another one by now.
    derived = derived?.from === from ? derived : { from, key: derive(from) };
    // Like the gateway, the trail ignores the case of user names and IDs.
    const isTyped = kind === "member-id" || kind === "username";
    const text = isTyped ? value.trim().toLowerCase() : value;
    const digest = createHmac("sha256", derived.key).update(`${kind}\0${text}`).digest("base64url");
    return `${kind}:${digest.slice(0, 22)}`;
  };
}

/** Ready for use: a key of bytes is prepared for each hash, which takes eight times as long. */
const derive = (key: Uint8Array): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync("sha256", key, "", "member-dashboard audit actor 1", 32)));
