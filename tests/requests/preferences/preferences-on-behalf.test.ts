import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { actingFor, post, writesOf, writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());

const CONFIRM = "The member asked me to make these choices for them.";
const MISSING = "Confirm that the member asked you to make these choices.";

const forms = [
  {
    path: "/update-preferences",
    persona: "nopref",
    host: HOST.carrier,
    fields: { "Email address": "else@example.test" },
    button: "Save",
    write: "/account/preferences",
  },
  {
    path: "/registration-policies",
    persona: "prov-unsigned",
    host: HOST.providence,
    fields: { "I have read and acknowledged this.": "on" },
    button: "Submit",
    write: "/account/registration/policies",
  },
] as const;

async function actAs(persona: string, host: string) {
  const { subscriberId } = await answerOf(world, persona, account);
  return actingFor(world, String(subscriberId), {}, host);
}

async function open({ path, persona, host }: (typeof forms)[number]) {
  const browser = await actAs(persona, host);
  return { browser, page: await browser.open(path) };
}

test.each(forms)(
  "staff cannot send $path without confirming that the member asked them to",
  async (form) => {
    const { browser, page } = await open(form);
    expect(page.text).toContain("You are viewing as staff");
    expect(textsOf(page, "label[for=onBehalf]")).toEqual([CONFIRM]);
    const box = elementOf(page, "#onBehalf");
    expect(["required", "checked"].map((it) => box.hasAttribute(it))).toEqual([true, false]);
    const refused = await writing(world, () => browser.submit(page, form.button, form.fields));
    expect(refused.writes).toEqual([]);
    expect(refused.page.status).toBe(400);
    expect(linksOf(refused.page, ".summary")).toEqual([[MISSING, "#onBehalf"]]);
    const mended = await writing(world, () =>
      browser.submit(refused.page, form.button, { [CONFIRM]: "on" }),
    );
    expect(mended.writes.map(({ path }) => path)).toEqual([form.write]);
    expect(mended.page.hops).toEqual(["/sso-landing", "/home"]);
  },
);

test.each(forms)(
  "a forged confirmation of staff is refused on $path",
  async ({ path, ...form }) => {
    const { browser } = await open({ path, ...form } as (typeof forms)[number]);
    for (const onBehalf of ["N", "on"]) {
      const fields = { emailAddress: "a@example.test", communication: "Y", eob: "Y", onBehalf };
      const calls = await world.callsDuring(async () => {
        expect((await post(browser, path, fields)).status).toBe(400);
      });
      expect(writesOf(calls)).toEqual([]);
    }
  },
);

test.each(forms)("members are not asked to confirm on $path", async (form) => {
  const { page } = await world.openOnTheWay(form.persona, form.path, form.host);
  expect([page.status, textsOf(page, "h1").length]).toEqual([200, 1]);
  expect(page.text).not.toContain(CONFIRM);
});
