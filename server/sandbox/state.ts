import type { DatabaseSync } from "node:sqlite";
import { createAccountStore, type AccountStore } from "./store/accounts.ts";
import { createAttemptStore, type AttemptStore } from "./store/attempts.ts";
import { createChangeStore, type ChangeStore } from "./store/changes.ts";
import { createClaimStore, type ClaimStore } from "./store/claims.ts";
import { inTransaction } from "./store/database.ts";
import { createEobStore, type EobStore } from "./store/eobs.ts";
import { createMailStore, type MailStore } from "./store/mail.ts";
import { createPasswordStore, type PasswordStore } from "./store/passwords.ts";
import { createSecurityAnswerStore, type SecurityAnswerStore } from "./store/security-answers.ts";
import { createSeedClaims } from "./store/seed-claims.ts";
import { createTicketStore, type TicketStore } from "./store/tickets.ts";
import { createTokens, type Tokens } from "./tokens.ts";
import type { TrustedProvider } from "./trusted-providers.ts";
import { createWorld, type World } from "./world/world.ts";

/** All data and services that calls are answered from. */
export type SandboxState = {
  readonly world: World;
  readonly tokens: Tokens;
  readonly claims: ClaimStore;
  readonly eobs: EobStore;
  readonly changes: ChangeStore;
  readonly accounts: AccountStore;
  readonly passwords: PasswordStore;
  readonly securityAnswers: SecurityAnswerStore;
  /** Failed sign-ins. */
  readonly attempts: AttemptStore;
  /** Failed answers to security questions. */
  readonly recoveryAttempts: AttemptStore;
  /** Keys of open registrations; the owner is a member key. */
  readonly registrations: TicketStore;
  /** Keys for one password reset each; the owner is a user name. */
  readonly resets: TicketStore;
  readonly mail: MailStore;
  /** The `redirect` of personas with `redirects`; null for none. */
  readonly redirect: string | null;
  /** Runs `work` in one transaction. */
  readonly inTransaction: <Result>(work: () => Result) => Result;
};

export type SandboxStateOptions = {
  /** Number of members `crowd-1`, `crowd-2` … beside the personas; 0 when absent. */
  readonly crowd?: number;
  /** URL at which the persona `elsewhere` continues. */
  readonly redirect?: string | null;
  /** Signs tokens; without it those of other processes are invalid. */
  readonly tokenKey?: Uint8Array;
  /** Whose tokens are accepted, too. */
  readonly identityProviders?: readonly TrustedProvider[];
};

/** Lifetimes of keys, milliseconds. */
const REGISTRATION_MS = 7_200_000;
const RESET_MS = 900_000;

/** The world as of `clock`, with the changes stored in `database`. */
export function createSandboxState(
  database: DatabaseSync,
  clock: () => Date,
  { crowd = 0, redirect = null, tokenKey, identityProviders = [] }: SandboxStateOptions,
): SandboxState {
  const world = createWorld(clock);
  const seeded = createSeedClaims(database, world.today);
  return {
    world,
    tokens: createTokens(world, tokenKey, identityProviders),
    claims: createClaimStore(database, seeded),
    eobs: createEobStore(database, seeded),
    changes: createChangeStore(database),
    accounts: createAccountStore(database, crowd),
    passwords: createPasswordStore(database),
    securityAnswers: createSecurityAnswerStore(database),
    attempts: createAttemptStore(database, "sign-in"),
    recoveryAttempts: createAttemptStore(database, "recovery"),
    registrations: createTicketStore(database, "registration", REGISTRATION_MS, clock),
    resets: createTicketStore(database, "reset", RESET_MS, clock),
    mail: createMailStore(database),
    redirect,
    inTransaction: (work) => inTransaction(database, work),
  };
}
