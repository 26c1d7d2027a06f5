import { expect, test } from "vitest";
import { alertsOf, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { post, writesOf } from "../../sign-in/pending-steps.ts";
import {
  FORM,
  NEW_ADDRESS,
  NEW_HOME,
  openForm,
  PATH,
  SAVED,
  send,
} from "./member-information-page.ts";

const world = resetting(useWorld());

const ADDRESS_WRITE = { method: "PUT", path: "/account/address", body: NEW_ADDRESS };

test("ACCOUNT-04 GW-23 S-07 a new address is sent with its seven fields, and shown to the whole family", async () => {
  const form = await openForm(world);
  const { writes, page } = await send(world, form);
  expect(writes).toEqual([ADDRESS_WRITE]);
  expect(page.hops).toEqual([PATH]);
  expect(textsOf(page, '[role="status"]').join(" ")).toContain(SAVED);
  expect(page.text).toContain("7 Invented Lane Unit 4 Mocksville, WA 98001");
  expect((await form.browser.open("/id-card/mail/M")).text).toContain("7 Invented Lane");
  const again = await (await world.enter("dep-adult")).open(PATH);
  expect(again.text).toContain("7 Invented Lane");
});

test("ACCOUNT-05 S-07 the form offers the gateway's countries and states, and says what the change affects", async () => {
  const { page } = await openForm(world);
  const options = (id: string) => page.document.querySelectorAll(`#${id} option`).map(textOf);
  expect(options("country").slice(1)).toEqual(["United States", "Canada", "Mexico"]);
  expect(options("state")).toHaveLength(52);
  expect(options("state").slice(1, 4)).toEqual(["Alabama", "Alaska", "Arizona"]);
  expect(textOf(elementOf(page, "#state option[selected]"))).toBe("Oregon");
  const kept = page.document.querySelectorAll("main form [autocomplete]");
  expect(kept.map((field) => field.getAttribute("autocomplete")).join(" ")).toBe(
    "address-line1 address-line2 address-level2 country address-level1 address-level1 postal-code tel",
  );
  for (const words of ["for everyone on your plan", "ID cards", "Bills", "primary care"]) {
    expect(page.text).toContain(words);
  }
});

/** An open form that is never saved; each refused input is filled into it. */
let form: ReturnType<typeof openForm> | undefined;
const emptyForm = () => (form ??= openForm(world));

// Which text a field takes: app/rules/account/address-form.test.ts.
test.each([
  [
    "wrong lines",
    {
      "Street address": "",
      City: "x".repeat(101),
      State: "",
      "Province or region": "Yukon",
      "ZIP or postal code": "9800",
      "Phone number": "call",
    },
    {
      line1: "Street address is a required field",
      city: "City exceeds the maximum number of characters",
      state: "State is a required field",
      region: "Leave this empty for an address in the United States.",
      zip: "Enter a ZIP code of 5 or 9 digits.",
      phone: "Enter a phone number with its area code, 10 digits in all.",
    },
  ],
  ["no country", { Country: "" }, { country: "Country is a required field" }],
])(
  "S-07 an address with %s gets an error beside each such field, keeps all input and sends nothing",
  async (_, change, errors) => {
    const { writes, page } = await send(world, await emptyForm(), { ...NEW_HOME, ...change });
    expect([page.status, writes]).toEqual([400, []]);
    expect(textsOf(page, ".summary li").toSorted()).toEqual(Object.values(errors).toSorted());
    for (const [id, message] of Object.entries(errors)) {
      expect(textsOf(page, `#${id}-error`)[0]).toContain(message);
    }
    expect(elementOf(page, "#phone").getAttribute("value")).toBe(
      "phone" in errors ? "call" : "360-555-0144",
    );
    expect(elementOf(page, "title").textContent).toMatch(/^Error/);
  },
);

test("S-07 an address in Canada is saved with a province and a Canadian postal code", async () => {
  const form = await openForm(world);
  const { writes } = await send(world, form, {
    ...NEW_HOME,
    Country: "Canada",
    State: "",
    "Province or region": "British Columbia",
    "ZIP or postal code": "V6B 1A1",
    "Phone number": "",
    "Apartment, suite or unit": "",
  });
  expect(writes).toEqual([
    {
      ...ADDRESS_WRITE,
      body: {
        ...NEW_ADDRESS,
        addressLine2: null,
        country: "CA",
        state: "British Columbia",
        zipCode: "V6B 1A1",
        phoneNumber: null,
      },
    },
  ]);
  const page = await form.browser.open(PATH);
  expect(page.text).toContain("Mocksville, British Columbia V6B 1A1 Canada");
  expect(page.text).toContain("Phone number missing");
  const shown = await form.browser.open(FORM);
  expect(elementOf(shown, "#region").getAttribute("value")).toBe("British Columbia");
});

test("S-07 a gateway's refusal is shown beside the field that it names, or above the form", async () => {
  const form = await openForm(world);
  for (const [label, typed, says, field] of [
    ["Street address", "1 Nowhere Road", "We can't find this street address. Check it.", "#line1"],
    ["ZIP or postal code", "00012", "This ZIP code doesn't fit the address. Check it.", "#zip"],
  ] as const) {
    const { page } = await send(world, form, { ...NEW_HOME, [label]: typed });
    expect(page.status).toBe(400);
    expect(textsOf(page, `${field}-error`)[0]).toContain(says);
    expect(elementOf(page, field).getAttribute("value")).toBe(typed);
  }
  await world.fault({ method: "PUT", path: "account/address", status: 422 });
  const { page } = await send(world, form);
  expect(page.status).toBe(400);
  expect(alertsOf(page).join(" ")).toContain("We couldn't save this address.");
  expect(elementOf(page, "#line1").getAttribute("value")).toBe("7 Invented Lane");
});

test("S-07 a dependent's POST of an address is a 403 and saves nothing", async () => {
  const browser = await world.enter("dep-adult");
  const calls = await world.callsDuring(async () => {
    expect((await post(browser, FORM, { line1: "1 Other" })).status).toBe(403);
  });
  expect(writesOf(calls)).toEqual([]);
});
