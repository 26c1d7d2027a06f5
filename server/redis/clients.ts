import { isDeepStrictEqual } from "node:util";
import type { Redis, RedisOptions } from "ioredis";

/** The two connections of a process: one asks, the other listens. */
export type Clients = { readonly commands: Redis; readonly events: Redis };

const CONNECT_MS = 2000;

const common: RedisOptions = {
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  // After a failover the former primary only reads: connect anew.
  reconnectOnError: (error) => error.message.startsWith("READONLY"),
  retryStrategy: (times) => Math.min(50 * times, 500),
  lazyConnect: true,
};

/** Where the store is: a server of this URL, or, with sentinels, the primary of its host's name. */
export type StoreAddress = { readonly url: string; readonly sentinels: readonly string[] };

/** Which primary the sentinels are asked for, and how; nothing without any. */
function sentinelOptions({ url, sentinels }: StoreAddress): RedisOptions {
  const addresses = sentinels.map((each) => new URL(each));
  const [first] = addresses;
  if (first === undefined) return {};
  return {
    name: new URL(url).hostname,
    sentinels: addresses.map(({ hostname: host, port }) => ({
      host,
      port: Number(port || 26_379),
    })),
    // Without them the library would send those of the server.
    sentinelUsername: decodeURIComponent(first.username),
    sentinelPassword: decodeURIComponent(first.password),
    ...(first.protocol === "rediss:" && { sentinelTLS: {} }),
    // That of the server, where its URL says so.
    enableTLSForSentinelMode: true,
    // A primary that hangs is left as soon as there is another one.
    failoverDetector: true,
    sentinelCommandTimeout: CONNECT_MS,
  };
}

/**
 * Has clients use another URL for each new connection. What they have stays where only user or
 * password differ, which a server asks for once; else they connect anew.
 */
export async function moveClients(clients: Clients, { url, sentinels }: StoreAddress) {
  const { Redis } = await import("ioredis");
  // Its way of reading a URL.
  const { host, port, db, tls, username, password } = new Redis(url, { lazyConnect: true }).options;
  const place = { host, port, db, tls };
  const name = sentinels.length === 0 ? {} : { name: new URL(url).hostname };
  for (const client of Object.values(clients)) {
    const { options } = client;
    const isElsewhere = !isDeepStrictEqual(place, {
      host: options.host,
      port: options.port,
      db: options.db,
      tls: options.tls,
    });
    Object.assign(options, { ...place, ...name, username, password });
    if (isElsewhere) client.disconnect(true);
  }
}

/**
 * Connects; the library is loaded here. Commands fail at once without a connection, and those of
 * one turn travel together. The listener queues and tries for ever, or a subscription is lost.
 */
export async function connectClients(address: StoreAddress, onError: (error: unknown) => void) {
  const { Redis } = await import("ioredis");
  const { url } = address;
  const options = { ...common, ...sentinelOptions(address) };
  const commands = new Redis(url, {
    ...options,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    // Of what `callBuffer` is given, only this: the library drops the command's name on the way.
    autoPipeliningIgnoredCommands: ["EVAL"],
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
  const events = new Redis(url, { ...options, maxRetriesPerRequest: null });
  for (const client of [commands, events]) {
    client.on("error", onError);
    // The HTTP server is what keeps a process alive; react-router-serve ends when that has closed.
    client.on("connect", () => client.stream.unref());
    watchSilence(client);
    // Without a server it fails now, and the client goes on trying by itself.
    client.connect().catch(() => undefined);
  }
  return { commands, events } satisfies Clients;
}

/** A connection that does not answer so long is given up, milliseconds. */
const SILENT_MS = 5000;

/**
 * Gives up a connection that broke without a word. The library's `socketTimeout` cuts the next one.
 */
function watchSilence(client: Redis): void {
  const timer = setInterval(() => {
    if (client.status === "end") clearInterval(timer);
    if (client.status !== "ready") return;
    const { stream } = client;
    const silent = setTimeout(() => stream.destroy(), SILENT_MS);
    const answered = () => clearTimeout(silent);
    client.ping().then(answered, answered);
  }, SILENT_MS);
  timer.unref();
}
