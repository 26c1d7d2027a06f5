import { afterEach, expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world.ts";
import { post, writesOf, writing } from "../sign-in/on-the-way.ts";

const world = useWorld();
afterEach(() => world.reset());

const PATH = "/registration-policies";
const READ = "I have read and acknowledged this.";
const MISSING = "Please confirm you have read our digital communications policy.";

async function open(persona = "prov-unsigned") {
  const browser = await world.onTheWay(persona, HOST.providence);
  return { browser, page: await browser.open(PATH) };
}

const isChosen = (page: Page, id: string) => elementOf(page, `#${id}`).hasAttribute("checked");

test("POLICY-09 an unticked box is refused beside it and in the summary, and nothing is sent", async () => {
  const { browser, page } = await open();
  const refused = await writing(world, () => browser.submit(page, "Submit", { "On paper": "on" }));
  expect(refused.calls).toEqual([]);
  expect(refused.page.status).toBe(400);
  expect(refused.page.hops).toEqual([]);
  expect(textsOf(refused.page, "title")[0]).toMatch(/^Error: /);
  expect(textsOf(refused.page, "#communication-error p")).toEqual([`Error: ${MISSING}`]);
  expect(linksOf(refused.page, ".summary")).toEqual([[MISSING, "#communication"]]);
  expect(elementOf(refused.page, "#communication").getAttribute("aria-invalid")).toBe("true");
  // What was chosen stands; the box does not tick itself.
  expect(isChosen(refused.page, "eob-2")).toBe(true);
  expect(isChosen(refused.page, "eob")).toBe(false);
  expect(isChosen(refused.page, "communication")).toBe(false);
  const sent = await writing(world, () => browser.submit(refused.page, "Submit", { [READ]: "on" }));
  expect(sent.writes.map(({ body }) => body)).toEqual([
    { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false },
  ]);
});

test("POLICY-09 a policy that was signed before does not stand for a box that is unticked now", async () => {
  const { browser, page } = await open("prov");
  expect(isChosen(page, "communication")).toBe(true);
  const refused = await writing(world, () => browser.submit(page, "Submit", { [READ]: "" }));
  expect(refused.writes).toEqual([]);
  expect(refused.page.text).toContain(MISSING);
  expect(isChosen(refused.page, "communication")).toBe(false);
});

test("POLICY-09 a made-up acknowledgement is none", async () => {
  const { browser } = await open();
  const calls = await world.callsDuring(async () => {
    for (const [name, value, ...more] of [
      ["communication", "N"],
      ["communication", "Y", "Y"],
      ["communication[0]", "Y"],
      ["communication", "Y".repeat(10_000)],
      ["communication", "Y\0"],
    ] as const) {
      const fields = [value, ...more].map((each) => [name, each] as const);
      const response = await post(browser, PATH, [...fields, ["eob", "Y"]]);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(MISSING);
    }
  });
  expect(writesOf(calls)).toEqual([]);
});

test("POLICY-05 a subscriber's EOB delivery that is missing, made up or both is asked for", async () => {
  const { browser } = await open();
  for (const eob of ["", "&eob=maybe", "&eob=Y&eob=N"]) {
    const body = new URLSearchParams(`communication=Y${eob}`);
    const refused = await writing(world, () => browser.open(PATH, { method: "POST", body }));
    expect([refused.page.status, refused.writes]).toEqual([400, []]);
    expect(linksOf(refused.page, ".summary")).toEqual([
      ["EOB delivery is a required field", "#eob"],
    ]);
    expect(isChosen(refused.page, "communication")).toBe(true);
  }
});

test("POLICY-12 a dependent's form that speaks of EOBs all the same is not heard", async () => {
  const { browser } = await open("prov-unsigned-dep");
  const fields = { communication: "Y", eob: "Y", isEeobPreferenceConsented: "true" };
  const calls = await world.callsDuring(() => post(browser, PATH, fields));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([
    { isCommunicationPolicySigned: true, isEeobPreferenceConsented: null },
  ]);
});

test("GUARD-01 the form of a second tab that comes later is led home and signs nothing", async () => {
  const { browser, page } = await open();
  await browser.submit(page, "Submit", { [READ]: "on" });
  const second = await writing(world, () =>
    browser.submit(page, "Submit", { [READ]: "on", "On paper": "on" }),
  );
  expect(second.page.hops).toEqual(["/home"]);
  expect(second.writes).toEqual([]);
});

test("what was chosen too late is shown to the same member again, and is not carried out", async () => {
  const { browser } = await open();
  browser.jar.delete("temp_token");
  const late = await post(browser, PATH, { communication: "Y", eob: "N" });
  expect(late.headers.get("location")).toBe("/session-ended");
  await post(browser, "/login", { username: "prov-unsigned", password: PASSWORD });
  const back = await writing(world, () => browser.open("/sso-landing"));
  expect(back.writes).toEqual([]);
  expect(back.page.hops).toEqual([PATH]);
  expect(back.page.text).toContain(
    "Your session ended before this was sent. Check it and send it again.",
  );
  expect(isChosen(back.page, "communication")).toBe(true);
  expect(isChosen(back.page, "eob-2")).toBe(true);
  const sent = await writing(world, () => browser.submit(back.page, "Submit"));
  expect(sent.writes.map(({ body }) => body)).toEqual([
    { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false },
  ]);
  expect(sent.page.hops).toEqual(["/sso-landing", "/home"]);
});
