import { expect, test } from "vitest";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { expectErrorPage } from "./error-page.ts";

const CLAIM = "/claims/medical/26000010001/0";
const CALL = "claims/{type}/{id}";

const world = useFaultWorld();

/** A member's claim while a call has a fault, and again after it. */
async function meet(path: string, fault: Fault) {
  const browser = await world.enter("sub");
  const page = await world.during({ path, ...fault }, () => browser.open(CLAIM));
  return { page, next: () => browser.open(CLAIM) };
}

test("GW-35 an answer about another claim gives the page 502, and is logged without either claim's number", async () => {
  const { page, next } = await meet(CALL, { body: wholeClaim() });
  expectErrorPage(page, 502);
  expect(page.text).not.toMatch(/\b(?:C1|Ada)\b|You owe/);
  const requestId = page.headers.get("x-request-id");
  const faults = () =>
    jsonLines(world.log()).filter(
      (line) => line["msg"] === "gateway fault" && line["requestId"] === requestId,
    );
  await expect.poll(() => faults().length).toBe(1);
  expect(faults()[0]?.["error"]).toMatchObject({
    name: "GatewayContractError",
    method: "GET",
    path: CALL,
    field: "id (another record)",
  });
  expect(JSON.stringify(faults()[0]?.["error"])).not.toMatch(/C1|26000010001/);
  expect((await next()).text).toContain("How we calculated what you owe");
});

test("CLAIM-05 claim amounts that do not add up are logged once, without values", async () => {
  const line = lineAnswer({ paidAmount: "91.77", cptCode: "SENTINELCODE" });
  const off = wholeClaim([line], {
    id: "26000010001",
    patientLastName: "Sentinelperson",
    claimDetailTotals: {
      chargeAmountTotal: "100.00",
      paidAmountTotal: "91.77",
      combinedMemberResponsibilityAmount: "20.00",
    },
  });
  const { page } = await meet(CALL, { body: off });
  expect(page.text).toContain("The amounts on this claim don't add up");
  const logged = () =>
    jsonLines(world.log()).filter(({ msg }) => msg === "claim amounts do not add up");
  await expect.poll(() => logged().length).toBe(1);
  expect(logged()).toEqual([
    {
      level: "warn",
      time: expect.any(String) as unknown,
      version: expect.any(String) as unknown,
      requestId: page.headers.get("x-request-id"),
      trace_id: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
      session: expect.stringMatching(/^session:/) as unknown,
      brand: "carrier",
      pattern: CALL,
      reason: "medical.bill",
      msg: "claim amounts do not add up",
    },
  ]);
  // Random values and measured times can contain any digits.
  const random = [
    "time",
    "at",
    "requestId",
    "trace_id",
    "session",
    "actor",
    "account",
    "ms",
    "bytes",
  ];
  const said = jsonLines(world.log()).map((line) =>
    JSON.stringify(line, (key, value: unknown) => (random.includes(key) ? undefined : value)),
  );
  expect(said.length).toBeGreaterThan(1);
  expect(said.join("\n")).not.toMatch(/sentinel|41\.77|4177|18\.23|1823|26000010001/i);
});
