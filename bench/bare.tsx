import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { pageBrand } from "../app/brand/brands.ts";
import { LoadingOverlay } from "../app/components/LoadingOverlay.tsx";
import { PageFrame } from "../app/components/PageFrame.tsx";
import Home from "../app/routes/member/home/home.tsx";
import { loadHome } from "../app/routes/member/home/load-home.ts";
import { viewHome } from "../app/routes/member/home/view-home.ts";
import { dayOf } from "../app/rules/plain-date.ts";
import { createGateway } from "../server/gateway/gateway.ts";
import { requestToken } from "../server/gateway/token.ts";
import type { MemberRequest } from "../server/middleware/member.ts";
import { getRuntime } from "../server/runtime.ts";
import { findTokenClaims } from "../server/session/claims.ts";
import { newSession } from "../server/session/session.ts";

// Home's component tree rendered by react-dom/server alone, its data in hand, in a bare HTTP server:
// what the dashboard's requests per second are held against.

const runtime = getRuntime();
const now = new Date(runtime.settings.CLOCK ?? Date.now());
const today = dayOf(now);
const [brand] = runtime.brands;
if (brand === undefined) throw new Error("no brand");

const gatewayWith = (token: string | null) =>
  createGateway({
    settings: {
      baseUrl: runtime.settings.GATEWAY_URL,
      elsewhere: {},
      timeoutMs: 5000,
      maxAnswerBytes: 5_000_000,
      maxDocumentBytes: 5_000_000,
    },
    cache: runtime.answers,
    session: token === null ? null : "bench",
    token,
    today,
    requestId: "bench",
    signal: new AbortController().signal,
    policy: (error) => Promise.resolve(error),
  });

const answer = await requestToken(gatewayWith(null), {
  username: "sub",
  password: "Sandbox-2026",
  domainId: 1,
});
if (!answer.ok) throw answer.error;
const claims = findTokenClaims(answer.value.token);
if (claims === null) throw new Error("no claims");
const member: MemberRequest = {
  session: newSession(answer.value.token, claims, 1, now),
  gateway: gatewayWith(answer.value.token),
  brand,
  today,
};
const home = viewHome(await loadHome(member), member, runtime.settings);
const root = {
  brand: pageBrand(brand),
  signedIn: true,
  requestId: "bench",
  footer: {
    year: 2026,
    policies: [
      { key: "privacy" as const, href: "https://www.example.test/privacy" },
      { key: "terms" as const, href: "https://www.example.test/terms" },
      { key: "nondiscrimination" as const, href: "https://www.example.test/nondiscrimination" },
    ],
    ncqa: null,
  },
};

const HomeRoute = () => <Home loaderData={home} params={{}} matches={[] as never} />;
const Frame = () => (
  <html lang="en-US" data-brand="carrier">
    <head>
      <meta charSet="utf-8" />
      <link rel="stylesheet" href="/assets/app.css" />
    </head>
    <body>
      <PageFrame
        brand={root.brand}
        member={{ firstName: "Bench", lastName: "Mark" }}
        group={null}
        alerts={[]}
        flash={null}
        footer={{ ...root.footer, ncqa: { badge: "accredited", description: "Accredited" } }}
      >
        <HomeRoute />
      </PageFrame>
      <LoadingOverlay />
    </body>
  </html>
);

const routes = [{ id: "root", path: "/home", loader: () => root, Component: Frame }];
const handler = createStaticHandler(routes);
const context = await handler.query(new Request("http://localhost/home"));
if (context instanceof Response) throw new Error("no page");
const router = createStaticRouter(handler.dataRoutes, context);

const page = () =>
  `<!DOCTYPE html>${renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )}`;

createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(page());
}).listen(runtime.settings.PORT, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ ready: true, bytes: Buffer.byteLength(page()) })}\n`);
});
