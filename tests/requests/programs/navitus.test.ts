import { afterEach, expect, test } from "vitest";
import { programs } from "#server/gateway/calls/programs.ts";
import { changeAnswer, programAnswer } from "#tests/harness/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { linkOf, textOf } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { writing } from "../sign-in/on-the-way.ts";

const world = useWorld();
afterEach(() => world.reset());

const PATH = "/navitus";

test("ROUTE-52 ROUTE-70 S-23 program 37 has a page with a way to its site, and the menu leads there", async () => {
  const browser = await world.enter("nav");
  const { page, calls } = await writing(world, () => browser.open(PATH));
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(calls[0]?.path).toBe("/account");
  expect(textsOf(page, "title")[0]).toMatch(/^Pharmacy - /);
  expect(textsOf(page, "h1")).toEqual(["Pharmacy benefits (Navitus)"]);
  expect(page.text).toContain("Prescriptions, prices and pharmacies near you.");
  const link = linkOf(elementOf(page, "main"), "Go to Pharmacy benefits (Navitus)");
  expect(textOf(link)).toContain("(opens in a new tab)");
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  expect(link.getAttribute("href")).toMatch(/^https:\/\/\S+pharmacy/);
  expect(linksOf(await browser.open("/home"), "body")).toContainEqual(["Pharmacy", PATH]);
});

test("S-23 who has no program 37 is led to /error/404; Providence has none, and is asked for none", async () => {
  await changeAnswer(world, "nav", programs, (all) => all);
  const browser = await world.enter("prov", HOST.providence);
  const { page, calls } = await writing(world, () => browser.open(PATH));
  expect(calls.map(({ path }) => path)).not.toContain("/programs");
  await world.mend();
  for (const each of [page, await world.see("sub", PATH)]) {
    expect([each.hops, each.status]).toEqual([["/error/404"], 404]);
  }
});

test("T-28 S-23 a termed member who has it may still see it", async () => {
  await changeAnswer(world, "nav", programs, (all) => all);
  const page = await (await world.enter("term")).open(PATH);
  expect([page.status, page.text.includes("You are not currently enrolled in a plan")]).toEqual([
    200,
    true,
  ]);
});

test("S-23 without an address the page is there without the link, and says whom to ask", async () => {
  for (const url of [null, "javascript:alert(1)", "http://localhost:3000/logout"]) {
    await world.fault({ path: "programs", body: [programAnswer(37, { name: "Navitus", url })] });
    const page = await (await world.enter("nav")).open(PATH);
    expect([url, page.status]).toEqual([url, 200]);
    expect(linksOf(page).map(([, href]) => href)).toEqual(["/support/customer-service"]);
    await world.mend();
  }
});

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
