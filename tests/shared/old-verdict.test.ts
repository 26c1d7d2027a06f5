import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLog } from "#server/log/quiet-log.fixture.ts";
import { createRuntime } from "#server/runtime.ts";
import { sealActivity } from "#server/session/store/activity.ts";
import { COOKIE } from "#server/session/cookies.ts";
import { endOnServer } from "#server/session/store/revocation.ts";
import { openSessionStore } from "#server/session/sign-in-state.ts";
import { createSession, sealSession } from "#server/session/session.ts";
import { settingsWith } from "#server/settings/settings.fixture.ts";
import { eventually } from "#tests/harness/eventually.ts";
import {
  describeWithOwnRedis,
  startRedis,
  type RedisServer,
} from "#tests/harness/store/redis-server.ts";
import { untilOpen } from "#tests/harness/store/shared-stores.ts";

// How a request judges a session while the store can't say whether it was ended elsewhere.

const TRUST_MS = 2000;
/** The most that the setting allows. */
const PATIENT = "3000";
let server: RedisServer;
let runtime: ReturnType<typeof createRuntime>;
let laterMs = 0;
beforeEach(async () => {
  keepLog();
  server = await startRedis();
  const settings = {
    REDIS_URL: server.url,
    REDIS_TRUST_MS: `${TRUST_MS}`,
    REDIS_TIMEOUT_MS: PATIENT,
    LOG_LEVEL: "silent",
  };
  runtime = createRuntime(settingsWith(settings));
  if (runtime.store === null) throw new Error("it has a store");
  await untilOpen(runtime.store);
  // The test sets the age of a verdict.
  const began = performance.now();
  laterMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => began + laterMs);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await runtime.store?.close();
  await server.stop();
});

async function signedIn() {
  const claims = { memberKey: "9001", role: null, issuedByRole: null };
  const session = createSession("TOKEN", claims, 1, new Date());
  const { access, api } = await sealSession(runtime.keys, session);
  const activity = await sealActivity(runtime.keys, session, new Date());
  const cookie = Object.entries({ access, api, activity })
    .map(([kind, value]) => `${COOKIE[kind as keyof typeof COOKIE]}=${value}`)
    .join("; ");
  const ask = async (method: string) => {
    const request = new Request("http://localhost/home", { method, headers: { cookie } });
    const { state } = await openSessionStore({
      request,
      url: new URL(request.url),
      domainId: 1,
      now: new Date(),
      isPassive: false,
      runtime,
      onEnd: () => undefined,
      requireStorable: (sealing) => sealing,
    });
    if (state.current() !== null) return "live";
    return state.unconfirmed() === null ? "ended" : "unconfirmed";
  };
  return { session, ask };
}

describeWithOwnRedis("a store that was lost", () => {
  test("keeps reads of a live session open for REDIS_TRUST_MS, and confirms no write", async () => {
    const [{ ask }, other] = [await signedIn(), await signedIn()];
    expect(await ask("GET")).toBe("live");
    expect(await other.ask("POST")).toBe("live");
    await server.kill();
    await eventually(() => expect(runtime.store?.isOpen()).toBe(false));
    laterMs = TRUST_MS - 1;
    expect([await ask("GET"), await ask("HEAD")]).toEqual(["live", "live"]);
    for (const method of ["POST", "PUT", "DELETE"]) expect(await ask(method)).toBe("unconfirmed");
    // Trusting an old verdict does not renew it.
    laterMs = TRUST_MS;
    expect(await ask("GET")).toBe("unconfirmed");
    expect(await (await signedIn()).ask("GET")).toBe("unconfirmed");
  });

  test("ends a session at once that this process ended", async () => {
    const { ask, session } = await signedIn();
    expect(await ask("GET")).toBe("live");
    await server.kill();
    const ending = endOnServer(runtime, session);
    expect(await ask("GET")).toBe("ended");
    vi.restoreAllMocks();
    await ending;
  });
});
