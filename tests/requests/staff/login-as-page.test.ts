import { expect, test } from "vitest";
import { alertsOf, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
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

test("LOGINAS-03 LOGINAS-04 LOGINAS-05 LOGINAS-06 LOGINAS-07 the form has its five fields in order", async () => {
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
    ["Prevent navigation to Salesforce", "preventHandOff", "checkbox"],
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

test("LOGINAS-08 LOGINAS-09 the form has two submit buttons and no checks by the browser", async () => {
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
