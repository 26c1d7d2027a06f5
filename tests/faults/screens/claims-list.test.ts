import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { jsonLines } from "#tests/harness/processes.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { expectErrorPage } from "./error-page.ts";
import { SOME_TROUBLES } from "./home-calls.ts";

const world = useFaultWorld();

test("HTTP-15 S-21 without its choices the list is there all the same, and what was chosen holds", async () => {
  const address = "/claims?provider=200117&status=02&sort=owe-desc";
  // The claims that match have the names.
  const chips = ["Remove Alder Creek Family Medicine", "Remove Paid"];
  for (const [fault] of SOME_TROUBLES) {
    const browser = await world.enter("sub");
    const page = await world.during({ path: "claims/metadata", ...fault }, () =>
      browser.open(address),
    );
    expect.soft([page.status, page.hops], JSON.stringify(fault)).toEqual([200, []]);
    expect.soft(textsOf(page, ".claim-list tbody tr").length).toBeGreaterThan(0);
    expect.soft(textsOf(page, "ul.chips a")).toEqual(chips);
    expect
      .soft(textsOf(page, ".filters + .hint"))
      .toContain("We can't list providers and statuses right now. The other filters still work.");
    expect.soft(page.document.querySelector("#status, input[type=checkbox]")).toBeNull();
    const sent = await browser.submit(page, "Show claims", { From: "2025-06-01" });
    expect.soft(sent.url.search).toBe("?from=2025-06-01&provider=200117&status=02&sort=owe-desc");
    expect.soft(sent.document.querySelector("#status")).not.toBeNull();
  }
}, 90_000);

test("HTTP-01 T-36 a 401 of the choices is no missing field but the error page", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "claims/metadata", status: 401 });
  const page = await browser.open("/claims");
  expect(page.hops).toEqual([]);
  expectErrorPage(page, 401);
});

test("HTTP-15 S-21 the file of the list never holds a failure: it leads to /error/{status}", async () => {
  for (const [fault, entry] of [...SOME_TROUBLES, [{ status: 401 }, 401] as const]) {
    const browser = await world.enter("sub");
    const response = await world.during({ path: "claims/medical", ...fault }, () =>
      browser.send("/claims/export.csv"),
    );
    const answer = [response.status, response.headers.get("location")];
    expect.soft(answer, JSON.stringify(fault)).toEqual([302, `/error/${entry}`]);
    expect.soft(response.headers.get("content-disposition")).toBeNull();
  }
}, 60_000);

test.each(["/claims", "/claims/print", "/claims/export.csv"])(
  "HTTP-01 T-36 on %s an ended session still leads to /login: the account is asked first",
  async (address) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "account", status: 401 });
    const before = (await world.calls()).at(-1)?.n ?? 0;
    const page = await browser.open(address);
    expect(page.hops).toEqual(["/login"]);
    const asked = (await world.calls(before)).map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith("/claims"))).toEqual([]);
  },
);

test("after all of this no log line holds a claim", () => {
  expect(jsonLines(world.log()).length).toBeGreaterThan(5);
  expect(world.log()).not.toMatch(/Alder Creek|2600001\d{4}|Testa-Lindqvist/);
});
