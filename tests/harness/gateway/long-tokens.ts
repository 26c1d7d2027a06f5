import { randomUUID } from "node:crypto";
import { http } from "msw";
import { GATEWAY, type World } from "../world/world.ts";

/** What a long token's claim repeats: permission names compress well, ids do not. */
export type Filler = "rights" | "ids";

const claimOf = {
  rights: (n: number) => `${["claims", "eobs", "documents"][n % 3]}:read:group-${1000 + n * 37}`,
  ids: () => randomUUID(),
};

/** The token with an additional claim, as close to `length` as possible without exceeding it. */
function lengthened(token: string, length: number, filler: Filler = "rights"): string {
  const [head, claims = "", signature] = token.split(".");
  const content = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
  const filling: string[] = [];
  const made = () => {
    const text = JSON.stringify({ ...content, filling });
    return `${head}.${Buffer.from(text).toString("base64url")}.${signature}`;
  };
  while (made().length <= length) filling.push(claimOf[filler](filling.length));
  filling.pop();
  return made();
}

/**
 * Makes the gateway issue tokens of this length until changed or reset. It accepts exactly these
 * tokens.
 */
export function issueLongTokens(world: World) {
  const issue: { length: number | null; filler: Filler } = { length: null, filler: "rights" };
  const real = new Map<string, string>();
  /** Lengthens a token, and makes the gateway accept it. */
  const lengthen = (token: string): string => {
    if (issue.length === null) return token;
    const long = lengthened(token, issue.length, issue.filler);
    real.set(long, token);
    return long;
  };
  world.network.use(
    http.all(`${GATEWAY}/*`, async ({ request }) => {
      const headers = new Headers(request.headers);
      const brought = headers.get("authorization")?.replace("Bearer ", "");
      const known = brought === undefined ? undefined : real.get(brought);
      if (known !== undefined) headers.set("authorization", `Bearer ${known}`);
      const response = await world.ask(new Request(request, { headers }));
      if (!/\/(?:token|login-as|group-selection)$/.test(new URL(request.url).pathname)) {
        return response;
      }
      const answer = (await response.json()) as { token?: string };
      const changed =
        typeof answer.token === "string" ? { ...answer, token: lengthen(answer.token) } : answer;
      return Response.json(changed, { status: response.status });
    }),
  );
  return Object.assign(issue, { lengthen });
}
