import { delay, http, HttpResponse } from "msw";
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
import { leftOutOf } from "./my-data-json.ts";
import { DOWNLOAD, download, fileOf, filesOf, linkTo } from "./my-data-of.ts";
import { eventually } from "#tests/harness/eventually.ts";

const world = useWorld();

test.each([
  ["account", 404],
  ["eligibility/family", 500],
  ["claims/medical", 502],
])("before the first byte a fault of %s (%i) is its error page", async (path, status) => {
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  const audit = await auditTrail(world);
  const paths = path === "claims/medical" ? ["medical", "dental", "vision"] : [];
  await world.fault({ path, status }, ...paths.map((type) => ({ path: `claims/${type}`, status })));
  const page = await browser.open(link);
  expect([page.status, page.hops]).toEqual([status, []]);
  expect((await audit()).map(({ event, outcome }) => [event, outcome])).toEqual([
    ["data-download", "failed"],
  ]);
  // Another download may start.
  await world.mend();
  await filesOf(await browser.send(link));
});

test("T-71 a session that the gateway has ended leads to log-in", async () => {
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  await world.fault({ path: "account", status: 401 });
  expect((await browser.open(link)).url.pathname).toBe("/login");
});

test("what could not be had is said in all forms of the file, each in its place", async () => {
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

test("EOBs and one member's claims that cannot be had are named; the others stand", async () => {
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

test("a fault in the middle breaks the file off: nobody can take it for a whole one", async () => {
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

test("whoever leaves ends the calls under way, and may begin again", async () => {
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  const leaving = new AbortController();
  let isGone = false;
  const asked = breakSecondPage(
    () =>
      new Promise<Response>((resolve) => {
        setTimeout(() => resolve(new HttpResponse(null, { status: 500 })), 3000).unref();
      }),
  );
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
    await delay(50);
  });
  expect([isGone, later]).toEqual([true, []]);
  world.network.resetHandlers();
  await filesOf(await browser.send(link));
  expect(asked).toEqual(["0", "1"]);
});

test("one download at a time: the second is told to wait, and the first goes on", async () => {
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
  // Another session counts separately, and a reader who breaks off may start again.
  const left = await browser.send(link);
  await download(await world.enter("dep-adult"));
  await left.body?.cancel();
  await filesOf(await browser.send(link));
});

test("two members download at once: a third waits on a page that asks again, and is next", async () => {
  const [one, two, three, four] = await Promise.all(
    ["dep-adult", "sub", "dep-adult", "sub"].map((name) => world.enter(name)),
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
