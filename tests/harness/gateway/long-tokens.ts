import { http } from "msw";
import { GATEWAY, type World } from "../world/world.ts";

/** The token with an additional claim, as close to `length` as possible without exceeding it. */
function lengthened(token: string, length: number): string {
  const [head, claims = "", signature] = token.split(".");
  const content = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
  const made = (filling: string) => {
    const text = JSON.stringify({ ...content, filling });
    return `${head}.${Buffer.from(text).toString("base64url")}.${signature}`;
  };
  // Three bytes of the claims are four characters of the token.
  return made("r".repeat(Math.floor(((length - made("").length) * 3) / 4)));
}

/**
 * Makes the gateway issue tokens of this length until changed or reset. It accepts exactly these
 * tokens.
 */
export function issueLongTokens(world: World) {
  const issue: { length: number | null } = { length: null };
  const real = new Map<string, string>();
  /** Lengthens a token, and makes the gateway accept it. */
  const lengthen = (token: string): string => {
    if (issue.length === null) return token;
    const long = lengthened(token, issue.length);
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
