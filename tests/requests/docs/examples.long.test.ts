import { afterAll, beforeAll, expect, test } from "vitest";
import { buildExamples } from "#tests/harness/processes/example-build.ts";
import { logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { HOST, openWorld, PASSWORD, type World } from "#tests/harness/world/world.ts";

let built: Awaited<ReturnType<typeof buildExamples>>;
let world: World;

beforeAll(async () => {
  built = await buildExamples();
  world = await openWorld({ serverBuild: built.serverBuild });
});
afterAll(() => {
  world.close();
  built.remove();
});

/** The copy has a server of its own, which knows only who logs in there. */
async function openAs(persona: string, path: string) {
  const browser = world.visitor(HOST.carrier);
  await logIn(browser, persona, PASSWORD);
  return { browser, page: await browser.open(path) };
}

test("the form page of the examples keeps what was typed, saves it and says so", async () => {
  const { browser, page } = await openAs("sub", "/account/phone");
  expect(textsOf(page, "title")).toEqual(["Phone number - Main Carrier Member Dashboard"]);

  const wrong = await browser.submit(page, "Save", { "Phone number": "abc" });
  expect(wrong.status).toBe(400);
  expect(textsOf(wrong, "title")).toEqual(["Error: Phone number - Main Carrier Member Dashboard"]);
  expect(wrong.html).toContain('value="abc"');

  const calls = await world.callsDuring(async () => {
    const saved = await browser.submit(page, "Save", { "Phone number": "503-555-0100" });
    expect(saved.hops).toEqual(["/account"]);
    expect(saved.text).toContain("Phone number saved");
  });
  const written = calls.filter(({ method }) => method === "PUT");
  expect(written.map(({ body }) => body)).toMatchObject([{ phoneNumber: "503-555-0100" }]);
  expect((await browser.open("/account/phone")).html).toContain('value="503-555-0100"');
});

test("the form page of the examples shows a refusal of the gateway as an error of the form", async () => {
  const { browser, page } = await openAs("sub", "/account/phone");
  await world.fault({ path: "/account/address", method: "PUT", status: 400, times: 1 });
  const refused = await browser.submit(page, "Save", { "Phone number": "503-555-0101" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Your phone number could not be saved");
  expect(refused.html).toContain('value="503-555-0101"');
});

test("the list page of the examples is filtered, paged and addressed as every list is", async () => {
  const { browser, page } = await openAs("nav", "/program-finder");
  expect(textsOf(page, "title")).toEqual(["Programs - Main Carrier Member Dashboard"]);
  expect(textsOf(page, "tbody th")).toHaveLength(5);
  expect(textsOf(await browser.open("/program-finder?page=2"), "[role=status]").join(" ")).toMatch(
    /Showing 6 to \d+ of \d+ programs/,
  );

  const [, category = ""] = page.document
    .querySelectorAll("#category option")
    .map((option) => option.getAttribute("value"));
  const filtered = await browser.submit(page, "Show programs", { Category: category });
  expect(filtered.url.search).toBe(`?${new URLSearchParams({ category }).toString()}`);
  expect(textsOf(filtered, ".chips li")).toEqual([`Remove ${category}`]);
  expect((await browser.open("/program-finder?category=")).hops).toEqual(["/program-finder"]);
  expect((await browser.open("/program-finder?category=nope")).status).toBe(404);
});

test("the list page of the examples shows a failure as a failure, not as an empty list", async () => {
  const { page: failed } = await world.during({ path: "/programs", status: 500 }, () =>
    openAs("nav", "/program-finder"),
  );
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain("No programs");
});
