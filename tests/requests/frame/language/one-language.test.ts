import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { ENGLISH } from "#scripts/checks/spanish.ts";
import { saidOn, sentencesOf, SPANISH } from "./one-language.ts";

const world = useWorld({ language: "es" });

// one-language.long.test.ts has all pages, and the English build.
test("LANG-01 LANG-06 the main pages and answers to empty forms have no English sentence", async () => {
  const said = [
    ...(await saidOn(world.visitor(), ["/login", "/error/404"])),
    ...(await saidOn(await world.enter("sub"), [
      "/home",
      "/account",
      "/benefits/medical",
      "/claims",
      "/claims/medical/26000010001/0",
      "/eobs/EOB26000010001",
      "/find-care/primary-care/0/search",
    ])),
  ];
  expect(sentencesOf(SPANISH, said).length).toBeGreaterThan(100);
  expect(sentencesOf(ENGLISH, said)).toEqual([]);
});
