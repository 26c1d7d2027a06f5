import { createSecretKey, randomBytes, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Account, Role } from "./personas/personas.ts";
import { createTrustedReader, type TrustedProvider } from "./trusted-providers.ts";
import type { FamilyMember, World } from "./world/world.ts";

const TOKEN_TTL_MS = 7_200_000;

/** The caller, from the token. */
export type Caller = FamilyMember & {
  readonly username: string;
  readonly role: Role;
  /** The role of the staff member who asked for this token; null for the member's own. */
  readonly issuedByRole: Role | null;
};

/** Content of a token. */
export type Bearer = Pick<Caller, "username" | "role" | "issuedByRole"> & {
  readonly memberKey: string;
};

export type Tokens = {
  /** Signs a token, valid for two hours. */
  issue(bearer: Bearer): Promise<string>;
  /** A token of an account's own member. */
  issueTo(account: Account): Promise<string>;
  /** The caller of a request; undefined without a valid token. */
  findCaller(request: Request): Promise<Caller | undefined>;
};

const role = z.enum(["member", "logInAsAnyone", "logInAsNonEmp"]);

/** Any other, or none, is a member's. */
const anyRole = role.catch("member");

const claims = z.object({
  memberKey: z.string(),
  role,
  issuedByRole: role.nullable(),
  username: z.string(),
});

/** Tokens signed with this key; without one, with a key of this process alone. */
export function createTokens(
  world: World,
  secret: Uint8Array = randomBytes(32),
  trusted: readonly TrustedProvider[] = [],
): Tokens {
  const key = createSecretKey(secret);
  const readToken = createTrustedReader(trusted);

  /** The content of a provider's token; undefined for a foreign or expired one. */
  async function readTrusted(token: string) {
    const found = await readToken(token);
    if (found === undefined) return undefined;
    const { memberKey, subject: username } = found;
    return { memberKey, username, role: anyRole.parse(found.role), issuedByRole: null };
  }
  /** Tokens already verified as our own: a member's token comes with each of a page's calls. */
  const known = new LRUCache<string, JWTPayload>({ maxSize: 10_000, sizeCalculation: () => 1 });

  /** The content of our own token; undefined for a foreign or expired one. */
  async function read(token: string): Promise<JWTPayload | undefined> {
    const before = known.get(token);
    if (before?.exp !== undefined && before.exp * 1000 > world.now().getTime()) return before;
    const verified = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      currentDate: world.now(),
      requiredClaims: ["exp", "jti"],
    }).catch(() => undefined);
    if (verified !== undefined) known.set(token, verified.payload);
    return verified?.payload;
  }

  async function issue(bearer: Bearer): Promise<string> {
    const now = world.now().getTime();
    return (
      new SignJWT({ ...bearer })
        .setProtectedHeader({ alg: "HS256" })
        .setJti(randomUUID())
        // By the clock of the process, as sessions end: a fixed CLOCK is about days alone.
        .setIssuedAt(Math.floor(Date.now() / 1000))
        .setExpirationTime(Math.floor((now + TOKEN_TTL_MS) / 1000))
        .sign(key)
    );
  }
  return {
    issue,
    async issueTo({ family, suffix, role, username }) {
      const memberKey = world.getMember(family, suffix).key;
      return issue({ memberKey, role, issuedByRole: null, username });
    },
    async findCaller(request) {
      const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
      if (bearer === undefined) return undefined;
      const found = claims.safeParse(await read(bearer)).data ?? (await readTrusted(bearer));
      if (found === undefined) return undefined;
      const { memberKey, ...rest } = found;
      const holder = world.findMember(memberKey);
      return holder && { ...holder, ...rest };
    },
  };
}
