import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { type Page, textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { post, writesOf, writing } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());
const PATH = "/registration-policies";
const READ = "I have read and acknowledged this.";
const ELECTRONIC = "Electronically: I consent to electronic delivery of my EOBs";
const PAPER = "On paper";

const POLICY = [
  "This dashboard is a digital service. Before you use it, please read this policy and confirm that you have.",
  "Digital communications are messages and documents about your dental plan that you get on this dashboard or by email instead of on paper.",
];

const OF_SUBSCRIBER =
  "If you consent, you can also get your explanations of benefits (EOBs) this way. Choose below.";

const open = (persona = "prov-unsigned", host: string = HOST.providence) =>
  world.openOnTheWay(persona, PATH, host);

/** The text of every box and radio of the form, and whether it is chosen. */
const choicesOf = (page: Page) =>
  page.document.querySelectorAll("main .choice").map((choice) => {
    const input = choice.querySelector("input");
    return [textOf(choice.querySelector("label")), input?.hasAttribute("checked")];
  });

const saved = (isCommunicationPolicySigned: unknown, isEeobPreferenceConsented: unknown) =>
  world.fault({
    method: "GET",
    path: "account/registration/policies",
    body: { isCommunicationPolicySigned, isEeobPreferenceConsented },
  });

const MISSING = "Please confirm you have read our digital communications policy.";
const isChosen = (page: Page, id: string) => elementOf(page, `#${id}`).hasAttribute("checked");

test("ROUTE-14 POLICY-01 POLICY-02 POLICY-03 POLICY-06 POLICY-07 POLICY-08 S-28 S-31 a Providence member who has not signed lands on the consent page", async () => {
  const { page } = await world.signIn("prov-unsigned", HOST.providence);
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing", PATH]]);
  expect(textsOf(page, "h1")).toEqual(["Welcome to your dental Member Dashboard"]);
  expect(textsOf(page, "main p")).toContain(
    "Get the most out of your dental benefits. Let's get started.",
  );
  expect(textsOf(page, "main h2")).toEqual(["Digital communications policy"]);
  expect(textsOf(page, "main section p").join(" ").length).toBeGreaterThan(100);
  expect(textsOf(page, "main .req-note")).toEqual(["Required field"]);
  expect(textsOf(page, "main form button")).toEqual(["Submit"]);
  expect(elementOf(page, "main form").getAttribute("method")).toBe("post");
  expect(linksOf(page)).toEqual([["Return to log in", "/logout"]]);
  expect(textsOf(page, "header button")).toEqual(["Log out", "Español"]);
});

test("POLICY-04 POLICY-05 POLICY-10 POLICY-11 the consent page has the policy, an empty box, electronic delivery", async () => {
  const { page } = await open();
  expect(textsOf(page, "main section p")).toEqual([...POLICY, OF_SUBSCRIBER]);
  expect(choicesOf(page)).toEqual([
    [READ, false],
    [ELECTRONIC, true],
    [PAPER, false],
  ]);
  const box = elementOf(page, "#communication");
  expect([box.getAttribute("type"), box.hasAttribute("required")]).toEqual(["checkbox", true]);
  expect(elementOf(page, "label[for=communication] .req")).toBeDefined();
});

test.each([
  [true, false, [true, false, true]],
  [false, null, [false, true, false]],
])(
  "POLICY-10 POLICY-11 GW-18 DATA-12 saved %j and %j are checked as saved",
  async (signed, eob, chosen) => {
    await saved(signed, eob);
    const { page } = await open();
    expect(choicesOf(page).map(([, checked]) => checked)).toEqual(chosen);
  },
);

test("ROUTE-15 GUARD-01 GUARD-02 GUARD-03 /registration-policies needs a temporary token, of any brand", async () => {
  const nobody = await world.visitor(HOST.providence).send(PATH);
  expect(nobody.headers.get("location")).toBe("/logout");
  const signedIn = await (await world.enter("prov", HOST.providence)).send(PATH);
  expect(signedIn.headers.get("location")).toBe("/home");
  const { page } = await open("sub", HOST.carrier);
  expect(page.status).toBe(200);
});

