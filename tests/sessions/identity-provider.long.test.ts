import { afterAll, beforeAll, expect, test } from "vitest";
import { ON_REDIS, openDeployment, type Deployed } from "#tests/harness/processes/deployments.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import {
  answerOf,
  comeBack,
  providerBrands,
  startDeliveringProvider,
  trusting,
  visiting,
} from "#tests/harness/world/provider-world.ts";

const SIGN_INS = 100;
const AT_ONCE = 4;

describeWithOwnRedis("a hundred log-ins with an identity provider", () => {
  let world: Deployed;
  let beside: Awaited<ReturnType<typeof startDeliveringProvider>>;
  beforeAll(async () => {
    beside = await startDeliveringProvider("http://localhost:3000");
    const env = { BRANDS_FILE: brandsFile(providerBrands(beside.provider)) };
    world = await openDeployment(ON_REDIS, { env, gateway: trusting(beside.provider) });
  });
  afterAll(async () => {
    beside.provider.close();
    await world.close();
  });

  test("OIDC-01 each of a hundred log-ins leads its own person home, and no other", async () => {
    const visit = visiting(beside.provider);
    const personas = ["sub", "dep-adult", "cop", "ma"];
    const ids = new Set<string>();
    let home = 0;
    const one = async (nth: number) => {
      const browser = world.alternating();
      const persona = personas[nth % personas.length] ?? "sub";
      const page = await comeBack(browser, await answerOf(await visit(browser), persona));
      if (page.url.pathname === "/home") home += 1;
      ids.add(browser.jar.get("access_token")?.value ?? "none");
      return page.document.querySelector(".who__name")?.textContent ?? "";
    };
    const names = new Map<string, Set<string>>();
    for (let nth = 0; nth < SIGN_INS; nth += AT_ONCE) {
      const together = Array.from({ length: AT_ONCE }, (_, more) => nth + more);
      const shown = await Promise.all(together.map(one));
      shown.forEach((name, more) => {
        const persona = personas[(nth + more) % personas.length] ?? "sub";
        names.set(persona, (names.get(persona) ?? new Set()).add(name));
      });
    }
    expect({ home, sessions: ids.size }).toEqual({ home: SIGN_INS, sessions: SIGN_INS });
    expect([...names.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    expect(new Set([...names.values()].flatMap((each) => [...each])).size).toBe(4);
  });
});
