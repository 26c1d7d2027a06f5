import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { chipsOf, countOf, hrefOf, openList, rowsOf } from "./claims-page.ts";

const world = useWorld();

test("CLAIM-02 CLAIM-03 GW-34 GW-36 every filter of the address reaches the claims calls", async () => {
  const query =
    "?type=dental&member=1&from=2025-02-01&to=2026-10-31&provider=1&provider=2&status=02";
  const { page, asked } = await openList(world, await world.enter("sub"), `/claims${query}`);
  expect(page.hops).toEqual([]);
  const window = { startDate: "2025-02-01", endDate: "2026-10-31", suffix: "1" };
  const callsOf = (path: string) => asked.filter((call) => call.path === path);
  const list = { ...window, providerIds: "1,2", page: "0", size: "500" };
  // The whole list has what takes back or replaces a claim of this one.
  const whole = { startDate: "2024-11-21", endDate: "2026-11-21", suffix: "1" };
  expect(callsOf("/claims/dental").map(({ query: sent }) => sent)).toEqual([
    { ...list, claimStatus: "02" },
    { ...whole, page: "0", size: "500" },
  ]);
  const [choices, ...others] = callsOf("/claims/metadata").map(({ query: sent }) => sent);
  expect(choices).toEqual({ ...window, claimType: "dental" });
  // Providers without claims on these days are looked up among all days of the family.
  expect(others.map(({ startDate }) => startDate)).toEqual([0, 1, 2, 3].map(() => "2024-11-21"));
});

test("S-21 the filter form leads to one address, whose list and form have what was chosen", async () => {
  const { browser, page } = await world.openAs("sub", "/claims?sort=owe-desc");
  const provider = textOf(page.document.querySelector('label[for="provider-1"]'));
  const filtered = await browser.submit(page, "Show claims", {
    Member: "Theo Testa-Lindqvist",
    From: "2025-06-01",
    Status: "Paid",
    [provider]: "on",
  });
  const id = page.document.querySelector("#provider-1")?.getAttribute("value");
  const query = `?member=1&from=2025-06-01&provider=${id}&status=02&sort=owe-desc`;
  expect(`${filtered.url.pathname}${filtered.url.search}`).toBe(`/claims${query}`);
  expect(textsOf(filtered, ".filtered-list h2")).toEqual(["Theo's medical claims"]);
  for (const row of rowsOf(filtered)) {
    expect(row.provider).toBe(provider);
    expect(row.status).toMatch(/^Paid/);
    expect(row.href).toContain(`/1${query}`);
  }
  // The selection is shown in the form again.
  const chosen = (selector: string) => filtered.document.querySelector(selector);
  expect(textOf(chosen("#member option[selected]"))).toBe("Theo Testa-Lindqvist");
  expect(chosen("#from")?.getAttribute("value")).toBe("2025-06-01");
  expect(textOf(chosen("#status option[selected]"))).toBe("Paid");
  expect(chosen(`input[name="provider"][value="${id}"]`)?.hasAttribute("checked")).toBe(true);
});

test("S-21 a chip for each chosen filter removes that filter alone", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(
    "/claims?member=1&from=2025-06-01&to=2026-10-31&status=02&page=2",
  );
  expect(chipsOf(page)).toEqual([
    ["Theo", "/claims?from=2025-06-01&to=2026-10-31&status=02"],
    ["From 06/01/2025", "/claims?member=1&to=2026-10-31&status=02"],
    ["To 10/31/2026", "/claims?member=1&from=2025-06-01&status=02"],
    ["Paid", "/claims?member=1&from=2025-06-01&to=2026-10-31"],
  ]);
  expect(linksOf(page, ".filters").map(([name, href]) => [name, hrefOf(href)])).toEqual([
    ["Clear all filters", "/claims?member=1"],
  ]);
  const plain = await browser.open("/claims");
  expect(chipsOf(plain)).toEqual([]);
  expect(linksOf(plain, ".filters")).toEqual([]);
});

test("S-21 a tab of another type keeps member and days, and drops providers and statuses", async () => {
  const page = await world.see("sub", "/claims?member=1&from=2025-06-01&provider=1&status=02");
  expect(linksOf(page, ".tabs").map(([name, href]) => [name, hrefOf(href)])).toEqual([
    ["Medical", "/claims?member=1&from=2025-06-01"],
    ["Dental", "/claims?type=dental&member=1&from=2025-06-01"],
    ["Vision", "/claims?type=vision&member=1&from=2025-06-01"],
  ]);
});

