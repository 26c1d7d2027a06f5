import { beforeAll, expect, test } from "vitest";
import { SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { alertsOf, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = useWorld();

const pageFor = (persona: string, host: string = HOST.carrier): Promise<Page> =>
  world.see(persona, "/login-as", host);

/** The one field with this label, which is its whole accessible name. */
function fieldOf(page: Page, label: string) {
  const labels = page.document.querySelectorAll("main label").filter((it) => textOf(it) === label);
  expect(labels).toHaveLength(1);
  const id = labels[0]?.getAttribute("for") ?? "";
  return elementOf(page, `main form #${id}`);
}

test.each([
  ["LOGINAS-01 ", "emp", HOST.providence, "Login as anyone"],
  ["LOGINAS-02 ", "nonemp", HOST.summit, "Login as non-employee"],
])(
  "%sGUARD-05 ROUTE-07 /login-as of %s at %s has the heading %s and makes no call",
  async (_id, persona, host, heading) => {
    const browser = await world.enter(persona, host);
    // It is shown without a gateway call, and nothing is announced.
    const { page, calls } = await writing(world, () => browser.open("/login-as"));
    expect([page.status, calls, alertsOf(page)]).toEqual([200, [], []]);
    expect(textsOf(page, "h1")).toEqual([heading]);
    expect(textsOf(page, "title")[0]?.startsWith(`${heading} - `)).toBe(true);
  },
);

test("LOGINAS-03 LOGINAS-04 LOGINAS-05 LOGINAS-06 LOGINAS-07 the login-as form has its five fields in order", async () => {
  const page = await pageFor("emp");
  const labels = textsOf(page, "main form label");
  const facts = labels.map((label) => {
    const field = fieldOf(page, label);
    return [label, field.getAttribute("name"), field.getAttribute("type") ?? "text"];
  });
  expect(facts).toEqual([
    ["First name", "firstName", "text"],
    ["Last name", "lastName", "text"],
    ["Date of birth", "dateOfBirth", "date"],
    ["Subscriber ID", "subscriberId", "text"],
    ["Prevent navigation to Salesforce", "preventSalesforce", "checkbox"],
  ]);
  for (const label of ["First name", "Last name", "Subscriber ID"]) {
    const field = fieldOf(page, label);
    // A browser must not offer one member's name for another.
    expect(field.getAttribute("autocomplete")).toBe("off");
    expect(field.getAttribute("value") ?? "").toBe("");
  }
  expect(fieldOf(page, "Date of birth").getAttribute("max")).toBe("2026-11-21");
  const box = fieldOf(page, "Prevent navigation to Salesforce");
  expect(box.hasAttribute("checked")).toBe(false);
  // Only the subscriber ID is required in every case.
  const required = labels.filter((label) => fieldOf(page, label).hasAttribute("required"));
  expect(required).toEqual(["Subscriber ID"]);
});

test("LOGINAS-08 LOGINAS-09 the login-as form has two submit buttons and no checks by the browser", async () => {
  const form = elementOf(await pageFor("nonemp"), "main form");
  expect(form.getAttribute("method")).toBe("post");
  // The browser's own checks must not stop "Continue as subscriber", nor show a message before
  // ours.
  expect(form.hasAttribute("novalidate")).toBe(true);
  const buttons = form.querySelectorAll("button");
  expect(buttons.map(textOf)).toEqual(["Submit", "Continue as subscriber"]);
  for (const button of buttons) {
    expect(button.getAttribute("type") ?? "submit").toBe("submit");
    expect(button.hasAttribute("disabled")).toBe(false);
  }
});

test.each([
  ["a visitor", null],
  ["sub", "sub"],
] as const)(
  "GUARD-06 ROLE-16 for %s /login-as is the 404 page by GET, POST and data, without a call",
  async (_name, persona) => {
    const browser = persona === null ? world.visitor() : await world.enter(persona);
    const calls = await world.callsDuring(async () => {
      const page = await browser.open("/login-as");
      expect([page.hops, page.status]).toEqual([["/error/404"], 404]);
      const fields = { subscriberId: "904417823", way: "subscriber" };
      const posted = await browser.openPost("/login-as", fields);
      expect([posted.hops, posted.status]).toEqual([["/error/404"], 404]);
      const data = await browser.send("/login-as.data", { headers: { "sec-fetch-dest": "empty" } });
      expect(await data.text()).toContain("/error/404");
    });
    expect(calls).toEqual([]);
  },
);

test("ROLE-13 ROLE-16 T-48 home of staff links to /login-as, home of a member does not", async () => {
  const linkOn = async (persona: string) => {
    const home = await world.see(persona, "/home");
    expect([home.status, textsOf(home, "h1").length]).toEqual([200, 1]);
    return textsOf(home, 'a[href="/login-as"]');
  };
  expect(await linkOn("emp")).toEqual(["LoginAsAnyone"]);
  expect(await linkOn("nonemp")).toEqual(["LoginAsNonEmp"]);
  expect(await linkOn("sub")).toEqual([]);
});

const INCOMPLETE =
  "First name, last name, and date of birth required unless selecting 'Continue as subscriber'";
const WHOLE = {
  "Subscriber ID": SUBSCRIBER.sub,
  "First name": "Theo",
  "Last name": "Testa-Lindqvist",
  "Date of birth": "2006-05-14",
};

let browser: Visitor;
beforeAll(async () => {
  browser = await world.enter("emp");
});

/** The answer to the button while no gateway call may be made. */
async function pressUnasked(button: string, fields: Record<string, string>): Promise<Page> {
  const { page, calls } = await writing(world, async () =>
    browser.submit(await browser.open("/login-as"), button, fields),
  );
  expect([page.status, page.hops, calls]).toEqual([400, [], []]);
  return page;
}

/** Each message beside a field, which the field references as its description. */
function messages(page: Page): [field: string, message: string][] {
  return page.document.querySelectorAll("main [aria-invalid]").map((field) => {
    const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const said = ids.filter((id) => id.endsWith("-error")).map((id) => elementOf(page, `#${id}`));
    return [
      field.getAttribute("name") ?? "",
      said
        .map(textOf)
        .join(" ")
        .replace(/^Error: ?/, ""),
    ];
  });
}

/** The summary's links: their targets and texts. */
const summary = (page: Page) =>
  page.document
    .querySelectorAll('main a[href^="#"]')
    .map((link) => [link.getAttribute("href"), textOf(link)]);

// app/rules/sign-in/login-as.test.ts has the tables of refusals.
test.each(["Submit", "Continue as subscriber"])(
  "LOGINAS-10 LOGINAS-11 LOGINAS-14 S-24 %s refuses a wrong subscriber ID and a future date beside its field",
  async (button) => {
    const ID = "Subscriber ID";
    for (const [label, typed, field, words] of [
      [ID, "904 17823", "subscriberId", "Invalid subscriber ID"],
      ["Date of birth", "2026-11-22", "dateOfBirth", "Date of birth can't be after today"],
    ] as const) {
      const page = await pressUnasked(button, { ...WHOLE, [label]: typed });
      expect(messages(page)).toEqual([[field, words]]);
      expect(summary(page)).toEqual([[`#${field}`, words]]);
    }
  },
);

test("LOGINAS-12 LOGINAS-14 Submit refuses missing or invalid names and dates beside their fields", async () => {
  for (const [label, typed, words] of [
    ["First name", "", INCOMPLETE],
    ["First name", "Theo3", "Invalid first name"],
  ] as const) {
    const page = await pressUnasked("Submit", { ...WHOLE, [label]: typed });
    const [[name, message] = [], ...more] = messages(page);
    expect([more, message]).toEqual([[], words]);
    expect(textsOf(page, `label[for="${name}"]`)).toEqual([label]);
  }
});

test("a refused login-as form keeps what was typed, as text", async () => {
  const page = await pressUnasked("Submit", {
    "Subscriber ID": '"><script>alert(1)</script>',
    "First name": "Theo",
    "Last name": "O’Testa",
    "Date of birth": "2006-05-14",
    "Prevent navigation to Salesforce": "on",
  });
  const ids = ["subscriberId", "firstName", "lastName", "dateOfBirth"];
  expect(ids.map((id) => elementOf(page, `#${id}`).getAttribute("value"))).toEqual([
    '"><script>alert(1)</script>',
    "Theo",
    "O’Testa",
    "2006-05-14",
  ]);
  expect(elementOf(page, "#preventSalesforce").hasAttribute("checked")).toBe(true);
  expect(page.html).not.toContain("<script>alert(1)");
  expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
  expect(alertsOf(page).length).toBeLessThanOrEqual(1);
});
