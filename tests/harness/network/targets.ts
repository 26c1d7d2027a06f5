/** A dashboard behind the proxy. */
export type Target = { readonly port: number; ready: boolean };

const CHECK_MS = 200;
/** A check that takes longer leaves its dashboard as it was. */
const LATE_MS = 2000;

/** The dashboards behind a proxy; each is checked with /readyz five times a second. */
export function createTargets() {
  let targets: readonly Target[] = [];
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;

  const check = async () => {
    await Promise.all(
      targets.map(async (target) => {
        target.ready = (await isReady(target.port)) ?? target.ready;
      }),
    );
  };
  const checkLater = () => {
    timer = setTimeout(() => void check().then(checkLater), CHECK_MS);
  };

  return {
    /** The next one that is ready and not tried yet; undefined if there is none. */
    next(tried: ReadonlySet<Target>): Target | undefined {
      const ready = targets.filter((target) => target.ready && !tried.has(target));
      turn += 1;
      return ready[turn % ready.length];
    },
    async set(ports: readonly number[]) {
      clearTimeout(timer);
      targets = ports.map(
        (port) => targets.find((target) => target.port === port) ?? { port, ready: false },
      );
      await check();
      checkLater();
    },
    stop() {
      clearTimeout(timer);
      targets = [];
    },
  };
}

/** Null without an answer in time: on a busy machine that says nothing. */
async function isReady(port: number): Promise<boolean | null> {
  const signal = AbortSignal.timeout(LATE_MS);
  const options = { headers: { connection: "close" }, signal };
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, options).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? (signal.aborted ? null : false);
}
