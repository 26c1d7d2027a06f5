import { beforeAll, expect, test } from "vitest";
import { SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { alertsOf, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { writing } from "../sign-in/pending-steps.ts";

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
  "LOGINAS-10 LOGINAS-11 LOGINAS-14 S-24 %s refuses a wrong ID and a future date beside its field",
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

test("a refused form keeps what was typed, as text", async () => {
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
  expect(elementOf(page, "#preventHandOff").hasAttribute("checked")).toBe(true);
  expect(page.html).not.toContain("<script>alert(1)");
  expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
  expect(alertsOf(page).length).toBeLessThanOrEqual(1);
});

test("several errors are shown together in the order of the fields", async () => {
  const page = await pressUnasked("Submit", { "First name": "7", "Date of birth": "2030-01-01" });
  const fields = ["firstName", "lastName", "dateOfBirth", "subscriberId"];
  expect(messages(page).map(([name]) => name)).toEqual(fields);
  expect(summary(page).map(([href]) => href)).toEqual(fields.map((field) => `#${field}`));
});
