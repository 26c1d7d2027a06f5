import { http, HttpResponse } from "msw";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { parse } from "node-html-parser";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import type { DataTable } from "#app/rules/account/my-data-tables.ts";
import { alertsOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { listedClaim } from "../../claims/claims-page.ts";
import { factsInCsv, recordsOf } from "./my-data-facts.ts";
import { leftOutOf } from "./my-data-bundles.ts";
import { DOWNLOAD, download, fileOf, filesOf, linkTo } from "./my-data-of.ts";
import { eventually } from "#tests/harness/eventually.ts";

const world = useWorld();

test("T-71 a call that fails before the first byte gives its error page, and a refused token the log-in", async () => {
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  const audit = await auditTrail(world);
  for (const [path, status] of [
    ["account", 404],
    ["eligibility/family", 500],
    ["claims/*", 502],
  ] as const) {
    const page = await world.during({ path, status }, () => browser.open(link));
    expect([path, page.status, page.hops]).toEqual([path, status, []]);
  }
  const failed = ["data-download", "failed"];
  expect((await audit()).map(({ event, outcome }) => [event, outcome])).toEqual([
    failed,
    failed,
    failed,
  ]);
  // Another download may start.
  await filesOf(await browser.send(link));
  const other = await world.enter("dep-adult");
  const own = await linkTo(other);
  await world.fault({ path: "account", status: 401 });
  expect((await other.open(own)).url.pathname).toBe("/login");
});

test("a table that cannot be read is named in every format of the file, and never called empty", async () => {
  const without: [string, DataTable, DataTable[], string][] = [
    ["benefits/limits", "accumulators", [], "Deductibles and limits of Theo Testa-Lindqvist"],
    ["pcp/members", "primary-care", ["providers"], "Primary care"],
    ["account/preferences", "preferences", [], "Communication preferences"],
  ];
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  await world.fault(...without.map(([path]) => ({ path, status: 503 })));
  const files = await filesOf(await browser.send(link));
  const page = parse(fileOf(files, "index.html"));
  const facts = factsInCsv(files);
  expect(facts.claims.length).toBeGreaterThan(0);
  for (const [, table, also, what] of without) {
    const says = `Not included: ${what}. We couldn't load them.`;
    for (const each of [table, ...also]) {
      const notes = recordsOf(fileOf(files, `csv/${each}.csv`)).map(([first]) => first);
      expect(notes, each).toContain(says);
      expect(leftOutOf(files, each), each).toContain(says);
      const section = textOf(page.querySelector(`#${each}`));
      expect(section, each).toContain(says);
      expect(section, each).not.toContain("We have none.");
    }
    const head = textOf(page.querySelector("header .missing"));
    expect(head).toContain(`${what}. We couldn't load them.`);
    expect(facts[table]).toEqual([]);
  }
});

test("one member's unread claims, and unread EOBs, are named in the file beside all others", async () => {
  const browser = await world.enter("sub");
  const link = await linkTo(browser);
  await world.fault({ path: "v2/eobs", status: 503 });
  world.network.use(
    http.get(`${GATEWAY}/claims/dental`, ({ request }) =>
      new URL(request.url).searchParams.get("suffix") === "1"
        ? new HttpResponse(null, { status: 500 })
        : undefined,
    ),
  );
  const files = await filesOf(await browser.send(link));
  const { claims, eobs } = factsInCsv(files);
  const notIn = "Not included: Claims of Theo Testa-Lindqvist (dental). We couldn't load them.";
  for (const table of ["claims", "claim-lines"] as const) {
    expect(recordsOf(fileOf(files, `csv/${table}.csv`)).map(([first]) => first)).toContain(notIn);
  }
  expect(leftOutOf(files, "claims")).toEqual([notIn]);
  const whose = claims.filter(({ type }) => type === "Dental").map((it) => it["memberSuffix"]);
  expect(new Set(whose)).toEqual(new Set(["0", "2", "3"]));
  expect(eobs).toEqual([]);
  expect(leftOutOf(files, "eobs")).toHaveLength(3);
  expect(fileOf(files, "index.html")).not.toContain("We have none.");
});

/** The gateway has three pages of medical claims, and answers the second with `answer`. */
function breakSecondPage(answer: () => Promise<Response> | Response) {
  const asked: string[] = [];
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const number = Number(new URL(request.url).searchParams.get("page"));
      asked.push(String(number));
      if (number > 0) return answer();
      const content = [listedClaim("C1"), listedClaim("C2")];
      return HttpResponse.json({ content, number, size: 2, totalElements: 6, totalPages: 3 });
    }),
  );
  return asked;
}

