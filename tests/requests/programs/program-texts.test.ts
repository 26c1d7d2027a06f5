import { expect, test } from "vitest";
import { programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { content, LIST } from "./programs-page.ts";

const world = useWorld();

const showWith = (program: Parameters<typeof programAnswer>[1], entry = {}) =>
  seeDuring(
    world,
    [
      { path: "programs/sitecore", body: [content(60, entry)] },
      { path: "programs", body: [programAnswer(60, program)] },
    ],
    `${LIST}/60`,
  );

test("BENEFIT-20 the short text leads a long one that does not repeat it", async () => {
  const description = "Short words.";
  const other = await showWith({ description }, { description: "<p>Long words.</p>" });
  expect(textsOf(other, "main .lead")).toEqual(["Short words."]);
  const same = await showWith({ description }, { description: "<p>Short words. More.</p>" });
  expect([same.text.match(/Short words/g)?.length, textsOf(same, "main .lead")]).toEqual([1, []]);
});

test("BENEFIT-20 a document that cannot be opened from here leads to customer service", async () => {
  const entry = {
    description: "<p>Long words.</p>",
    phoneNumber: "503-555-0163",
    documents: [
      { title: "Open", url: "https://documents.example.test/open.pdf" },
      { title: "Closed", url: "javascript:alert(1)" },
    ],
  };
  const page = await showWith({ description: "Short." }, entry);
  expect(page.text).toContain("One more document can't be opened from here.");
  expect(textsOf(page, "main a").filter((text) => text === "Customer service")).toHaveLength(1);
});

test("an unread answer about eBill is said on the list of programs, but not to a termed member", async () => {
  const words = "We can't show all your shortcuts right now";
  await world.fault({ path: "ebill/hasEbill", status: 500 });
  const [member, termed] = [await world.see("sub", LIST), await world.see("term", LIST)];
  expect([member.text.includes(words), termed.text.includes(words)]).toEqual([true, false]);
});
