import { expect, test } from "vitest";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../../sign-in/pending-steps.ts";
import { QUESTIONS_FORM } from "./settings-page.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { calling } from "#tests/harness/world/asking.ts";

const world = useWorld();

test.each([
  ["sub", HOST.carrier, true],
  ["prov", HOST.providence, false],
])(
  "S-08 a missing password of %s at %s leads to the recovery of passwords: %s",
  async (...given) => {
    const [persona, host, isLed] = given;
    const browser = await world.enter(persona, host);
    const page = await browser.open(QUESTIONS_FORM);
    const refused = await browser.submit(page, "Save questions");
    expect(elementOf(refused, "#password-error").text).toContain("required");
    expect(refused.html.includes("/recovery/password")).toBe(isLed);
  },
);

test("S-08 answers that the gateway refuses are told to nobody as a change", async () => {
  const { browser, page: form } = await world.openConfirmed("sub", QUESTIONS_FORM);
  const [one = "", two = "", three = ""] = form.document
    .querySelectorAll("#question1 option")
    .map((option) => option.getAttribute("value") ?? "")
    .filter((value) => value !== "");
  await world.fault({ path: "account/security-answers", method: "PUT", status: 400 });
  const { writes } = await writing(world, () =>
    browser.submit(form, "Save questions", {
      "Security question 1": one,
      "Security question 2": two,
      "Security question 3": three,
      "Answer 1": "Biscuit 7",
      "Answer 2": "Canary Lane",
      "Answer 3": "Blue-Green",
    }),
  );
  expect(writes.map(({ path }) => path)).toEqual(["/account/security-answers"]);
});

test("S-08 staff who act for a member don't ask for the member's security questions", async () => {
  const questions = async (open: (path: string) => Promise<unknown>) => {
    const { calls } = await calling(world, () => open(QUESTIONS_FORM));
    return calls.filter(({ path }) => /question/i.test(path)).length;
  };
  const member = await world.enter("sub");
  expect(await questions((path) => member.open(path))).toBe(1);
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  expect(await questions((path) => browser.open(path))).toBe(0);
});
