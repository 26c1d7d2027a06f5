import { afterEach, expect, test } from "vitest";
import { programs } from "#server/gateway/calls/programs.ts";
import { changeAnswer, programAnswer } from "#tests/harness/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { linkOf, textOf, type Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();
afterEach(() => world.reset());

const PATH = "/navitus";

test("ROUTE-52 ROUTE-70 S-23 who has program 37 has a page of it, with a way to its site in a new tab", async () => {
  const browser = await world.enter("nav");
  let page: Page | undefined;
  const calls = await world.callsDuring(async () => {
    page = await browser.open(PATH);
  });
  if (page === undefined) throw new Error("no page came");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(calls[0]?.path).toBe("/account");
  expect(textsOf(page, "title")[0]).toMatch(/^Pharmacy - /);
  expect(textsOf(page, "h1")).toEqual(["Pharmacy benefits (Navitus)"]);
  expect(page.text).toContain("Prescriptions, prices and pharmacies near you.");
  const link = linkOf(elementOf(page, "main"), "Go to Pharmacy benefits (Navitus)");
  expect(textOf(link)).toContain("(opens in a new tab)");
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  expect(link.getAttribute("href")).toMatch(/^https:\/\/\S+pharmacy/);
});

test("ROUTE-52 the menu leads there, without script", async () => {
  const browser = await world.enter("nav");
  const home = await browser.open("/home");
  const pharmacy = linksOf(home, "body").find(
    ([words, href]) => words === "Pharmacy" && href === PATH,
  );
  expect(pharmacy).toBeDefined();
});

test.each([
  ["sub", HOST.carrier],
  ["prov", HOST.providence],
])("S-23 %s, who has no program 37, is led to /error/404", async (persona, host) => {
  const browser = await world.enter(persona, host);
  const page = await browser.open(PATH);
  expect([page.hops, page.status]).toEqual([["/error/404"], 404]);
});

test("S-23 Providence has no programs, and is asked for none", async () => {
  const browser = await world.enter("prov", HOST.providence);
  await changeAnswer(world, "nav", programs, (all) => all);
  const calls = await world.callsDuring(() => browser.open(PATH));
  expect(calls.map(({ path }) => path)).not.toContain("/programs");
});

test("T-28 S-23 a termed member who has it may still see it", async () => {
  await changeAnswer(world, "nav", programs, (all) => all);
  const page = await (await world.enter("term")).open(PATH);
  expect([page.status, page.text.includes("You are not currently enrolled in a plan")]).toEqual([
    200,
    true,
  ]);
});

test.each([
  null,
  "javascript:alert(1)",
  "//evil.test",
  "https://user@evil.test/",
  "not an address",
  "http://localhost:3000/logout",
])(
  "S-23 %j is no address: the page is there without the link, and says whom to ask",
  async (url) => {
    await world.fault({ path: "programs", body: [programAnswer(37, { name: "Navitus", url })] });
    const page = await (await world.enter("nav")).open(PATH);
    expect(page.status).toBe(200);
    const hrefs = linksOf(page).map(([, href]) => href);
    expect(hrefs).toEqual(["/support/customer-service"]);
  },
);

test("S-23 of a description with markup only what is for reading is left", async () => {
  const description = `<p onclick="x()">Refills by <b>mail</b>.</p><script>alert(1)</script><h1>Big</h1>
    <p><a href="http://localhost:3000/logout">Out</a></p>`;
  await world.fault({
    path: "programs",
    body: [
      programAnswer(37, { name: "<i>Navitus</i>", description, url: "https://rx.example.test/" }),
    ],
  });
  const page = await (await world.enter("nav")).open(PATH);
  expect(textsOf(page, "h1")).toEqual(["<i>Navitus</i>"]);
  expect(textsOf(page, "main .prose p")).toEqual(["Refills by mail.", "Out"]);
  expect(page.html).not.toContain('localhost:3000/logout"');
  expect(elementOf(page, "main .sheet").innerHTML).not.toMatch(/onclick|<script|alert/);
});

test("ROUTE-04 nobody sees it without a session", async () => {
  expect((await world.visitor().send(PATH)).headers.get("location")).toBe("/logout");
});
