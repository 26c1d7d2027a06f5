import { expect, test } from "vitest";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { partlyRefused, refusedUnknown } from "#tests/harness/gateway/real-claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { pageWith } from "./claim-page.ts";

const world = useWorld();

const denialOf = ({ document }: Page) =>
  textOf(document.querySelector('section[aria-label="What you can do"]'));
const TO_PAY = /nothing for you to pay|What you may owe|amount you owe/;

test("T-88 a partly refused claim says what is owed by its total, on its page and the appeal's", async () => {
  const page = await pageWith(world, partlyRefused);
  expect(textOf(page.document.querySelector(".limit__big"))).toBe("$35.00");
  const notice = denialOf(page);
  expect(notice).toContain("Line 1. Reason: Filed too late. Code N30.");
  expect(notice.match(TO_PAY)?.[0]).toBe("What you may owe");
  const appeal = await world.see("sub", "/claims/medical/R1/0/appeal");
  expect(appeal.status).toBe(200);
  expect(appeal.text).not.toContain("nothing for you to pay");
});

test("T-88 a denied claim whose share is not known says nothing of what is left to pay", async () => {
  const page = await pageWith(world, refusedUnknown);
  expect(denialOf(page)).toContain("Reason: Filed too late.");
  expect(page.text).toContain("You oweNot available");
  expect(page.text).not.toMatch(TO_PAY);
  const appeal = await world.see("sub", "/claims/medical/R2/0/appeal");
  expect(appeal.status).toBe(200);
  expect(appeal.text).not.toMatch(TO_PAY);
});
