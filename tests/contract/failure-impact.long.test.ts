import { parse } from "node-html-parser";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { CALLS } from "#scripts/contract/contract.ts";
import { FAILURE_IMPACTS, HANDBOOKS, type LostPage } from "#scripts/contract/failure-impact.ts";
import { pageOf } from "#scripts/contract/pages.ts";
import { PAGE_SIZES } from "#scripts/contract/constants.ts";
import { wordsOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { openWorld, type RecordedCall, type World } from "#tests/harness/world/world.ts";
import { callOf, SCENES, type Scene } from "./scenes.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.mend());
afterAll(() => world.close());

/** The words are parsed on first use: for most pages `shown` is enough. */
type Seen = { readonly shown: boolean; readonly words: () => string };
type PageCall = {
  readonly scene: Scene;
  readonly address: string;
  readonly page: LostPage;
  readonly whole: Seen;
};

function lostPage(address: string): LostPage {
  const page = address === HANDBOOKS ? HANDBOOKS : pageOf(address);
  if (page === undefined) throw new Error(`${address} is no page`);
  return page;
}

async function see(browser: Visitor, address: string): Promise<Seen> {
  const response = await browser.send(address);
  // A file that can't be sent leads to an error page.
  const elsewhere = response.headers.get("location") ?? "";
  const shown = response.status < 400 && !elsewhere.startsWith("/error");
  const html = await response.text();
  let words: string | undefined;
  return { shown, words: () => (words ??= wordsOf(parse(html))) };
}

/**
 * Which pages make a call, and with which addresses of the gateway; each page is opened right after
 * sign-in.
 */
async function recordAll() {
  const asked = new Map<string, { paths: Set<string>; pages: PageCall[] }>();
  const recorded: RecordedCall[] = [];
  for (const scene of SCENES) {
    for (const address of scene.pages) {
      const page = lostPage(address);
      const browser = await scene.enter(world);
      let whole: Seen = { shown: false, words: () => "" };
      const calls = await world.callsDuring(async () => {
        whole = await see(browser, address);
      });
      expect([scene.name, address, whole.shown]).toEqual([scene.name, address, true]);
      recorded.push(...calls);
      const names = new Map(calls.map((call) => [callOf(call), call]));
      for (const name of names.keys()) {
        const it = asked.get(name) ?? { paths: new Set(), pages: [] };
        asked.set(name, it);
        // One scene is enough for a page; a later scene is only there for calls that no earlier one made.
        const isKnown = it.pages.some((before) => before.page === page);
        // Of the partner's home another thing is lost.
        if (!isKnown || scene.name === "partner") {
          it.pages.push({ scene, address, page, whole });
        }
        for (const call of calls) if (callOf(call) === name) it.paths.add(call.path);
      }
    }
  }
  return { asked, recorded };
}

/** Calls that replace each other are broken together. */
const TOGETHER = ["message/calendar", "message/calendar/domain/{domainId}"];

test("a call that fails takes down and hides what the contract says of it on every page", async () => {
  const { asked, recorded } = await recordAll();
  const found = new Map<string, { down: Set<LostPage>; less: boolean }>();
  for (const [name, { paths, pages }] of asked) {
    const path = name.replace("GET ", "");
    const it = { down: new Set<LostPage>(), less: false };
    found.set(path, it);
    const broken = TOGETHER.includes(path) ? ["message/*"] : [...paths];
    for (const [scene, own] of Map.groupBy(pages, (each) => each.scene)) {
      const browser = await scene.enter(world);
      await world.fault(...broken.map((each) => ({ path: each, status: 500 })));
      for (const { page, address, whole } of own) {
        const seen = await see(browser, address);
        if (!seen.shown) it.down.add(page);
        else it.less ||= seen.words() !== whole.words();
      }
      await world.mend();
    }
  }
  const reads = [
    ...new Set(CALLS.filter(({ method }) => method === "GET").map(({ path }) => path)),
  ];
  for (const path of reads) {
    const { takesDown = [], hides } = FAILURE_IMPACTS[path] ?? {};
    const { down = [], less } = found.get(path) ?? {};
    expect([path, [...down].toSorted()]).toEqual([path, takesDown.toSorted()]);
    // Calls that only hide a part of a page, or that no page makes directly, are described in
    // words.
    const inWords = takesDown.length === 0 || less === true;
    expect([path, typeof hides]).toEqual([path, inWords ? "string" : typeof hides]);
  }

  const sizes = Map.groupBy(
    recorded.filter(({ query }) => "size" in query),
    (call) => callOf(call).replace("GET ", ""),
  );
  const sizesAsked = [...sizes].map(([path, calls]) => [
    path,
    [...new Set(calls.map(({ query }) => Number(query["size"])))].toSorted((a, b) => a - b),
  ]);
  expect(Object.fromEntries(sizesAsked)).toEqual(PAGE_SIZES);
});
