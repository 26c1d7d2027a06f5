import { describe, expect, test } from "vitest";
import { alertsOf, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf, type Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const pageFor = async (persona: string, host: string = HOST.carrier): Promise<Page> =>
  (await world.enter(persona, host)).open("/login-as");

/** The one field that bears this label, and its label is all a reader hears of it. */
function fieldOf(page: Page, label: string) {
  const labels = page.document.querySelectorAll("main label").filter((it) => textOf(it) === label);
  expect(labels).toHaveLength(1);
  const id = labels[0]?.getAttribute("for") ?? "";
  return elementOf(page, `main form #${id}`);
}

test.each([HOST.carrier, HOST.summit, HOST.providence])(
  "LOGINAS-01 GUARD-05 ROUTE-07 at %s the employee impersonator's page is headed Login as anyone",
  async (host) => {
    const page = await pageFor("emp", host);
    expect(page.status).toBe(200);
    expect(textsOf(page, "h1")).toEqual(["Login as anyone"]);
    expect(textsOf(page, "title")[0]).toMatch(/^Login as anyone - /);
  },
);

test.each([HOST.carrier, HOST.summit, HOST.providence])(
  "LOGINAS-02 GUARD-05 ROUTE-07 at %s the other's is headed Login as non-employee",
  async (host) => {
    const page = await pageFor("nonemp", host);
    expect(page.status).toBe(200);
    expect(textsOf(page, "h1")).toEqual(["Login as non-employee"]);
  },
);

describe("the form", () => {
  test.each([
    ["First name", "firstName"],
    ["Last name", "lastName"],
    ["Subscriber ID", "subscriberId"],
  ])("LOGINAS-03 LOGINAS-04 LOGINAS-06 has the field %s", async (label, name) => {
    const field = fieldOf(await pageFor("emp"), label);
    expect(field.rawTagName).toBe("input");
    expect(field.getAttribute("name")).toBe(name);
    expect(field.getAttribute("type") ?? "text").toBe("text");
    // A browser must not offer one member's name for another.
    expect(field.getAttribute("autocomplete")).toBe("off");
    expect(field.getAttribute("value") ?? "").toBe("");
  });

  test("LOGINAS-03 LOGINAS-04 LOGINAS-05 LOGINAS-06 LOGINAS-07 has them in the order of the specification", async () => {
    expect(textsOf(await pageFor("emp"), "main form label")).toEqual([
      "First name",
      "Last name",
      "Date of birth",
      "Subscriber ID",
      "Prevent navigation to Salesforce",
    ]);
  });

  test("LOGINAS-05 has a Date of birth that is at most today", async () => {
    const field = fieldOf(await pageFor("emp"), "Date of birth");
    expect(field.getAttribute("type")).toBe("date");
    expect(field.getAttribute("name")).toBe("dateOfBirth");
    expect(field.getAttribute("max")).toBe("2026-11-21");
  });

  test("LOGINAS-07 has the box Prevent navigation to Salesforce, left open", async () => {
    const box = fieldOf(await pageFor("emp"), "Prevent navigation to Salesforce");
    expect(box.getAttribute("type")).toBe("checkbox");
    expect(box.hasAttribute("checked")).toBe(false);
  });

  test("LOGINAS-08 LOGINAS-09 has two submit buttons that work without script", async () => {
    const page = await pageFor("nonemp");
    const form = elementOf(page, "main form");
    expect(form.getAttribute("method")).toBe("post");
    const buttons = form.querySelectorAll("button");
    expect(buttons.map(textOf)).toEqual(["Submit", "Continue as subscriber"]);
    for (const button of buttons) {
      expect(button.getAttribute("type") ?? "submit").toBe("submit");
      expect(button.hasAttribute("disabled")).toBe(false);
    }
  });

  test("LOGINAS-06 only the subscriber ID is required of every way, and says so to readers", async () => {
    const page = await pageFor("emp");
    expect(fieldOf(page, "Subscriber ID").hasAttribute("required")).toBe(true);
    for (const label of ["First name", "Last name", "Date of birth"]) {
      expect(fieldOf(page, label).hasAttribute("required")).toBe(false);
    }
    // The browser's own checks must not stop Continue as subscriber, nor speak before ours.
    expect(elementOf(page, "main form").hasAttribute("novalidate")).toBe(true);
  });

  test("the page is shown without asking the gateway anything, and nothing is announced", async () => {
    const browser = await world.enter("emp");
    const calls = await world.callsDuring(async () => {
      expect(alertsOf(await browser.open("/login-as"))).toEqual([]);
    });
    expect(calls).toEqual([]);
  });
});

test.each([
  ["nobody", null],
  ["sub", "sub"],
  ["dep-adult", "dep-adult"],
] as const)(
  "GUARD-06 ROLE-16 for %s /login-as is /error/404, read or posted, and nothing is asked",
  async (_name, persona) => {
    const browser = persona === null ? world.visitor() : await world.enter(persona);
    const calls = await world.callsDuring(async () => {
      const page = await browser.open("/login-as");
      expect([page.hops, page.status]).toEqual([["/error/404"], 404]);
      const body = new URLSearchParams({ subscriberId: "904417823", way: "subscriber" });
      const posted = await browser.open("/login-as", { method: "POST", body });
      expect([posted.hops, posted.status]).toEqual([["/error/404"], 404]);
      const data = await browser.send("/login-as.data", { headers: { "sec-fetch-dest": "empty" } });
      expect(await data.text()).toContain("/error/404");
    });
    expect(calls).toEqual([]);
  },
);

test("ROLE-13 ROLE-16 T-48 staff find the way to it on home, a member does not", async () => {
  const linkOn = async (persona: string) =>
    (await world.signIn(persona)).page.document
      .querySelectorAll('a[href="/login-as"]')
      .map((link) => textOf(link));
  expect(await linkOn("emp")).toEqual(["LoginAsAnyone"]);
  expect(await linkOn("nonemp")).toEqual(["LoginAsNonEmp"]);
  expect(await linkOn("sub")).toEqual([]);
});