test("S-31 the consent page's return link ends the sign-in", async () => {
  const { browser } = await open();
  const page = await browser.open("/logout");
  expect(page.hops).toEqual(["/login"]);
  expect(page.text).toContain("You have logged out successfully.");
  expect((await browser.send(PATH)).headers.get("location")).toBe("/logout");
});

test("POLICY-13 POLICY-14 POLICY-16 GW-26 ERR-34 T-13 a signed policy is sent and welcomed once", async () => {
  const { browser, page } = await open();
  const sent = await writing(world, () => browser.submit(page, "Submit", { [READ]: "on" }));
  expect(sent.writes).toEqual([
    {
      method: "PUT",
      path: "/account/registration/policies",
      body: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: true },
    },
  ]);
  expect(sent.page.hops).toEqual(["/sso-landing", "/home"]);
  expect(textsOf(sent.page, '[role="status"]').join(" ")).toContain(
    "You're all set. Welcome to your dental Member Dashboard",
  );
  expect((await browser.open("/home")).text).not.toContain("You're all set.");
  const again = await world.signIn("prov-unsigned", HOST.providence);
  expect(again.page.hops).toEqual(["/sso-landing", "/home"]);
});

test("POLICY-05 POLICY-12 POLICY-13 ROLE-10 a dependent is not asked about EOBs and consents to none", async () => {
  const { browser, page } = await open("prov-unsigned-dep");
  expect(choicesOf(page).map(([label]) => label)).toEqual([READ]);
  expect(textsOf(page, "main section p")).toEqual(POLICY);
  expect(page.text).not.toContain("EOB");
  const fields = { communication: "Y", eob: "Y", isEeobPreferenceConsented: "true" };
  const sent = await writing(world, () => browser.openPost(PATH, fields));
  expect(sent.writes.map(({ body }) => body)).toEqual([
    { isCommunicationPolicySigned: true, isEeobPreferenceConsented: null },
  ]);
  expect(sent.page.hops).toEqual(["/sso-landing", "/home"]);
});

test("POLICY-09 an unchecked policy box is refused beside it and in the summary, and nothing is sent", async () => {
  const { browser, page } = await open();
  const refused = await writing(world, () => browser.submit(page, "Submit", { "On paper": "on" }));
  expect([refused.page.status, refused.page.hops, refused.calls]).toEqual([400, [], []]);
  expect(textsOf(refused.page, "title")[0]).toMatch(/^Error: /);
  expect(textsOf(refused.page, "#communication-error p")).toEqual([`Error: ${MISSING}`]);
  expect(linksOf(refused.page, ".summary")).toEqual([[MISSING, "#communication"]]);
  expect(elementOf(refused.page, "#communication").getAttribute("aria-invalid")).toBe("true");
  // The choice stays; the box does not check itself.
  const chosen = ["communication", "eob", "eob-2"].map((id) => isChosen(refused.page, id));
  expect(chosen).toEqual([false, false, true]);
  const sent = await writing(world, () => browser.submit(refused.page, "Submit", { [READ]: "on" }));
  expect(sent.writes.map(({ body }) => body)).toEqual([
    { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false },
  ]);
});

test("POLICY-09 a forged acknowledgement is refused", async () => {
  const { browser } = await open();
  const calls = await world.callsDuring(async () => {
    for (const [name, value, ...more] of [
      ["communication", "N"],
      ["communication", "Y", "Y"],
    ] as const) {
      const fields = [value, ...more].map((each) => [name, each] as const);
      const response = await post(browser, PATH, [...fields, ["eob", "Y"]]);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(MISSING);
    }
  });
  expect(writesOf(calls)).toEqual([]);
});

test("POLICY-05 a subscriber's missing or double EOB delivery is refused", async () => {
  const { browser } = await open();
  for (const eob of ["", "&eob=Y&eob=N"]) {
    const refused = await writing(world, () => browser.openPost(PATH, `communication=Y${eob}`));
    expect([refused.page.status, refused.writes]).toEqual([400, []]);
    expect(linksOf(refused.page, ".summary")).toEqual([
      ["EOB delivery is a required field", "#eob"],
    ]);
    expect(isChosen(refused.page, "communication")).toBe(true);
  }
});