test("S-21 a chip keeps its name when other days or another member do not offer its provider", async () => {
  const { browser, page } = await world.openAs("sub", "/claims");
  const provider = textOf(page.document.querySelector('label[for="provider-1"]'));
  const id = page.document.querySelector("#provider-1")?.getAttribute("value") ?? "";
  // Days without a claim, and a member without any of this type.
  for (const other of ["from=2026-11-18", "member=3"]) {
    const narrowed = await browser.open(`/claims?${other}&provider=${id}&status=02`);
    const chips = chipsOf(narrowed).map(([name]) => name);
    expect(chips.slice(-2)).toEqual([provider, "Paid"]);
    const chosen = narrowed.document.querySelector(`input[name="provider"][value="${id}"]`);
    expect(chosen?.hasAttribute("checked")).toBe(true);
    expect(narrowed.text).not.toContain("not in this list");
  }
});

test("S-21 a list that matches no filter says so; an unknown provider and status can be removed", async () => {
  const page = await world.see("sub", "/claims?provider=none-of-ours&status=ZZ");
  expect(page.status).toBe(200);
  expect(countOf(page)).toBe("No claims match");
  expect(chipsOf(page)).toEqual([
    ["A provider not in this list", "/claims?status=ZZ"],
    ["A status not in this list", "/claims?provider=none-of-ours"],
  ]);
  expect(linksOf(page, ".filtered-list .empty")).toEqual([["Clear all filters", "/claims"]]);
  expect(rowsOf(page)).toEqual([]);
  expect(elementOf(page, "#status option[selected]").getAttribute("value")).toBe("ZZ");
});

// Every kind of wrong day: app/rules/claims/claim-filters.test.ts.
test("CLAIM-07 CONST-14 VAL-11 S-21 each wrong filter has its error, and no claims are asked for", async () => {
  const query = `from=2024-11-20&to=2026-11-22&status=a%20b&provider=${"9".repeat(9000)}`;
  const { page, asked } = await openList(world, await world.enter("sub"), `/claims?${query}`);
  expect([page.status, page.hops]).toEqual([400, []]);
  // The choices come from valid days.
  const [choices, ...more] = asked;
  expect([choices?.path, more]).toEqual(["/claims/metadata", []]);
  expect(choices?.query).toMatchObject({ startDate: "2024-11-21", claimType: "medical" });
  expect(elementOf(page, "#status option[value='02']").textContent).toBe("Paid");
  expect(elementOf(page, "#provider-1").closest("details")?.hasAttribute("open")).toBe(true);
  expect(textsOf(page, "title")[0]).toMatch(/^Error: Medical claims/);
  const errors = {
    "#from": "Choose a start date on or after 11/21/2024",
    "#to": "The end date can't be after today",
    "#provider": "Choose from the providers listed",
    "#status": "Choose one of the statuses listed",
  };
  const summary = linksOf(page, "[role=alert]").map(([words, href]) => [href, words] as const);
  expect(Object.fromEntries(summary)).toEqual(errors);
  for (const [field, message] of Object.entries(errors)) {
    expect(elementOf(page, `${field}-error`).textContent).toContain(message);
    expect(elementOf(page, field)).toBeDefined();
  }
  expect(page.document.querySelector(".filters")?.hasAttribute("open")).toBe(true);
  expect(page.text).not.toMatch(/There are no|No claims match|Showing/);
});

test("CLAIM-07 S-21 after an error the form keeps what was typed and chosen, by its name", async () => {
  const { browser, page } = await world.openAs(
    "sub",
    "/claims?type=dental&member=1&status=02&from=2020-01-01&sort=owe-desc",
  );
  expect(page.status).toBe(400);
  expect(elementOf(page, "#from").getAttribute("value")).toBe("2020-01-01");
  expect(textOf(page.document.querySelector("#status option[selected]"))).toBe("Paid");
  expect(page.text).not.toContain("not in this list");
  // No list was read, and the page does not look as if it were empty.
  expect(page.text).toContain("Fix the date above to see your dental claims.");
  expect(page.text).not.toContain("No claims");
  const mended = await browser.submit(page, "Show claims", { From: "2025-01-01" });
  expect(mended.status).toBe(200);
  expect(mended.url.search).toBe("?type=dental&member=1&from=2025-01-01&status=02&sort=owe-desc");
});
