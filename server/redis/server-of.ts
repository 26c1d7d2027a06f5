/** The parts of Redis' replies to INFO that say who it is, of which version, and whether it only reads. */
const RUN_ID = /^run_id:(\w+)/m;
const VERSION = /^redis_version:(\d+)/m;
const IS_REPLICA = /^role:slave/m;

/** Older ones refuse the scripts that must not fail for want of memory, and with them every log-out. */
const OLDEST = 7;

/** Why a server that answers cannot be used; the name is what the log has. */
class StoreTooOldError extends Error {
  override readonly name = "StoreTooOldError";
}
/** After a failover the former primary knows of no new log-out. */
class StoreReadOnlyError extends Error {
  override readonly name = "StoreReadOnlyError";
}

/** An id of the server that changes when it starts anew, and why it cannot be used. */
export function serverOf(info: string): { readonly id: string; readonly fault?: Error } {
  const id = RUN_ID.exec(info)?.[1] ?? "unknown";
  if (Number(VERSION.exec(info)?.[1] ?? OLDEST) < OLDEST)
    return { id, fault: new StoreTooOldError() };
  return IS_REPLICA.test(info) ? { id, fault: new StoreReadOnlyError() } : { id };
}
