import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { eobAnswer } from "../../eobs/eobs-of.ts";
import { download, fileOf } from "./my-data-of.ts";

const world = useWorld();

test("an explanation of two types of claims is in the archive once", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "v2/eobs", body: pageAnswer([eobAnswer("EOBTWICE")]) });
  const files = await download(browser);
  expect(
    fileOf(files, "csv/eobs.csv")
      .split("\r\n")
      .filter((row) => row.includes("EOBTWICE")),
  ).toHaveLength(1);
  const { entry } = JSON.parse(fileOf(files, "json/eobs.json")) as { readonly entry: unknown[] };
  expect(entry).toHaveLength(1);
});
