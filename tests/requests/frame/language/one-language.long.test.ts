import { describe, expect, test } from "vitest";
import { SCENES } from "#tests/contract/scenes.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, type World } from "#tests/harness/world/world.ts";
import { ENGLISH } from "#scripts/checks/spanish.ts";
import { saidOn, sentencesOf, SPANISH, type Said } from "./one-language.ts";

/** Personas with other pages than the scenes': states of the same pages. */
const STATES: readonly (readonly [persona: string, host: string, paths: readonly string[]])[] = [
  ["dep-adult", HOST.carrier, ["/home", "/claims", "/benefits/medical", "/account"]],
  ["term", HOST.carrier, ["/home", "/claims", "/benefits/medical", "/account/plan-benefits"]],
  ["denied", HOST.carrier, ["/home", "/claims?member=everyone", "/claims?type=vision&status=03"]],
  ["care", HOST.carrier, ["/find-care/primary-care", "/benefits/referrals"]],
  ["mod", HOST.medicare, ["/home", "/benefits/medical", "/find-care/resources", "/id-card"]],
  ["summit", HOST.summit, ["/home", "/benefits/summary", "/contact-us"]],
  ["hpp", HOST.partner, ["/home", "/claims", "/logout"]],
];
const VISITORS = [
  ["/login", "/contact-us", "/language-help", "/registration", "/recovery/username"],
  ["/recovery/password", "/session-ended", "/nowhere"],
  ...[1, 400, 401, 403, 404, 408, 500, 502, 503].map((status) => [`/error/${status}`]),
].flat();

/** What needs words of the English pages to be reached. */
const BY_WORDS = /choice of a provider|provider chosen|registration|data to take away/;

async function walk(world: World): Promise<Said[]> {
  const said = await saidOn(world.visitor(), VISITORS);
  for (const { name, enter, pages } of SCENES) {
    if (!BY_WORDS.test(name)) said.push(...(await saidOn(await enter(world), pages)));
  }
  for (const [persona, host, paths] of STATES) {
    said.push(...(await saidOn(await world.enter(persona, host), paths)));
  }
  return said;
}

describe("in Spanish", () => {
  const world = useWorld({ language: "es" });

  test("LANG-01 LANG-06 pages and answers to empty forms have no English sentence", async () => {
    const said = await walk(world);
    expect(new Set(said.map(({ path }) => path)).size).toBeGreaterThan(70);
    expect(sentencesOf(SPANISH, said).length).toBeGreaterThan(500);
    expect(sentencesOf(ENGLISH, said)).toEqual([]);
  });
});

describe("in English", () => {
  const world = useWorld();

  test("LANG-01 pages and answers to empty forms have no Spanish sentence", async () => {
    expect(sentencesOf(SPANISH, await walk(world))).toEqual([]);
  });
});
