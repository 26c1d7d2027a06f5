import { createSecretKey, randomBytes, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Persona, Role } from "./personas.ts";
import type { Holder, World } from "./world/world.ts";

const TOKEN_TTL_MS = 7_200_000;

/** Who asks, as their token says. */
export type Caller = Holder & {
  readonly username: string;
  readonly role: Role;
};

export type Tokens = {
  /** A signed token of this persona, good for two hours. */
  issue(persona: Persona): Promise<string>;
  /** Whose request this is; undefined without a token that holds. */
  findCaller(request: Request): Promise<Caller | undefined>;
};

const claims = z.object({
  memberKey: z.string(),
  role: z.enum(["member", "logInAsAnyone", "logInAsNonEmp"]),
  username: z.string(),
});

/** Tokens signed with a key nobody else has: another process's tokens are worth nothing here. */
export function createTokens(world: World): Tokens {
  const key = createSecretKey(randomBytes(32));
  return {
    async issue({ family, suffix, role, username }) {
      const member = world.getFamily(family).members.find((each) => each.suffix === suffix);
      const now = world.now().getTime();
      return new SignJWT({ memberKey: member?.key, role, issuedByRole: null, username })
        .setProtectedHeader({ alg: "HS256" })
        .setJti(randomUUID())
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + TOKEN_TTL_MS) / 1000))
        .sign(key);
    },
    async findCaller(request) {
      const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
      if (bearer === undefined) return undefined;
      const verified = await jwtVerify(bearer, key, {
        algorithms: ["HS256"],
        currentDate: world.now(),
        requiredClaims: ["exp", "jti"],
      }).catch(() => undefined);
      const found = claims.safeParse(verified?.payload);
      if (!found.success) return undefined;
      const holder = world.findHolder(found.data.memberKey);
      return holder && { ...holder, username: found.data.username, role: found.data.role };
    },
  };
}
