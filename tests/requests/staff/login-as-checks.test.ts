import { beforeAll, describe, expect, test } from "vitest";
import { SUBSCRIBER } from "#tests/harness/acting.ts";
import { alertsOf, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/visitor.ts";

const INCOMPLETE =
  "First name, last name, and date of birth required unless selecting 'Continue as subscriber'";
const WHOLE = {
  "Subscriber ID": SUBSCRIBER.sub,
  "First name": "Theo",
  "Last name": "Testa-Lindqvist",
  "Date of birth": "2006-05-14",
};

let browser: Visitor;
const world = useWorld();
beforeAll(async () => {
  browser = await world.enter("emp");
});

/** What a press of the button answers while nothing may be asked of the gateway. */
async function pressUnasked(button: string, fields: Record<string, string>): Promise<Page> {
  let page: Page | undefined;
  const calls = await world.callsDuring(async () => {
    page = await browser.submit(await browser.open("/login-as"), button, fields);
  });
  expect(calls).toEqual([]);
  if (page === undefined) throw new Error("no page came");
  expect([page.status, page.hops]).toEqual([400, []]);
  return page;
}

/** Each message beside a field, which the field itself names as its description. */
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

/** The summary's links: where they lead and what they say. */
const summary = (page: Page) =>
  page.document
    .querySelectorAll('main a[href^="#"]')
    .map((link) => [link.getAttribute("href"), textOf(link)]);

describe.each(["Submit", "Continue as subscriber"])("%s", (button) => {
  test("LOGINAS-10 without a subscriber ID is refused, beside the field and in a summary", async () => {
    for (const typed of ["", "   "]) {
      const page = await pressUnasked(button, { ...WHOLE, "Subscriber ID": typed });
      const words = "Subscriber ID is a required field";
      expect(messages(page)).toEqual([["subscriberId", words]]);
      expect(summary(page)).toEqual([["#subscriberId", words]]);
    }
  });

  test("LOGINAS-11 S-24 takes nine or ten letters and digits for a subscriber ID, and no other", async () => {
    for (const typed of [
      "90441782",
      "90441782301",
      "90441-823",
      "904 17823",
      "904417823'--",
      "é04417823",
    ]) {
      const page = await pressUnasked(button, { ...WHOLE, "Subscriber ID": typed });
      expect([typed, messages(page)]).toEqual([typed, [["subscriberId", "Invalid subscriber ID"]]]);
    }
  });

  test("LOGINAS-14 with a date of birth after today is refused", async () => {
    const page = await pressUnasked(button, { ...WHOLE, "Date of birth": "2026-11-22" });
    expect(messages(page).map(([name]) => name)).toEqual(["dateOfBirth"]);
    expect(summary(page).map(([href]) => href)).toEqual(["#dateOfBirth"]);
  });
});

test("LOGINAS-12 Submit with the subscriber ID alone says what else it takes, and for what not", async () => {
  const page = await pressUnasked("Submit", { "Subscriber ID": SUBSCRIBER.sub });
  expect(messages(page)).toEqual([["firstName", INCOMPLETE]]);
  expect(summary(page)).toEqual([["#firstName", INCOMPLETE]]);
});

test.each(["First name", "Last name", "Date of birth"])(
  "LOGINAS-12 Submit without %s says it beside that field",
  async (label) => {
    const page = await pressUnasked("Submit", { ...WHOLE, [label]: "" });
    const [[name, message] = [], ...more] = messages(page);
    expect(more).toEqual([]);
    expect(message).toBe(INCOMPLETE);
    expect(textsOf(page, `label[for="${name}"]`)).toEqual([label]);
  },
);

test("LOGINAS-14 today is a date of birth, the first day of a life", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/login-as");
    await browser.submit(page, "Submit", { ...WHOLE, "Date of birth": "2026-11-21" });
  });
  expect(calls.map(({ path }) => path)).toEqual(["/login-as"]);
});

test.each(["05/14/2006", "2006-02-30", "2006-5-14", "yesterday", "20060514"])(
  "LOGINAS-14 %j is no calendar day as the field writes it",
  async (typed) => {
    const page = await pressUnasked("Submit", { ...WHOLE, "Date of birth": typed });
    expect(messages(page)).toEqual([["dateOfBirth", "Invalid date of birth"]]);
  },
);

test("LOGINAS-12 a name of odd signs is refused beside its field", async () => {
  for (const typed of ["<b>", "Theo3", "@theo", "x".repeat(31)]) {
    const page = await pressUnasked("Submit", { ...WHOLE, "First name": typed });
    expect(messages(page).map(([name]) => name)).toEqual(["firstName"]);
  }
});

test("what was typed stays, the box, too, and is shown as text", async () => {
  const page = await pressUnasked("Submit", {
    "Subscriber ID": '"><script>alert(1)</script>',
    "First name": "Theo",
    "Last name": "O’Testa",
    "Date of birth": "2006-05-14",
    "Prevent navigation to Salesforce": "on",
  });
  const value = (id: string) => elementOf(page, `#${id}`).getAttribute("value");
  expect(value("subscriberId")).toBe('"><script>alert(1)</script>');
  expect(value("firstName")).toBe("Theo");
  expect(value("lastName")).toBe("O’Testa");
  expect(value("dateOfBirth")).toBe("2006-05-14");
  expect(elementOf(page, "#preventHandOff").hasAttribute("checked")).toBe(true);
  expect(page.html).not.toContain("<script>alert(1)");
  expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
  expect(alertsOf(page).length).toBeLessThanOrEqual(1);
});

test("several faults are told together, in the order of the fields", async () => {
  const page = await pressUnasked("Submit", { "First name": "7", "Date of birth": "2030-01-01" });
  expect(messages(page).map(([name]) => name)).toEqual([
    "firstName",
    "lastName",
    "dateOfBirth",
    "subscriberId",
  ]);
  expect(summary(page).map(([href]) => href)).toEqual([
    "#firstName",
    "#lastName",
    "#dateOfBirth",
    "#subscriberId",
  ]);
});
