import type { Cluster, Redis, RedisOptions } from "ioredis";

/** A server's URL; with sentinels, its host is the primary's name; for a cluster, one of its nodes. */
export type RedisAddress = {
  readonly url: string;
  readonly sentinels: readonly string[];
  readonly isCluster: boolean;
};

/** One server, or a cluster, where keys with the same `{…}` part are on one server. */
export type Client = Redis | Cluster;

const CONNECT_MS = 2000;

const retryStrategy = (times: number): number => Math.min(50 * times, 500);

/** The options of every connection. */
const connectionOptions = (timeoutMs: number): RedisOptions => ({
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  // Frees a pipeline that is not answered. Later than redis-guard.ts gives up, because the library
  // counts the time in which this process was busy.
  commandTimeout: 2 * timeoutMs,
  // After a failover the former primary is read-only: connect anew.
  reconnectOnError: (error) => error.message.startsWith("READONLY"),
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  lazyConnect: true,
});

/** A command fails at once without a connection; commands of one turn are sent together. */
const commandOptions = { enableOfflineQueue: false, enableAutoPipelining: true } as const;

/** The primary's name for the sentinels, and how to log in to them; nothing without sentinels. */
function sentinelOptions({ url, sentinels }: RedisAddress): RedisOptions {
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

/** Only the HTTP server should keep a process alive; react-router-serve ends when that has closed. */
const unrefSocket = (redis: Redis) => redis.on("connect", () => redis.stream.unref());

export type Connected = Awaited<ReturnType<typeof connectRedis>>;

/** Connects; the library is loaded here. The client retries by itself for as long as it is open. */
export async function connectRedis(
  address: RedisAddress,
  timeoutMs: number,
  onError: (error: unknown) => void,
) {
  const library = await import("ioredis");
  const client = address.isCluster
    ? openCluster(library, address.url, timeoutMs)
    : new library.Redis(address.url, {
        ...connectionOptions(timeoutMs),
        ...commandOptions,
        ...sentinelOptions(address),
        retryStrategy,
      });
  let isNodeListStale = false;
  if (client instanceof library.Cluster)
    client
      .on("+node", unrefSocket)
      .on("node error", onError)
      .on("-node", () => (isNodeListStale = true));
  else unrefSocket(client);
  client.on("error", onError);
  // Without a server this fails now.
  const connect = () => void client.connect().catch(() => undefined);
  connect();
  let isClosed = false;
  // The library gives up for good if a sentinel tells of a failover while it connects.
  client.on("end", () => {
    if (!isClosed) setTimeout(connect, retryStrategy(1)).unref();
  });

  return {
    client,
    close() {
      isClosed = true;
      client.disconnect();
    },
    /** The connections to the servers that take writes; a cluster's list of them is read anew if stale. */
    async servers(): Promise<readonly Redis[]> {
      if (!(client instanceof library.Cluster)) return [client];
      if (isNodeListStale) {
        isNodeListStale = false;
        await new Promise<void>((resolve) => client.refreshSlotsCache(() => resolve()));
      }
      return client.nodes("master");
    },
    /** To be called where a server does not answer: another may have taken its place. */
    markNodeListStale() {
      isNodeListStale = true;
    },
  };
}

function openCluster(
  { Cluster, Redis }: typeof import("ioredis"),
  url: string,
  timeoutMs: number,
): Cluster {
  // A URL by the library's own parser.
  const { options } = new Redis(url, { lazyConnect: true });
  const { host = "", port = 6379, tls, username, password } = options;
  const login: RedisOptions = { username, password };
  const cluster = new Cluster([{ host, port }], {
    ...commandOptions,
    redisOptions: { ...connectionOptions(timeoutMs), ...login, ...(tls && { tls }) },
    clusterRetryStrategy: retryStrategy,
    // A certificate names the host, not its address.
    dnsLookup: (name, done) => done(null, name),
    lazyConnect: true,
  });
  // The library opens a second connection, for subscriptions, as a cluster starts: none is used here.
  const subscriber: unknown = Reflect.get(cluster, "subscriber");
  if (subscriber instanceof Object) Object.assign(subscriber, { start: () => undefined });
  return cluster;
}
