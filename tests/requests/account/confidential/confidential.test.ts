import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../../sign-in/pending-steps.ts";
import { ADDRESS, CALL, EMAIL, mainOf, OWN, PATH, send, WORDS } from "./confidential-page.ts";

const world = resetting(useWorld());

const SOME = { [EMAIL]: OWN, "Only some care": "on" };
const PHONE = "Your phone number (optional)";

test.each([
  ["sub", HOST.carrier, "your plan's usual address"],
  ["dep-minor", HOST.carrier, "the subscriber's address"],
  ["term", HOST.carrier, "your plan's usual address"],
  ["prov-dep-adult", HOST.providence, "the subscriber's address"],
])("%s at %s asks with nothing but an email address", async (persona, host, usual) => {
  const { browser, page } = await world.openConfirmed(persona, PATH, host);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.document.querySelector("title")?.textContent).toMatch(/^Communication choices - /);
  expect(page.document.querySelectorAll("main [required]")).toEqual([]);
  expect(page.text.includes("If you're under 18")).toBe(persona === "dep-minor");
  const { page: sent, writes } = await writing(world, () => send(browser, { [EMAIL]: OWN }, page));
  expect([sent.status, sent.hops]).toEqual([200, [PATH]]);
  expect(sent.text).toContain("Step 1 of 3: Received");
  expect(sent.text).toContain("Not in force yet. It will be by 11/28/2026.");
  expect(sent.text).toContain(`mail about your care may still go to ${usual}`);
  expect(sent.document.querySelector(".snackbar, .toast")).toBeNull();
  expect(sent.text).toContain(OWN);
  const request = {
    emailAddress: OWN,
    mailingAddress: null,
    phoneNumber: null,
    about: "ALL",
    aboutWords: null,
    couldEndanger: false,
  };
  expect(writes).toEqual([{ method: "PUT", path: CALL, body: { request } }]);
});

test("everything that can be filled in is sent, and shown as it stands", async () => {
  const browser = await world.confirmed("dep-adult");
  const { page, writes } = await writing(world, () =>
    send(browser, {
      ...ADDRESS,
      [EMAIL]: OWN,
      "Apartment, suite or unit": "Unit 3",
      Country: "CA",
      State: "",
      "Province or region": "BC",
      "ZIP or postal code": "V6B 1A1",
      [PHONE]: "503-555-0199",
      "Only some care": "on",
      [WORDS]: "Visits at O'Brien & Søns, 2nd floor",
      "I could be in danger if others saw my health information": "on",
    }),
  );
  expect(page.text).toContain("PO Box 4417, Unit 3, Elsewhere, BC V6B 1A1, Canada");
  for (const each of [OWN, "503-555-0199", "Visits at O'Brien & Søns, 2nd floor"]) {
    expect(mainOf(page)).toContain(each);
  }
  expect(page.text).toContain("Could be in dangerYes");
  expect(writes.map(({ body }) => body)).toEqual([
    {
      request: {
        emailAddress: OWN,
        mailingAddress: {
          addressLine1: "PO Box 4417",
          addressLine2: "Unit 3",
          city: "Elsewhere",
          state: "BC",
          postalCode: "V6B 1A1",
          country: "CA",
        },
        phoneNumber: "503-555-0199",
        about: "SOME",
        aboutWords: "Visits at O'Brien & Søns, 2nd floor",
        couldEndanger: true,
      },
    },
  ]);
});

test("a mailing address alone is enough, with the joiners that names are written with", async () => {
  const alone = await send(await world.confirmed("sub"), ADDRESS);
  expect(alone.text).toContain("Step 1 of 3: Received");
  expect(alone.text).toContain("PO Box 4417, Elsewhere, WA 98001");
  await world.reset();
  const typed = {
    ...ADDRESS,
    City: "\u0646\u06CC\u200C\u0634\u0647\u0631",
    [WORDS]: "\u{1F469}\u200D\u2695\uFE0F",
  };
  const sent = await send(await world.confirmed("sub"), { ...SOME, ...typed });
  expect([sent.status, sent.hops]).toEqual([200, [PATH]]);
  expect(sent.text).toContain(typed.City);
  expect(sent.text).toContain(typed[WORDS]);
});

