import { expect, test } from "vitest";
import { accountPreferences } from "#server/gateway/calls/member/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());

const PATH = "/id-card";

const open = (persona: string) => world.openAs(persona, PATH);

const EMAIL = "/id-card/0/M/email";

test("IDCARD-08 GW-61 the form has the member's own address and sends the card there by one call", async () => {
  const { browser, page } = await open("sub");
  const { emailAddress } = await answerOf(world, "sub", accountPreferences);
  const form = await browser.open(linksOf(page).find(([, href]) => href === EMAIL)?.[1] ?? "");
  expect(form.text).toContain(`Jordan Testa-Lindqvist's medical, dental, vision and pharmacy card`);
  const field = elementOf(form, "#emailAddress");
  expect(field.attributes).toMatchObject({ value: emailAddress, type: "email" });
  const { page: sent, writes } = await writing(world, () => browser.submit(form, "Send card"));
  expect(sent.hops).toEqual([PATH]);
  expect(textsOf(sent, '[role="status"]').join(" ")).toContain("We emailed your ID card");
  const body = { suffix: 0, category: "M", emailAddress };
  expect(writes).toEqual([{ method: "POST", path: "/idCard/email", body }]);
  expect((await browser.open(PATH)).text).not.toContain("was sent by email");
});

test("IDCARD-08 S-03 an invalid e-mail address has its error, is kept in the form, and nothing is sent", async () => {
  const { browser, page: form } = await world.openAs("sub", EMAIL);
  for (const [typed, error] of [
    ["", "Email address is a required field"],
    ["<script>@members.example", "Invalid email address"],
  ] as const) {
    const { page, writes } = await writing(world, () =>
      browser.submit(form, "Send card", { "Email address": typed }),
    );
    expect([page.status, writes]).toEqual([400, []]);
    expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
    expect(textsOf(page, ".summary a")).toEqual([error]);
    expect(textsOf(page, "#emailAddress-error")).toEqual([`Error: ${error}`]);
    expect(elementOf(page, "#emailAddress").getAttribute("value") ?? "").toBe(typed);
  }
});

test("IDCARD-08 staff who act for a member send a card only with the member's consent, which the log has", async () => {
  const own = await world.see("sub", EMAIL);
  expect(own.document.querySelector("#onBehalf")).toBeNull();
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const form = await browser.open(EMAIL);
  const typed = { "Email address": "j@members.example" };
  const press = () => browser.submit(form, "Send card", typed);
  const { page, writes } = await writing(world, press);
  expect([page.status, writes]).toEqual([400, []]);
  expect(textsOf(page, ".summary a")).toEqual([
    "Confirm that the member asked you to make these choices.",
  ]);
  expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("j@members.example");
  const consent = { "The member asked me to make these choices for them.": "on" };
  expect((await browser.submit(page, "Send card", consent)).hops).toEqual([PATH]);
  await eventually(() => expect(world.log()).toMatch(/"consent-on-behalf".*"ok".*email/));
});

test("IDCARD-08 a card that the gateway refuses to send has its error and a phone number on the form", async () => {
  const status = 422;
  const { browser, page: form } = await world.openAs("sub", EMAIL);
  await world.fault({ path: "idCard/email", status });
  const page = await browser.submit(form, "Send card", { "Email address": "j@members.example" });
  expect([page.status, page.hops]).toEqual([400, []]);
  const alert = '.alert[role="alert"]';
  expect(textsOf(page, `${alert} p`)).toEqual([
    "We couldn't send the card to this address. Check it and try again.",
  ]);
  expect(linksOf(page, alert)).toEqual([
    [expect.stringMatching(/^Call /), expect.stringMatching(/^tel:/)],
  ]);
  expect(elementOf(page, alert).getAttribute("tabindex")).toBe("-1");
  expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("j@members.example");
});

test("IDCARD-08 a double press sends one card", async () => {
  const browser = await world.enter("sub");
  await world.fault({ method: "POST", path: "idCard/email", delayMs: 50 });
  const calls = await world.callsDuring(async () => {
    const press = () => browser.post(EMAIL, { emailAddress: "jordan@members.example" });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  });
  expect(calls.filter(({ path }) => path === "/idCard/email")).toHaveLength(1);
});
