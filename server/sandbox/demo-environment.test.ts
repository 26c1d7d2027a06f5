import { expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { demoEnvironment } from "./demo-environment.ts";
import { personas } from "./personas.ts";

const options = { port: 3100, sandboxPort: 4100 };

test("the dashboard starts with the demo's settings, and they lead to the sandbox", () => {
  const settings = readSettings(demoEnvironment(options));
  expect(settings).toMatchObject({
    MODE: "demo",
    PORT: 3100,
    GATEWAY_URL: "http://127.0.0.1:4100",
    NCQA_URL: "http://127.0.0.1:4100/ncqa",
    DRAIN_DELAY_MS: 0,
  });
  expect(settings.CLOCK).toBeUndefined();
  const clock = "2026-11-21T12:00:00-08:00";
  expect(readSettings(demoEnvironment({ ...options, clock })).CLOCK).toBe(clock);
});

test("keys are new at every start", () => {
  const keys = () => demoEnvironment(options)["SESSION_KEYS"];
  expect(keys()).not.toBe(keys());
});

test("each persona's host belongs to the brand that signs them in", () => {
  const settings = readSettings(demoEnvironment(options));
  const domainIds: [readonly string[], number | undefined][] = [
    [settings.CARRIER_HOSTS, 1],
    [settings.SUMMIT_HOSTS, 2],
    [settings.PROVIDENCE_HOSTS, 5],
    [settings.PARTNER_HOSTS, settings.PARTNER_DOMAIN_ID],
    [settings.MEDICARE_HOSTS, settings.MEDICARE_DOMAIN_ID],
  ];
  for (const { host, domainId, code } of personas) {
    const expected = [code, domainId];
    expect([code, domainIds.find(([hosts]) => hosts.includes(host))?.[1]]).toEqual(expected);
  }
});
