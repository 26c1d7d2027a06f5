import { afterAll, beforeAll } from "vitest";
import {
  describeDeployments,
  openDeployment,
  type Deployed,
} from "#tests/harness/processes/deployments.ts";
import { testKeeping } from "./kept.ts";
import { SENDING, testSending } from "./once.ts";

// One deployment for both, since its start takes as long as half of their tests.

describeDeployments("what members keep and send", "ON_A_FILE", (deployment) => {
  let world: Deployed;
  beforeAll(async () => {
    world = await openDeployment(deployment, SENDING);
  });
  afterAll(() => world.close());

  testKeeping(() => world, deployment);
  testSending(() => world, deployment);
});
