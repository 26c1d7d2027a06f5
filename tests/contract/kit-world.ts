import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { runKit } from "#scripts/contract/run-kit.ts";
import { openGatewaySocket } from "#tests/harness/gateway/gateway-socket.ts";
import { PASSWORD, secondGateway, USERNAME, type Change } from "./second-gateway/gateway.ts";

/** A base path of more than one segment, so that a call that drops it fails. */
const BASE = "/api/v9";

/** Another answer with this status. */
export const status =
  (code: number): Change =>
  () =>
    new Response(null, { status: code });

/**
 * Runs the kit against a second gateway that a test can change. Call `close()` when the file is
 * done.
 */
export function openKitWorld() {
  let answer = secondGateway();
  let asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${BASE}/`)) throw new Error(`nobody is at ${pathname}`);
    asked.push(`${request.method} ${pathname.slice(BASE.length)}`);
    return answer(request, BASE);
  };
  const opening = openGatewaySocket({ fetch }, {});
  return {
    /** The requests that the last gateway got. */
    asked: () => asked,
    async holdAgainst(changes: Readonly<Record<string, Change>> = {}, password = PASSWORD) {
      const gateway = await opening;
      gateway.needConnections(false);
      asked = [];
      answer = secondGateway(changes);
      const baseUrl = `http://127.0.0.1:${gateway.port}${BASE}`;
      return runKit({
        settings: {
          baseUrl,
          externalUrls: { ncqa: `${baseUrl}/ncqa`, chat: `${baseUrl}/chat` },
          pathOverrides: { "account/policy-details": "account/policy-details" },
          timeoutMs: 100_000,
          optionalMs: 100_000,
          maxAnswerBytes: 1_000_000,
          maxDocumentBytes: 1_000_000,
        },
        username: USERNAME,
        password,
        domainId: 1,
        today: getPlainDate("2026-11-21"),
      });
    },
    close: async () => (await opening).close(),
  };
}