/** An open form that is never saved; each refused input is filled into it. */
let form: ReturnType<typeof world.openConfirmed> | undefined;
const emptyForm = () => (form ??= world.openConfirmed("dep-adult", PATH));

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
    ["Street address is", "State is", "ZIP code is a required field"],
  ],
  ["half an address beside an email address", { [EMAIL]: OWN, State: "WA" }, ["City is"]],
  ["a long street", { ...ADDRESS, "Street address": "x".repeat(101) }, ["Street address exceeds"]],
  ["a ZIP code of one digit", { ...ADDRESS, "ZIP or postal code": "9" }, ["ZIP code of 5 or 9"]],
  ["a home state abroad", { ...ADDRESS, Country: "MX" }, ["Leave this empty for an address out"]],
  ["unseen words", { ...ADDRESS, City: "\u200D\u3164" }, ["City is a required field"]],
  [
    "a line that turns the reading",
    { ...ADDRESS, City: "a\u202Eb" },
    ["letters, numbers and common signs"],
  ],
  [
    "a line with control characters",
    { ...ADDRESS, City: "a\u0000b" },
    ["letters, numbers and common signs"],
  ],
  [
    "no phone number",
    { [EMAIL]: OWN, [PHONE]: "call me" },
    ["Enter a phone number with its area code"],
  ],
  ["some care, unnamed", SOME, ["Say in a few words which care you mean"]],
  ["many words", { ...SOME, [WORDS]: "w".repeat(201) }, ["Say it in 200 characters or fewer"]],
  ["words with control characters", { ...SOME, [WORDS]: "a\u0000b" }, ["Use letters, numbers and"]],
  ["words where all is chosen", { [EMAIL]: OWN, [WORDS]: "Dr. S" }, ['"Only some care" above']],
] as const)(
  "%s is refused beside its field, and all that was typed stays",
  async (_what, fields, errors) => {
    const { browser, page: form } = await emptyForm();
    const typed = { ...fields, "I could be in danger if others saw my health information": "on" };
    const { page, writes } = await writing(world, () => send(browser, typed, form));
    expect([page.status, page.url.pathname, writes]).toEqual([400, PATH, []]);
    for (const error of errors) expect(textsOf(page, ".error").join(" ")).toContain(error);
    expect(page.document.querySelector("#couldEndanger")?.hasAttribute("checked")).toBe(true);
    const kept = page.document
      .querySelectorAll("main input.input, main option[selected]")
      .map((input) => input.getAttribute("value") ?? "");
    for (const [label, text] of Object.entries(fields)) {
      if (label === "Only some care" || text.includes("\u0000")) continue;
      expect(kept).toContain(text.slice(0, 512));
    }
    expect(textsOf(page, "title")[0]).toMatch(/^Error.*Communication choices/);
  },
);

test.each([
  "emailAddress=a@b.example&emailAddress=c@d.example&about=ALL",
  "emailAddress=a@b.example",
  "emailAddress=a@b.example&about=NONE",
  "line1=1+Main&city=Elsewhere&country=US&state=ZZ&zip=97201&about=ALL",
  "emailAddress[x]=a@b.example&about=ALL",
  "",
])("a hostile form, %j, is a 400 and saves nothing", async (body) => {
  const { browser } = await emptyForm();
  const { page, writes } = await writing(world, () => browser.openPost(PATH, body));
  expect([page.status, textsOf(page, "h1")]).toEqual([400, ["Send my health information to me"]]);
  expect(writes).toEqual([]);
});

test("markup that is typed is shown as text", async () => {
  const browser = await world.confirmed("dep-adult");
  const words = `<img src=x onerror=alert(1)>"'`;
  const sent = await send(browser, { ...SOME, [WORDS]: words });
  expect(sent.status).toBe(200);
  expect(sent.document.querySelector("main img[src=x]")).toBeNull();
  expect(sent.html).toContain("&lt;img src=x");
});
