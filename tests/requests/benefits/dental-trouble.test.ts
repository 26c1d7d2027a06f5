import { expect, test } from "vitest";

import { useWorld } from "#tests/harness/world/use-world.ts";
import {
  linkOf,
  sectionOf,
  textOf,
  type Visitor,
  withoutOwnAddress,
} from "#tests/harness/pages/visitor.ts";
import { answers, CROWN, CROWN_IN, maximum, rowsOf, saidOf, tier } from "./dental-page.ts";

// One id for every request, so that two pages only differ in their text.
const world = useWorld({ requestId: "the-same-everywhere", env: { LOG_LEVEL: "info" } });

/** A page without its own address. */
async function opened(browser: Visitor, path: string) {
  const { status, html, text } = await browser.open(path);
  return { status, said: withoutOwnAddress(html), text };
}

// Which texts can be a code or a network: app/frame/addresses/url-of.ts.
const HOSTILE = ["D27400", "%22%3E%3Cscript%3E"];

test("BENEFIT-27 BENEFIT-28 S-23 unknown and hostile codes and networks get the same page of status 404", async () => {
  const browser = await world.enter("sub");
  const unknown = {
    service: await opened(browser, "/services/dental/D0000"),
    detail: await opened(browser, "/details/innet/dental/D0000"),
  };
  for (const { status, text } of Object.values(unknown)) {
    expect([status, text.includes("Error code: 404 Not found")]).toEqual([404, true]);
  }
  for (const at of HOSTILE) {
    for (const [path, { said }] of [
      [`/services/dental/${at}`, unknown.service],
      [`/details/innet/dental/${at}`, unknown.detail],
      [`/details/${at}/dental/D2740`, unknown.detail],
    ] as const) {
      const page = await opened(browser, path);
      expect.soft([path, page.status, page.said === said]).toEqual([path, 404, true]);
    }
  }
});

test("BENEFIT-27 the log holds nothing of a hostile code", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "benefits/limits", status: 500 });
  await browser.open("/services/dental/Zebra-Secret%22%3E");
  await browser.open("/details/Zebra-Secret/dental/Zebra-Secret%22%3E?suffix=1");
  await expect.poll(() => world.log()).toContain("benefits/limits");
  expect(world.log()).not.toMatch(/zebra/i);
});

test("BENEFIT-27 contradictory amounts are shown with a warning, and logged without their figures", async () => {
  const off = maximum("Annual Limit", "1000.00", "431.17", "500.00");
  await world.fault(...answers(tier("innet", [{}], { maximums: [off] })));
  const page = await world.see("sub", CROWN_IN);
  const amounts = sectionOf(page.document, "Deductible and limits");
  expect(textOf(amounts)).toMatch(/Some amounts may be wrong.*\$431.17/);
  expect(linkOf(amounts, "Call 503-555-0151").getAttribute("href")).toBe("tel:5035550151");
  expect(saidOf(page, "In network")[2]).toContain("We can't tell how much of it is left.");
  await expect.poll(() => world.log()).toContain('"dental.annualLimit"');
  expect(world.log()).not.toMatch(/\b431.17\b|\b43117\b|D2740/);
});

test("BENEFIT-27 BENEFIT-28 a service is a 404 in a network that does not list it", async () => {
  const browser = await world.enter("sub");
  await world.fault(...answers(tier("innet"), tier("outnet", [{ code: "D0120", name: "Exam" }])));
  expect((await browser.open("/details/outnet/dental/D2740")).status).toBe(404);
  expect((await browser.open("/details/innet/dental/D2740")).status).toBe(200);
});

test("S-23 a failed read of the limits is said beside the explanation of a service", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "benefits/limits", status: 500 });
  const page = await browser.open(CROWN);
  expect([page.status, rowsOf(page)[0]?.[2]]).toEqual([200, "Up to 50%"]);
  expect(saidOf(page, "In network").join(" ")).toContain(
    "We couldn't read all of the plan's limits",
  );
  const detail = await browser.open(CROWN_IN);
  expect(detail.status).toBe(200);
  expect(saidOf(detail, "In network").join(" ")).toContain("up to 50%");
  await world.mend();
  const whole = await world.see("sub", CROWN);
  expect(whole.text).not.toContain("We couldn't read");
});

test("S-23 an unreadable network says so beside the others; its pages, and services it may list, are a 502", async () => {
  const browser = await world.enter("sub");
  await world.fault(
    ...answers(tier("innet"), { tierId: "outnet", services: "none" }, { tierId: "", services: 1 }),
  );
  const page = await browser.open(CROWN);
  expect(page.status).toBe(200);
  expect(rowsOf(page)).toEqual([
    ["In network", "At least 50%", "Up to 50%", "No limit listed"],
    ["Out of network", "Can't be shown right now", "", ""],
    ["Another network", "Can't be shown right now", "", ""],
  ]);
  expect((await browser.open("/details/outnet/dental/D2740")).status).toBe(502);
  // It may be the network without an id.
  expect((await browser.open("/details/Preferred/dental/D2740")).status).toBe(502);
  // A network that can't be read may list the service, so the service is not unknown.
  expect((await browser.open("/services/dental/D0120")).status).toBe(502);
  await expect.poll(() => world.log()).toContain("a tier could not be read");
});

test("S-23 T-28 a service of ended or future coverage is shown as of its last or first day", async () => {
  const ended = await world.enter("term");
  const calls = await world.callsDuring(async () => {
    const page = await ended.open(CROWN);
    expect(page.text).toMatch(
      /Your dental coverage has ended\. \d\d\/\d\d\/2026 was the last day covered\. Everything below/,
    );
    // A remaining amount means nothing any more.
    expect(saidOf(page, "In network").join(" ")).not.toMatch(/left|is met/);
  });
  const day = calls.find(({ path }) => path === "/benefits/dental")?.query["asOfDate"] ?? "";
  expect(day < "2026-11-21").toBe(true);
  const then = await ended.open(`${CROWN}?asOfDate=2026-05-01`);
  expect(saidOf(then, "In network").join(" ")).toMatch(/left|is met/);
  const begins = await world.see("future", CROWN_IN);
  expect(begins.text).toMatch(/Your dental coverage begins \d\d\/\d\d\/\d{4}. Everything below/);
  const active = await world.see("sub", CROWN_IN);
  expect(active.text).not.toContain("Everything below is as of");
});