test("a call that fails in the middle breaks the file off, so that it cannot be unzipped", async () => {
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  const audit = await auditTrail(world);
  breakSecondPage(() => new HttpResponse(null, { status: 500 }));
  const response = await browser.send(link);
  expect(response.status).toBe(200);
  const parts: Uint8Array[] = [];
  const reading = (async () => {
    for await (const part of response.body ?? []) parts.push(part);
  })();
  await expect(reading).rejects.toThrow("broke off");
  expect(parts.length).toBeGreaterThan(0);
  expect(() => unzipSync(Buffer.concat(parts))).toThrow();
  expect((await audit()).map(({ event, outcome }) => [event, outcome])).toEqual([
    ["data-download", "failed"],
  ]);
  world.network.resetHandlers();
  await filesOf(await browser.send(link));
});

test("a browser that leaves a download ends its calls, and can begin again", async () => {
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  const leaving = new AbortController();
  let isGone = false;
  const asked = breakSecondPage(() => new Promise<never>(() => undefined));
  const response = await browser.send(link, { signal: leaving.signal });
  const reader = response.body?.getReader();
  const reading = (async () => {
    while ((await reader?.read())?.done === false);
  })().catch(() => {
    isGone = true;
  });
  await eventually(() => expect(asked).toEqual(["0", "1"]));
  const later = await world.callsDuring(async () => {
    leaving.abort();
    await reading;
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  });
  expect([isGone, later]).toEqual([true, []]);
  world.network.resetHandlers();
  await filesOf(await browser.send(link));
  expect(asked).toEqual(["0", "1"]);
});

test("a second download of a member is told to wait, also in another session, while the first goes on", async () => {
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  const first = await browser.send(link);
  const page = await browser.open(link);
  expect([page.status, page.hops]).toEqual([409, [`${DOWNLOAD}?ready&busy`]]);
  expect(alertsOf(page)).toEqual([
    "Your data is already downloading. Wait until it's done, then try again.",
  ]);
  expect(textsOf(page, "main a.btn")).toEqual(["Download my data (ZIP)"]);
  await filesOf(first);
  // Another member has a place of their own, and a reader who breaks off may start again.
  const left = await browser.send(link);
  const elsewhere = await world.enter("dep-adult");
  expect((await elsewhere.open(await linkTo(elsewhere))).status).toBe(409);
  await download(await world.enter("cop"));
  await left.body?.cancel();
  await filesOf(await browser.send(link));
});

test("a third download waits on a page that asks again by itself, and is served before later ones", async () => {
  const [one, two, three, four] = await Promise.all(
    ["dep-adult", "cop", "multi", "ma"].map((persona) => world.enter(persona)),
  );
  if (!one || !two || !three || !four) throw new TypeError("four members");
  const links = new Map<Visitor, string>();
  for (const each of [one, two, three, four]) links.set(each, await linkTo(each));
  const begin = (who: Visitor, more?: RequestInit) => who.send(links.get(who) ?? "", more);
  const leaving = new AbortController();
  await begin(one, { signal: leaving.signal });
  const second = await begin(two);

  const page = await three.open(links.get(three) ?? "");
  expect([page.status, page.hops]).toEqual([202, [`${DOWNLOAD}?ready&waiting`]]);
  expect(page.headers.get("refresh")).toBe(`4;url=${links.get(three)}`);
  expect(alertsOf(page).join()).toContain("Your download starts by itself when it's your turn.");
  expect(textsOf(page, "main a.btn")).toEqual(["Download my data (ZIP)"]);
  expect(page.html).not.toContain("<script");
  expect((await begin(four)).status).toBe(303);

  // An aborted download frees its place at once, for the first in the queue and not for the next
  // request.
  leaving.abort();
  await eventually(async () => {
    expect((await begin(four)).headers.get("location")).toBe(`${DOWNLOAD}?ready&waiting`);
    const third = await begin(three);
    expect(third.status).toBe(200);
    await filesOf(third);
  });
  await filesOf(second);
  await filesOf(await begin(four));
});
