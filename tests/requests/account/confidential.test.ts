import { afterEach, expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { ADDRESS, CALL, EMAIL, mainOf, OWN, PATH, send } from "./confidential-page.ts";

const world = useWorld();
afterEach(() => world.reset());

const BRANDS = [
  ["sub", HOST.carrier],
  ["dep-adult", HOST.carrier],
  ["dep-minor", HOST.carrier],
  ["term", HOST.carrier],
  ["noelig", HOST.carrier],
  ["summit", HOST.summit],
  ["prov-dep-adult", HOST.providence],
  ["hpp-dep", HOST.partner],
  ["mod", HOST.medicare],
] as const;

test.each(BRANDS)("%s at %s asks with nothing but an email address", async (persona, host) => {
  const browser = await world.enter(persona, host);
  const page = await browser.open(PATH);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.document.querySelector("title")?.textContent).toMatch(/^Communication choices - /);
  expect(page.document.querySelectorAll("main [required]")).toEqual([]);
  expect(page.text.includes("If you're under 18")).toBe(persona === "dep-minor");
  const calls = await world.callsDuring(async () => {
    const sent = await send(browser, { [EMAIL]: OWN }, page);
    expect([sent.status, sent.hops]).toEqual([200, [PATH]]);
    expect(sent.text).toContain("Step 1 of 3: Received");
    expect(sent.text).toContain("Not in force yet. It will be by 11/28/2026.");
    const usual = ["sub", "term", "noelig", "summit", "mod"].includes(persona)
      ? "your plan's usual address"
      : "the subscriber's address";
    expect(sent.text).toContain(`mail about your care may still go to ${usual}`);
    expect(sent.document.querySelector(".snackbar, .toast")).toBeNull();
    expect(sent.text).toContain(OWN);
  });
  const writes = calls.filter(({ method }) => method === "PUT");
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    [
      CALL,
      {
        request: {
          emailAddress: OWN,
          mailingAddress: null,
          phoneNumber: null,
          about: "ALL",
          aboutWords: null,
          couldEndanger: false,
        },
      },
    ],
  ]);
});

test("everything that can be filled in is sent, and shown as it stands", async () => {
  const browser = await world.enter("dep-adult");
  const calls = await world.callsDuring(async () => {
    const sent = await send(browser, {
      ...ADDRESS,
      [EMAIL]: OWN,
      "Apartment or unit (optional)": "Unit 3",
      "Country, if not the U.S. (optional)": "Canada",
      "Your phone number (optional)": "503-555-0199",
      "Only some care": "on",
      "Which care? A few words": "Visits at O'Brien & Søns, 2nd floor",
      "I could be in danger if others saw my health information": "on",
    });
    expect(sent.text).toContain("PO Box 4417, Unit 3, Elsewhere, WA 98001, Canada");
    for (const each of [OWN, "503-555-0199", "Visits at O'Brien & Søns, 2nd floor"]) {
      expect(mainOf(sent)).toContain(each);
    }
    expect(sent.text).toContain("Could be in dangerYes");
  });
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    request: {
      emailAddress: OWN,
      mailingAddress: {
        addressLine1: "PO Box 4417",
        addressLine2: "Unit 3",
        city: "Elsewhere",
        state: "WA",
        postalCode: "98001",
        country: "Canada",
      },
      phoneNumber: "503-555-0199",
      about: "SOME",
      aboutWords: "Visits at O'Brien & Søns, 2nd floor",
      couldEndanger: true,
    },
  });
});

test("a mailing address alone is enough", async () => {
  const sent = await send(await world.enter("sub"), ADDRESS);
  expect(sent.text).toContain("Step 1 of 3: Received");
  expect(sent.text).toContain("PO Box 4417, Elsewhere, WA 98001");
});

test("names and emoji may have the joiners that they are written with", async () => {
  const typed = {
    ...ADDRESS,
    City: "\u0646\u06CC\u200C\u0634\u0647\u0631",
    [WORDS]: "\u{1F469}\u200D\u2695\uFE0F",
  };
  const sent = await send(await world.enter("sub"), { ...SOME, ...typed });
  expect([sent.status, sent.hops]).toEqual([200, [PATH]]);
  expect(sent.text).toContain(typed.City);
  expect(sent.text).toContain(typed[WORDS]);
});

const SOME = { [EMAIL]: OWN, "Only some care": "on" };
const WORDS = "Which care? A few words";
const PHONE = "Your phone number (optional)";

