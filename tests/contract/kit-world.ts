import { http } from "msw";
import { setupServer } from "msw/node";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { runKit } from "#scripts/contract/run-kit.ts";
import { PASSWORD, secondGateway, USERNAME, type Change } from "./second-gateway/gateway.ts";

/** A base of more than one part, so that a call which forgets it goes nowhere. */
const BASE = "https://second.test/api/v9";

/** Another answer with this status. */
export const status =
  (code: number): Change =>
  () =>
    new Response(null, { status: code });

/** The kit, held against a second gateway that is changed at will. `close()` when the file is done. */
export function openKitWorld() {
  const network = setupServer();
  network.listen({ onUnhandledFrame: "error" });
  let asked: string[] = [];
  return {
    /** What the last gateway was asked. */
    asked: () => asked,
    holdAgainst(changes: Readonly<Record<string, Change>> = {}, password = PASSWORD) {
      asked = [];
      const answer = secondGateway(changes);
      network.resetHandlers(
        http.all(`${BASE}/*`, ({ request }) => {
          asked.push(`${request.method} ${request.url.split(/\/v9|\?/)[1]}`);
          return answer(request, "/api/v9");
        }),
      );
      return runKit({
        settings: {
          baseUrl: BASE,
          externalUrls: { ncqa: `${BASE}/ncqa`, chat: `${BASE}/chat` },
          pathOverrides: { "account/policy-details": "account/policy-details" },
          timeoutMs: 10_000,
          maxAnswerBytes: 1_000_000,
          maxDocumentBytes: 1_000_000,
        },
        username: USERNAME,
        password,
        domainId: 1,
        today: getPlainDate("2026-11-21"),
      });
    },
    close: () => network.close(),
  };
}
