import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const GREETING = "<h1>Another site</h1>";

/** A request that another site got. */
export type Visit = {
  readonly method: string;
  readonly url: URL;
  readonly referer: string | undefined;
  /** The Origin header: the site of the form. */
  readonly from: string | undefined;
  readonly cookie: string | undefined;
  /** The fields of a posted form. */
  readonly fields: Readonly<Record<string, string>>;
};

export type NeighbourSite = {
  readonly origin: string;
  /** All visits since the last `forget`. */
  readonly visits: readonly Visit[];
  readonly forget: () => void;
  /** Sets the HTML of its pages from now on. */
  readonly show: (html: string) => void;
  readonly close: () => void;
};

/**
 * Another site on this machine, such as the carrier's eBill: it shows a page, and records its
 * visits.
 */
export async function startNeighbourSite(host: string): Promise<NeighbourSite> {
  const visits: Visit[] = [];
  let page = GREETING;
  const server = createServer(async (request, response) => {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "/", `http://${headers.host}`);
    if (url.pathname === "/favicon.ico") return void response.writeHead(204).end();
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const { referer, cookie, origin: from } = headers;
    visits.push({ method, url, referer, from, cookie, fields });
    response.setHeader("content-type", "text/html; charset=utf-8");
    return void response.end(`<!doctype html><title>Neighbour</title>${page}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("not listening");
  return {
    origin: `http://${host}:${address.port}`,
    visits,
    forget() {
      visits.splice(0);
      page = GREETING;
    },
    show: (html) => void (page = html),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