test.each([
  ["nothing", {}, ["Enter your email address or a mailing address"]],
  ["blanks", { [EMAIL]: "   ", City: "  " }, ["Enter your email address or a mailing address"]],
  [
    "characters that nobody sees",
    { [EMAIL]: "\u200B\u200D", City: "\u200C \u2060" },
    ["Enter your email address or a mailing address"],
  ],
  ["no email address", { [EMAIL]: "nobody" }, ["That doesn't look like an email address"]],
  ["a long email address", { [EMAIL]: `${"a".repeat(260)}@b.example` }, ["exceeds the maximum"]],
  [
    "half an address",
    { City: "Elsewhere" },
    ["Street or PO box is", "State is", "ZIP code is a required field"],
  ],
  ["half an address beside an email address", { [EMAIL]: OWN, State: "WA" }, ["City is"]],
  ["a long street", { ...ADDRESS, "Street or PO box": "x".repeat(101) }, ["Street or PO box ex"]],
  [
    "unseen words beside an address",
    { ...ADDRESS, City: "\u200D\u3164" },
    ["City is a required field"],
  ],
  ["a line that turns the reading", { ...ADDRESS, City: "a\u202Eb" }, ["Invalid city"]],
  ["a line with control characters", { ...ADDRESS, City: "a\u0000b" }, ["Invalid city"]],
  [
    "no phone number",
    { [EMAIL]: OWN, [PHONE]: "call me" },
    ["That doesn't look like a phone number"],
  ],
  ["some care, unnamed", SOME, ["Say in a few words which care you mean"]],
  ["many words", { ...SOME, [WORDS]: "w".repeat(201) }, ["Say it in 200 characters or fewer"]],
  ["words with control characters", { ...SOME, [WORDS]: "a\u0000b" }, ["Use letters, numbers and"]],
] as const)(
  "%s is refused beside its field, and all that was typed stays",
  async (_what, fields, errors) => {
    const browser = await world.enter("dep-adult");
    const danger = { "I could be in danger if others saw my health information": "on" };
    const calls = await world.callsDuring(async () => {
      const back = await send(browser, { ...fields, ...danger });
      expect([back.status, back.url.pathname]).toEqual([400, PATH]);
      for (const error of errors) expect(textsOf(back, ".error").join(" ")).toContain(error);
      expect(back.document.querySelector("#couldEndanger")?.hasAttribute("checked")).toBe(true);
      const typed = back.document
        .querySelectorAll("main input.input")
        .map((input) => input.getAttribute("value") ?? "");
      for (const [label, text] of Object.entries(fields)) {
        if (label === "Only some care" || text.includes("\u0000")) continue;
        expect(typed).toContain(text.slice(0, 512));
      }
      expect(back.document.querySelector("title")?.textContent).toMatch(
        /^Error.*Communication choices/,
      );
    });
    expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
  },
);

test.each([
  ["fields twice", "emailAddress=a@b.example&emailAddress=c@d.example&about=ALL"],
  ["no choice", "emailAddress=a@b.example"],
  ["another choice", "emailAddress=a@b.example&about=NONE"],
  ["nested names", "emailAddress[x]=a@b.example&about=ALL"],
  ["nothing", ""],
])("a hostile form, %s, is a 400 and saves nothing", async (_what, body) => {
  const browser = await world.enter("dep-adult");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(PATH, { method: "POST", body: new URLSearchParams(body) });
    expect([page.status, textsOf(page, "h1")]).toEqual([400, ["Send my health information to me"]]);
  });
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("words about some care are not dropped where all is chosen: the form asks which is meant", async () => {
  const browser = await world.enter("dep-adult");
  const calls = await world.callsDuring(async () => {
    const page = await send(browser, { [EMAIL]: OWN, [WORDS]: "Dr. Sample" });
    expect(page.status).toBe(400);
    expect(textsOf(page, "#aboutWords-error")[0]).toContain('Choose "Only some care" above');
    expect(page.document.querySelector("#aboutWords")?.getAttribute("value")).toBe("Dr. Sample");
  });
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("markup that is typed is shown as text", async () => {
  const browser = await world.enter("dep-adult");
  const words = `<img src=x onerror=alert(1)>"'`;
  const sent = await send(browser, { ...SOME, [WORDS]: words });
  expect(sent.status).toBe(200);
  expect(sent.document.querySelector("main img[src=x]")).toBeNull();
  expect(sent.html).toContain("&lt;img src=x");
});
