import { isDeepStrictEqual } from "node:util";
import type { Redis, RedisOptions } from "ioredis";

/** The two connections of a process: one for commands, one that subscribes. */
export type Clients = { readonly commands: Redis; readonly events: Redis };

const CONNECT_MS = 2000;

const common: RedisOptions = {
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  // After a failover the former primary is read-only: connect anew.
  reconnectOnError: (error) => error.message.startsWith("READONLY"),
  retryStrategy: (times) => Math.min(50 * times, 500),
  lazyConnect: true,
};

/** The store's address: the server of this URL, or with sentinels the primary named by its host. */
export type StoreAddress = { readonly url: string; readonly sentinels: readonly string[] };

/** The primary's name for the sentinels, and how to log in to them; nothing without sentinels. */
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
    // Otherwise the library would send the server's credentials to the sentinels.
    sentinelUsername: decodeURIComponent(first.username),
    sentinelPassword: decodeURIComponent(first.password),
    ...(first.protocol === "rediss:" && { sentinelTLS: {} }),
    // TLS as in the server's URL.
    enableTLSForSentinelMode: true,
    // A primary that hangs is left as soon as there is another one.
    failoverDetector: true,
    sentinelCommandTimeout: CONNECT_MS,
  };
}

/**
 * Makes clients use another URL for each new connection. Open connections stay if only user or
 * password differ, because a server checks them once; otherwise they reconnect.
 */
export async function moveClients(clients: Clients, { url, sentinels }: StoreAddress) {
  const { Redis } = await import("ioredis");
  // The library's own URL parser.
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
 * one turn are sent together. The subscriber queues and retries for ever, or a subscription would
 * be lost.
 */
export async function connectClients(address: StoreAddress, onError: (error: unknown) => void) {
  const { Redis } = await import("ioredis");
  const { url } = address;
  const options = { ...common, ...sentinelOptions(address) };
  const commands = new Redis(url, {
    ...options,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    // All that is needed of `callBuffer`'s options: the library drops the command's name on the
    // way.
    autoPipeliningIgnoredCommands: ["EVAL"],
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
  const events = new Redis(url, { ...options, maxRetriesPerRequest: null });
  for (const client of [commands, events]) {
    client.on("error", onError);
    // Only the HTTP server should keep a process alive; react-router-serve ends when that has
    // closed.
    client.on("connect", () => client.stream.unref());
    watchSilence(client);
    // Without a server this fails now, and the client retries by itself.
    client.connect().catch(() => undefined);
  }
  return { commands, events } satisfies Clients;
}

/** A connection without an answer for this long is closed, milliseconds. */
const SILENT_MS = 5000;

/**
 * Closes a connection that broke without notice. The library's `socketTimeout` would cut the next
 * one.
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
