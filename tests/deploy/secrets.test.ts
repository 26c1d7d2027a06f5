import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTRACT } from "#server/store/contract.fixture.ts";
import {
  describeWithOwnRedis,
  startRedis,
  type RedisServer,
} from "#tests/harness/store/redis-server.ts";
import { redisStores, untilThere } from "#tests/harness/store/stores.ts";

const SCRIPT = fileURLToPath(new URL("../../deploy/make-secrets.sh", import.meta.url));
const above = mkdtempSync(join(tmpdir(), "secrets-"));
const folder = join(above, "secrets");
const make = () => execFileSync("sh", [SCRIPT, folder]);
const contents = () =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );

beforeAll(make);
afterAll(() => rmSync(above, { recursive: true }));

test("make-secrets.sh writes the secrets of compose.yaml once, in a folder of their own user", () => {
  const first = contents();
  expect(Object.keys(first)).toEqual(["session-keys", "store-url", "store-users"]);
  expect(first["session-keys"]).toMatch(/^[\w-]{43}$/);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  make();
  expect(contents()).toEqual(first);
});

describeWithOwnRedis("the store of compose.yaml with its users", () => {
  const stores = redisStores();
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis("--aclfile", join(folder, "store-users"));
  });
  afterAll(async () => {
    await stores.end();
    await server.stop();
  });

  test("lets a client without a password ask for PING alone", async () => {
    expect(await server.ask((redis) => redis.ping())).toBe("PONG");
    await expect(server.ask((redis) => redis.get("key"))).rejects.toThrow("NOPERM");
  });

  test.each(CONTRACT)("lets dashboards keep the contract of stores: %s", async (_title, prove) => {
    const { pathname, username, password } = new URL(contents()["store-url"] ?? "");
    const url = `redis://${username}:${password}@${new URL(server.url).host}${pathname}`;
    const [here, there] = [stores.open({ url }), stores.open({ url })];
    await Promise.all([untilThere(here), untilThere(there)]);
    await expect(prove({ here, there })).resolves.toBeUndefined();
  });
});
