import { createServer } from "node:http";
import { Writable } from "node:stream";
import { createElement, type ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from "react-router";
import { findPage } from "#server/middleware/rendered-page.ts";
import { sessionCookies } from "./browser.ts";

// Some pages with loaded data, answered by a bare HTTP server, as baselines for the dashboard's
// requests. Below /stream the component tree by the streaming renderer, React Router's default,
// below /string by the string renderer, and below /router the whole request handler of React Router
// with loaders that return what was loaded, and without middleware.

const PORT = Number(process.env["PORT"]);
const BUILD = new URL("../build/en/server/index.js", import.meta.url).href;
const ORIGIN = "http://localhost:3000";
const PAGES: readonly (readonly [path: string, username: string])[] = [
  ["/home", "sub"],
  ["/claims", "sub"],
  ["/benefits/medical", "sub"],
  ["/benefits/dental", "odd-tabs"],
  ["/benefits/programs", "sub"],
  ["/benefits/referrals", "sub"],
  ["/documents", "sub"],
  ["/find-care/primary-care", "sub"],
];

type Tree = () => ReactElement;

const build = (await import(BUILD)) as ServerBuild;
let caught: EntryContext | undefined;
const catching: ServerBuild = {
  ...build,
  entry: {
    module: {
      ...build.entry.module,
      default(_request: Request, _status: number, _headers: Headers, context: EntryContext) {
        caught = context;
        return Promise.resolve(new Response());
      },
    },
  },
};
const answer = createRequestHandler(catching, "production");
const ask = (path: string, init?: RequestInit) =>
  answer(new Request(`${ORIGIN}${path}`, init), new RouterContextProvider());

async function signIn(username: string): Promise<string> {
  const login = await ask("/login", {
    method: "POST",
    headers: { origin: ORIGIN },
    body: new URLSearchParams({ username, password: "Sandbox-2026" }),
  });
  const landing = await ask("/sso-landing", { headers: { cookie: sessionCookies(login) } });
  return sessionCookies(landing);
}

const trees = new Map<string, Tree>();
const routers = new Map<string, typeof answer>();
for (const [path, username] of PAGES) {
  const cookie = await signIn(username);
  caught = undefined;
  await ask(path, { headers: { cookie } });
  trees.set(path, treeOf(path, caught));
  routers.set(path, routerOf(caught));
}

function treeOf(path: string, entry: EntryContext | undefined): Tree {
  if (entry === undefined) throw new Error(`${path} was not rendered`);
  const { serverHandoffStream: _transfer, ...context } = entry;
  return () => createElement(ServerRouter, { context, url: `${ORIGIN}${path}`, nonce: "bare" });
}

/** The handler of a build whose loaders return what they returned for this page. */
function routerOf(entry: EntryContext | undefined): typeof answer {
  const loaded = entry?.staticHandlerContext.loaderData ?? {};
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { middleware: _none, ...module } = route?.module ?? {};
    const answered = id in loaded ? { ...module, loader: () => loaded[id] } : module;
    return [id, { ...route, module: answered }];
  });
  return createRequestHandler({ ...build, routes: Object.fromEntries(routes) }, "production");
}

const asRouter = async (path: string): Promise<Buffer> => {
  const request = new Request(`${ORIGIN}${path}`);
  const response = await (routers.get(path) ?? answer)(request, new RouterContextProvider());
  return Buffer.from(findPage(response) ?? (await response.text()));
};

const asString = (tree: Tree): Promise<Buffer> =>
  Promise.resolve(Buffer.from(`<!DOCTYPE html>${renderToString(tree())}`));

const asStream = (tree: Tree): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const sink = new Writable({
      write(part: Uint8Array, _encoding, next) {
        parts.push(part);
        next();
      },
      final(next) {
        resolve(Buffer.concat(parts));
        next();
      },
    });
    const { pipe } = renderToPipeableStream(tree(), {
      nonce: "bare",
      onAllReady: () => pipe(sink),
      onShellError: reject,
    });
  });

createServer((request, response) => {
  const [, how = "", path] = /^\/(stream|string|router)(\/.*)$/.exec(request.url ?? "") ?? [];
  const tree = trees.get(path ?? "");
  if (tree === undefined) {
    response.writeHead(404).end();
    return;
  }
  const answers = { string: () => asString(tree), router: () => asRouter(path ?? "") };
  void (how === "string" || how === "router" ? answers[how]() : asStream(tree)).then((page) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(page);
  });
}).listen(PORT, "127.0.0.1", () => process.stdout.write('{"ready":true}\n'));
