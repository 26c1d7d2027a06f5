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
import { sessionCookies } from "./browser.ts";

// The component trees of some pages with loaded data, rendered by react-dom/server in
// a bare HTTP server, as the baseline for the dashboard's requests per second. Below
// /stream with the streaming renderer, React Router's default, below /string with
// the string renderer.

const PORT = Number(process.env["PORT"]);
const BUILD = new URL("../build/server/index.js", import.meta.url).href;
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
for (const [path, username] of PAGES) {
  const cookie = await signIn(username);
  caught = undefined;
  await ask(path, { headers: { cookie } });
  trees.set(path, treeOf(path, caught));
}

function treeOf(path: string, entry: EntryContext | undefined): Tree {
  if (entry === undefined) throw new Error(`${path} was not rendered`);
  const { serverHandoffStream: _transfer, ...context } = entry;
  return () => createElement(ServerRouter, { context, url: `${ORIGIN}${path}`, nonce: "bare" });
}

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
  const [, how = "", path] = /^\/(stream|string)(\/.*)$/.exec(request.url ?? "") ?? [];
  const tree = trees.get(path ?? "");
  if (tree === undefined) {
    response.writeHead(404).end();
    return;
  }
  void (how === "string" ? asString : asStream)(tree).then((page) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(page);
  });
}).listen(PORT, "127.0.0.1", () => process.stdout.write('{"ready":true}\n'));
