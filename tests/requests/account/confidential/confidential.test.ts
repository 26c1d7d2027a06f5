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
  ["dep-minor", HOST.carrier, "the subscriber's address"],
  ["prov", HOST.providence, "your plan's usual address"],
])("%s at %s makes a request with only an email address", async (persona, host, usual) => {
  const { browser, page } = await world.openConfirmed(persona, PATH, host);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.document.querySelector("title")?.textContent).toMatch(/^Communication choices - /);
  expect(page.document.querySelectorAll("main [required]")).toEqual([]);
  const fields = "main :is(select, [type=email], input:not([type])):not([autocomplete=off])";
  expect(page.document.querySelectorAll(fields).map(({ id }) => id)).toEqual([]);
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

test("every field of the form is sent and shown", async () => {
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

test("a mailing address alone makes a request, in any script and with markup as text", async () => {
  const city = "\u0646\u06CC\u200C\u0634\u0647\u0631";
  const words = `<img src=x onerror=alert(1)>"' \u{1F469}\u200D\u2695\uFE0F`;
  const typed = { ...ADDRESS, City: city, "Only some care": "on", [WORDS]: words };
  const sent = await send(await world.confirmed("sub"), typed);
  expect([sent.status, sent.hops]).toEqual([200, [PATH]]);
  expect(sent.text).toContain("Step 1 of 3: Received");
  expect(sent.text).toContain(`PO Box 4417, ${city}, WA 98001`);
  expect(sent.text).toContain(words);
  expect(sent.document.querySelector("main img[src=x]")).toBeNull();
});

/** An open form that is never saved; each refused input is filled into it. */
let form: ReturnType<typeof world.openConfirmed> | undefined;
const emptyForm = () => (form ??= world.openConfirmed("dep-adult", PATH));

// Which text a line of an address takes: app/rules/account/address-form.test.ts.
test.each([
  ["an empty form", {}, ["Enter your email address or a mailing address"]],
  [
    "a form of blanks and invisible characters",
    { [EMAIL]: " \u200B\u200D", City: "\u200C \u2060" },
    ["Enter your email address or a mailing address"],
  ],
  [
    "a wrong email address and wrong lines of an address",
    {
      ...ADDRESS,
      [EMAIL]: "nobody",
      "Street address": "x".repeat(101),
      City: "\u200D\u3164",
      "ZIP or postal code": "9",
      [PHONE]: "call me",
    },
    [
      "That doesn't look like an email address",
      "Street address exceeds",
      "City is a required field",
      "ZIP code of 5 or 9",
      "Enter a phone number with its area code",
    ],
  ],
  ["a long email address", { [EMAIL]: `${"a".repeat(260)}@b.example` }, ["exceeds the maximum"]],
  [
    "half an address",
    { City: "Elsewhere" },
    ["Street address is", "State is", "ZIP code is a required field"],
  ],
  ["half an address beside an email address", { [EMAIL]: OWN, State: "WA" }, ["City is"]],
  [
    "a region abroad alone",
    { [EMAIL]: OWN, Country: "CA", "Province or region": "BC" },
    ["City is"],
  ],
  ["a US state abroad", { ...ADDRESS, Country: "MX" }, ["Leave this empty for an address out"]],
  ["unnamed care", SOME, ["Say in a few words which care you mean"]],
  [
    "a long text about care",
    { ...SOME, [WORDS]: "w".repeat(201) },
    ["Say it in 200 characters or"],
  ],
  ["care named beside all care", { [EMAIL]: OWN, [WORDS]: "Dr. S" }, ['"Only some care" above']],
] as const)(
  "%s gets an error beside its field, and all input stays",
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
      if (label === "Only some care") continue;
      expect(kept).toContain(text.slice(0, 512));
    }
    expect(textsOf(page, "title")[0]).toMatch(/^Error.*Communication choices/);
  },
);

test("a forged form, with a field twice, unknown choices or no fields, is a 400 and saves nothing", async () => {
  const { browser } = await emptyForm();
  for (const body of [
    "emailAddress=a@b.example&emailAddress=c@d.example&about=ALL",
    "emailAddress=a@b.example&about=NONE",
    "line1=1+Main&city=Elsewhere&country=US&state=ZZ&zip=97201&about=ALL",
    "",
  ]) {
    const { page, writes } = await writing(world, () => browser.openPost(PATH, body));
    expect([body, page.status, writes]).toEqual([body, 400, []]);
    expect(textsOf(page, "h1")).toEqual(["Send my health information only to me"]);
  }
});
