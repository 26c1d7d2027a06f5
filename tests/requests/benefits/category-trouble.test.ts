import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { standingsOf, tabsOf } from "./category-page.ts";

const world = useWorld();

const show = (persona: string, path: string, host: string = HOST.carrier) =>
  world.see(persona, path, host);

test.each(["medical", "dental", "vision", "pharmacy"])(
  "T-36 while benefits/%s fails its page is the error's, never an empty one",
  async (category) => {
    await world.fault({ path: `benefits/${category}`, status: 500 });
    const page = await show("sub", `/benefits/${category}`);
    expect(page.status).toBe(500);
    expect(page.text).toContain("we're having a problem with our system");
    expect(page.text).not.toContain("No benefits");
  },
);

test("limits that cannot be read are said so; the tier's own amounts and services stand", async () => {
  await world.fault({ path: "benefits/limits", status: 503 });
  const page = await show("sub", "/benefits/medical");
  expect(page.status).toBe(200);
  expect(page.text).toContain("We couldn't read the limits of your plan just now");
  expect(standingsOf(page)["deductible"]?.[0]).toContain("$750.00");
  // A plan whose amounts are all limits is not one without any.
  const vision = await show("sub", "/benefits/vision");
  expect(vision.text).not.toContain("This plan has no deductible");
});

test("a tier that cannot be read is named by its tab; the others stand", async () => {
  const browser = await world.enter("odd-family");
  const page = await browser.open("/benefits/pharmacy");
  expect(tabsOf(page)).toEqual([
    ["In network", true],
    ["mail could not be read", false],
  ]);
  expect(standingsOf(page)["out-of-pocket-maximum"]?.[0]).toContain("$2,000.00");
  const lost = await browser.open("/benefits/pharmacy?tier=mail");
  expect(lost.status).toBe(200);
  expect(textsOf(lost, ".alert").join(" ")).toContain("We couldn't read this network's benefits");
  expect(lost.text).not.toContain("This plan has no deductible");
});

test("plan periods that cannot be read leave the amounts, without period and links to claims", async () => {
  await world.fault({ path: "benefits/history", status: 500 });
  const page = await show("sub", "/benefits/medical");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Plan year 2026-2027 · As of 11/21/2026");
  expect(page.document.querySelectorAll(".standing a.link")).toEqual([]);
});

test("T-36 a session that the gateway ended leads to the log-in page", async () => {
  await world.fault({ path: "benefits/dental", status: 401 });
  const page = await world.see("sub", "/benefits/dental");
  expect(page.url.pathname).toBe("/login");
});

test("a network without a name that cannot be read leaves no 'none' and no failed search", async () => {
  await world.fault(
    { path: "benefits/dental", body: [{ services: "all" }] },
    { path: "benefits/limits", body: [] },
  );
  const page = await world.see("sub", "/benefits/dental");
  expect(page.status).toBe(200);
  expect(page.text).toContain("We couldn't read this network's benefits just now.");
  expect(page.text).not.toContain("This plan has no deductible");
});

test("a search that could not look into a network says so, found or not", async () => {
  const browser = await world.enter("sub");
  const services = ["Exam", "Cleaning", "X-rays", "Filling", "Root canal", "Scaling", "Bridge"];
  const tier = {
    tierId: "innet",
    services: [
      {
        category: "All",
        services: [...services, "Crown"].map((name, place) => ({ code: `D${place}`, name })),
      },
    ],
  };
  const unread = "We couldn't read all of your plan's networks just now";
  await world.fault({
    path: "benefits/dental",
    body: [tier, { tierId: "outnet", services: "all" }],
  });
  for (const words of ["crown", "braces"]) {
    expect((await browser.open(`/benefits/dental?q=${words}`)).text).toContain(unread);
  }
  await world.mend();
  const whole = await world.see("sub", "/benefits/dental?q=braces");
  expect(whole.text).not.toContain(unread);
});
