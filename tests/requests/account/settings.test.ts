import { afterEach, expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/acting.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { factsOf, post, writesOf, writing } from "../sign-in/on-the-way.ts";
import { QUESTIONS_FORM, SETTINGS } from "./settings-page.ts";

const world = useWorld();
afterEach(() => world.reset());

const open = async (persona: string, path = SETTINGS, host: string = HOST.carrier) =>
  (await world.enter(persona, host)).open(path);

test("ROUTE-23 BRAND-13 S-08 a subscriber sees how they log in and what they receive", async () => {
  const browser = (await world.signIn("sub")).browser;
  const page = await browser.open(SETTINGS);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Settings"]]);
  expect(factsOf(page, "Username and password")).toEqual({
    Username: "sub",
    Password: "Not shown",
  });
  expect(linksOf(page)).toContainEqual(["Change password", "/account/settings/change-password"]);
  expect(factsOf(page, "Email and communication")).toMatchObject({
    "Email address": "jordan@members.example",
    "Explanations of benefits (EOBs)": "Electronically, starting with your next EOB",
  });
  expect(page.document.querySelector("main form")).toBeNull();
});

test("S-08 who came from another site has no user name to show", async () => {
  const browser = world.visitor();
  const token = await world.token("sub");
  const body = new URLSearchParams({ token });
  const response = await browser.send("/sso-landing", {
    method: "POST",
    body,
    headers: { origin: "https://apps.example.test" },
  });
  expect(response.status).toBeLessThan(400);
  await browser.open("/sso-landing");
  const page = await browser.open(SETTINGS);
  expect(page.status).toBe(200);
  expect(page.text).toContain("You came here from another site");
});

test.each([
  ["dep-adult", HOST.carrier],
  ["dep-minor", HOST.carrier],
  ["prov-dep-adult", HOST.providence],
  ["prov-dep-minor", HOST.providence],
])("T-25 S-08 %s reaches the page by its address", async (persona, host) => {
  expect((await open(persona, SETTINGS, host)).status).toBe(200);
});

test.each([
  ["summit", HOST.summit],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
  ["term", HOST.carrier],
])("BRAND-13 ROUTE-23 %s has the page in its brand", async (persona, host) => {
  const page = await open(persona, SETTINGS, host);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Settings"]]);
});

const ANSWERS = {
  "Security question 1": "What was the name of your first pet?",
  "Answer 1": "Biscuit 7",
  "Answer 2": "Canary Lane",
  "Answer 3": "Blue-Green",
};

/** Three different questions of the list, with answers. */
async function answersOn(page: Awaited<ReturnType<typeof open>>) {
  const options = page.document
    .querySelectorAll("#question1 option")
    .map((option) => option.getAttribute("value") ?? "")
    .filter((value) => value !== "");
  return {
    ...ANSWERS,
    "Security question 1": options[0] ?? "",
    "Security question 2": options[1] ?? "",
    "Security question 3": options[2] ?? "",
  };
}

test("ACCOUNT-06 GW-24 S-08 three questions with their answers are saved, and never shown again", async () => {
  const browser = await world.enter("sub");
  const form = await browser.open(QUESTIONS_FORM);
  const fields = await answersOn(form);
  const { writes, page } = await writing(world, () =>
    browser.submit(form, "Save questions", fields),
  );
  expect(writes).toEqual([
    {
      method: "PUT",
      path: "/account/security-answers",
      body: [
        { questionId: fields["Security question 1"], answer: "Biscuit 7" },
        { questionId: fields["Security question 2"], answer: "Canary Lane" },
        { questionId: fields["Security question 3"], answer: "Blue-Green" },
      ],
    },
  ]);
  expect(page.hops).toEqual([SETTINGS]);
  expect(textsOf(page, '[role="status"]').join(" ")).toContain("Your security questions are saved");
  for (const path of [SETTINGS, QUESTIONS_FORM]) {
    expect((await browser.open(path)).html).not.toMatch(/Biscuit 7|Canary Lane/);
  }
});

test.each([
  [{ "Answer 2": "" }, "Answer 2 is a required field", "#answer2"],
  [{ "Answer 3": "ab" }, "Answer 3 is under the character minimum", "#answer3"],
  [{ "Answer 1": "x".repeat(31) }, "Answer 1 exceeds the maximum number of characters", "#answer1"],
])(
  "S-08 %j is refused beside its field, and what was typed stays",
  async (change, message, field) => {
    const browser = await world.enter("sub");
    const form = await browser.open(QUESTIONS_FORM);
    const { writes, page } = await writing(world, async () =>
      browser.submit(form, "Save questions", { ...(await answersOn(form)), ...change }),
    );
    expect([page.status, writes]).toEqual([400, []]);
    expect(textsOf(page, ".summary li")).toEqual([message]);
    expect(textsOf(page, `${field}-error`)[0]).toContain(message);
    const kept = "Answer 1" in change ? "#answer2" : "#answer1";
    expect(elementOf(page, kept).getAttribute("value")).toMatch(/Biscuit 7|Canary Lane/);
  },
);

test("S-08 the same question twice is refused", async () => {
  const browser = await world.enter("sub");
  const form = await browser.open(QUESTIONS_FORM);
  const fields = await answersOn(form);
  const page = await browser.submit(form, "Save questions", {
    ...fields,
    "Security question 2": fields["Security question 1"],
  });
  expect(page.status).toBe(400);
  expect(textsOf(page, "#question2-error")[0]).toContain("Choose a question you haven't already");
});

test("S-08 a save of questions that met trouble says that nobody knows, and that twice does no harm", async () => {
  const browser = await world.enter("sub");
  const form = await browser.open(QUESTIONS_FORM);
  await world.fault({ path: "account/security-answers", status: 500 });
  const page = await browser.submit(form, "Save questions", await answersOn(form));
  await world.mend();
  expect(page.status).toBe(500);
  expect(textsOf(page, '[role="alert"]').join(" ")).toContain("We can't tell whether");
  expect(elementOf(page, "#answer1").getAttribute("value")).toBe("Biscuit 7");
});

test("S-08 without questions to choose from there is no form, and the rest of the page", async () => {
  await world.fault({ path: "account/security-questions", status: 500 });
  const page = await open("sub", QUESTIONS_FORM);
  await world.mend();
  expect(page.text).toContain("We couldn't load the questions.");
  expect(page.document.querySelector("#question1")).toBeNull();
  expect(page.text).toContain("jordan@members.example");
});

test("S-08 staff see no user name, and cannot change the questions", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await browser.open(QUESTIONS_FORM);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Only the member can change these.");
  expect(page.document.querySelector("#question1")).toBeNull();
  const calls = await world.callsDuring(async () => {
    expect((await post(browser, QUESTIONS_FORM, { question1: "1", answer1: "abc" })).status).toBe(
      403,
    );
  });
  expect(writesOf(calls)).toEqual([]);
});

test("S-08 a post to no card is not found", async () => {
  const browser = await world.enter("sub");
  for (const path of [SETTINGS, `${SETTINGS}?edit=other`]) {
    expect((await post(browser, path, { emailAddress: "a@b.example" })).status).toBe(404);
  }
});
