import { afterAll, beforeAll, expect, test } from "vitest";
import { createVisitor, type Visitor } from "#tests/harness/pages/visitor.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { overHttp } from "#tests/harness/network/over-http.ts";
import {
  answerOf,
  comeBack,
  providerBrands,
  startDeliveringProvider,
  trusting,
  visiting,
} from "#tests/harness/world/provider-world.ts";
import {
  BOTH,
  describeDeployments,
  openDeployment,
  type Deployed,
  type Nth,
} from "#tests/harness/processes/deployments.ts";
import { sized } from "#tests/harness/sized.ts";
import { ENDS_CROWD, testEnds } from "./ends.ts";
import { SHOWN, wayOf } from "./ways.ts";

// What ends a session, also a log-out at the identity provider that is told to one process, counts
// in every process. One deployment for all, since its start takes as long as half of the tests.

const LOG_OUTS = sized(1, 20);

describeDeployments("the end of a session", "ON_REDIS", (deployment) => {
  let world: Deployed;
  let beside: Awaited<ReturnType<typeof startDeliveringProvider>>;
  beforeAll(async () => {
    beside = await startDeliveringProvider("http://localhost:3000");
    const { provider } = beside;
    const env = { BRANDS_FILE: brandsFile(providerBrands(provider)) };
    world = await openDeployment(deployment, {
      crowd: ENDS_CROWD,
      env,
      gateway: trusting(provider),
    });
  });
  afterAll(async () => {
    beside.provider.close();
    await world.close();
  });

  async function enter(nth: Nth, browser: Visitor = world.visitor(nth)) {
    const visit = await visiting(beside.provider)(browser);
    const page = await comeBack(browser, await answerOf(visit, "sub"));
    expect(page.url.pathname).toBe("/home");
    return { browser, there: visit.there };
  }

  test("OIDC-03 a log-out at the provider ends the session in every process at once", async () => {
    for (let nth = 0; nth < LOG_OUTS; nth += 1) {
      const [mine, told] = nth % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const { browser, there } = await enter(mine);
      const other = await enter(told);
      const copies = BOTH.map((each) => world.copyAt(each, browser));
      for (const copy of copies) expect(await wayOf(copy)).toEqual(SHOWN);
      // The provider tells the process that did not begin the session.
      beside.deliverTo(overHttp(world.at(told).port));
      await there.submit(await there.open("/session/end"), "Log out");
      for (const copy of copies) expect((await copy.open("/home")).url.pathname).toBe("/login");
      // The other person's stays.
      expect(await wayOf(other.browser)).toEqual(SHOWN);
    }
  });

  test("OIDC-01 a log-in that one process began is finished by another", async () => {
    const browser = world.visitor(0);
    const visit = await visiting(beside.provider)(browser);
    const answer = await answerOf(visit, "sub");
    const there = createVisitor(overHttp(world.at(1).port), browser.origin);
    for (const [name, cookie] of browser.jar) there.jar.set(name, cookie);
    expect((await comeBack(there, answer)).url.pathname).toBe("/home");
  });

  testEnds(() => world, deployment);
});
