import { expect, test } from "vitest";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { getAddressCall } from "#server/gateway/calls/member/address.ts";
import { PATH } from "./member-information-page.ts";

const world = useWorld();

test("S-07 a missing address is marked at the subscriber's tab alone, and to the subscriber alone", async () => {
  const answer = await answerOf(world, "sub", getAddressCall);
  await world.fault({ path: "account/address", body: { ...answer, addressLine1: null } });
  const page = await world.see("sub", PATH);
  const tabs = textsOf(page, "main nav .tabs li");
  expect(tabs.filter((tab) => tab.includes("Address missing"))).toEqual(["Jordan Address missing"]);
  expect(tabs.length).toBeGreaterThan(2);
  const dependent = await world.see("dep-adult", PATH);
  expect([dependent.status, dependent.text.includes("Address missing")]).toEqual([200, false]);
});
