import { expect, test } from "vitest";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { CONFIGURED } from "../frame/configured.ts";

const world = useWorld(CONFIGURED);

test("IDCARD-09 S-03 without a phone number of the brand a refusal links to customer service", async () => {
  const browser = await world.enter("dep-adult");
  await world.fault({ path: "idCard/request", status: 400 });
  const refused = await browser.openPost("/id-card", { category: "M" });
  expect([refused.status, refused.hops]).toEqual([400, []]);
  expect(refused.text).toContain("We couldn't order this card. Please contact customer service.");
  expect(linksOf(refused, '.alert[role="alert"]')).toEqual([
    ["Customer service", "/support/customer-service"],
  ]);
  await world.fault({ path: "idCard/email", status: 400 });
  const form = await browser.open("/id-card/1/M/email");
  const unsent = await browser.submit(form, "Send card", { "Email address": "j@members.example" });
  expect(linksOf(unsent, '.alert[role="alert"]')).toEqual([
    ["Customer service", "/support/customer-service"],
  ]);
});
