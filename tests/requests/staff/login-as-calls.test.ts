import { describe, expect, test } from "vitest";
import { SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { calling } from "#tests/harness/world/asking.ts";
import { alertsOf, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

const THEO = {
  "Subscriber ID": SUBSCRIBER.sub,
  "First name": "Theo",
  "Last name": "Testa-Lindqvist",
  "Date of birth": "2006-05-14",
};

let browser: Visitor;
const world = useWorld();

async function press(
  button: string,
  fields: Record<string, string>,
  staff = "emp",
  host: string = HOST.carrier,
): Promise<Page> {
  browser = await world.enter(staff, host);
  return browser.submit(await browser.open("/login-as"), button, fields);
}

const bodies = async (work: () => Promise<unknown>) =>
  (await world.callsDuring(work))
    .filter(({ path }) => path === "/login-as")
    .map(({ method, body }) => [method, body]);

describe("the call of login-as", () => {
  test("LOGINAS-13 LOGINAS-15 GW-09 has the staff's token; of Submit it names the member, else not", async () => {
    const body = {
      subscriberId: SUBSCRIBER.sub,
      domainId: 1,
      firstName: "Theo",
      lastName: "Testa-Lindqvist",
      dateOfBirth: "2006-05-14",
    };
    const [call] = await world.callsDuring(() => press("Submit", THEO));
    expect(call).toMatchObject({ method: "POST", path: "/login-as", persona: "emp" });
    expect(call?.body).toEqual(body);
    const subscriber = { subscriberId: SUBSCRIBER.sub, domainId: 1 };
    const alone = { "Subscriber ID": SUBSCRIBER.sub };
    const sent = await bodies(() => press("Continue as subscriber", alone));
    expect(sent).toEqual([["POST", subscriber]]);
  });

  test.each([
    ["a whole person", THEO],
    ["a first name", { "Subscriber ID": SUBSCRIBER.sub, "First name": "7" }],
  ])(
    "LOGINAS-13 is made by Continue as subscriber only when confirmed, where the form has %s",
    async (_name, fields) => {
      const { page, calls } = await writing(world, () => press("Continue as subscriber", fields));
      expect([page.status, calls.map(({ path }) => path)]).toEqual([400, []]);
      expect(alertsOf(page)[0]).toContain("'Continue as subscriber' opens the subscriber:");
      expect(elementOf(page, "#subscriberId").getAttribute("value")).toBe(SUBSCRIBER.sub);
      // It continues when asked again.
      const again = await bodies(() => browser.submit(page, "Continue as subscriber", fields));
      expect(again).toEqual([["POST", { subscriberId: SUBSCRIBER.sub, domainId: 1 }]]);
    },
  );

  test("LOGINAS-15 has the brand's domain id, no outer spaces and plain apostrophes", async () => {
    const form = { "Subscriber ID": SUBSCRIBER.providence };
    const host = HOST.providence;
    const sent = await bodies(() => press("Continue as subscriber", form, "nonemp", host));
    expect(sent).toEqual([["POST", { subscriberId: SUBSCRIBER.providence, domainId: 5 }]]);
    const odd = { ...THEO, "Subscriber ID": ` ${SUBSCRIBER.sub} `, "Last name": " O’Neill " };
    const [[, body] = []] = await bodies(() => press("Submit", odd));
    expect(body).toMatchObject({ subscriberId: SUBSCRIBER.sub, lastName: "O'Neill" });
  });
});

const fieldsOf = (page: Page) =>
  page.document
    .querySelectorAll("main form input")
    .map((field) => [
      field.getAttribute("name"),
      field.getAttribute("type") === "checkbox"
        ? field.hasAttribute("checked")
        : (field.getAttribute("value") ?? ""),
    ]);
const EMPTY = [
  ["firstName", ""],
  ["lastName", ""],
  ["dateOfBirth", ""],
  ["subscriberId", ""],
  ["preventSalesforce", false],
];

async function refusedWith(status: number, body: unknown): Promise<Page> {
  const page = await world.during({ path: "login-as", method: "POST", status, body }, () =>
    press("Submit", { ...THEO, "Prevent navigation to Salesforce": "on" }),
  );
  expect([page.hops, page.url.pathname]).toEqual([[], "/login-as"]);
  expect(page.status).toBe(400);
  expect(textsOf(page, "h1")).toEqual(["Login as anyone"]);
  expect(page.html).not.toContain("Reference number");
  return page;
}

describe("a refusal of login-as", () => {
  test.each([400, 404])(
    "LOGINAS-20 LOGINAS-21 HTTP-04 HTTP-05 T-49 with %i shows the gateway's message over an empty form",
    async (status) => {
      const page = await refusedWith(status, { message: "X is not “here” & now." });
      expect(alertsOf(page)).toHaveLength(1);
      expect(alertsOf(page)[0]).toContain("X is not “here” & now.");
      expect(fieldsOf(page)).toEqual(EMPTY);
      for (const typed of Object.values(THEO)) expect(page.html).not.toContain(typed);
      expect(page.document.querySelectorAll("[aria-invalid]")).toEqual([]);
      expect(page.headers.getSetCookie()).toEqual([]);
      expect((await browser.send("/login-as")).status).toBe(200);
    },
  );

  test.each([
    "</p></main></body><img src=x onerror=alert(1)><script>alert(2)</script>Gone",
    `Gone ${"x".repeat(10_000)}`,
  ])("LOGINAS-20 with the message %.30j shows it as short text", async (message) => {
    const page = await refusedWith(400, { message });
    const [shown = ""] = alertsOf(page);
    expect(shown).toContain("Gone");
    expect(shown.length).toBeLessThan(400);
    expect(page.document.querySelectorAll("main img, main script, main p p")).toEqual([]);
    expect(page.document.querySelectorAll("main")).toHaveLength(1);
    expect(fieldsOf(page)).toEqual(EMPTY);
  });

  test.each([
    { message: { text: "secret detail" } },
    { message: "   " },
    "<!doctype html><title>secret detail</title>",
  ])("LOGINAS-20 with the body %j shows our own message", async (body) => {
    const page = await refusedWith(404, body);
    expect(alertsOf(page)).toHaveLength(1);
    expect(alertsOf(page)[0]).toContain("We couldn't open that member.");
    expect(page.html).not.toContain("secret detail");
    expect(fieldsOf(page)).toEqual(EMPTY);
  });
});

test("LOGINAS-20 T-48 unknown members, employees and other brands' families are refused in the gateway's words", async () => {
  const told = async (id: string, staff = "emp") => {
    const page = await press("Continue as subscriber", { "Subscriber ID": id }, staff);
    return alertsOf(page).map((text) => text.replace(/^Error: ?/, ""));
  };
  expect(await told("000000000")).toEqual(["No member was found with that subscriber ID."]);
  expect(await told("904434623", "nonemp")).toEqual([
    "Employees can be opened by employee impersonators only.",
  ]);
  const page = await press("Submit", { ...THEO, "First name": "Nobody" });
  expect(alertsOf(page)[0]).toContain("No member of that family matches");
  // A family of another brand does not exist here.
  expect(await told(SUBSCRIBER.summit)).toEqual(["No member was found with that subscriber ID."]);
  expect(textOf(elementOf(page, "main form button"))).toBe("Submit");
});

test("LOGINAS-15 a form without a pressed button opens the named member, never the subscriber", async () => {
  const member = { firstName: "Theo", lastName: "Testa-Lindqvist", dateOfBirth: "2006-05-14" };
  const typed = { subscriberId: SUBSCRIBER.sub, ...member };
  const staff = await world.enter("emp");
  const post = (fields: Record<string, string>) => staff.post("/login-as", fields);
  expect(await bodies(() => post(typed))).toEqual([["POST", { ...typed, domainId: 1 }]]);
  // Never the subscriber, whom the form does not name.
  const other = await world.enter("emp");
  const { result, calls } = await calling(world, () =>
    other.post("/login-as", { subscriberId: SUBSCRIBER.sub }),
  );
  expect([result.status, calls]).toEqual([400, []]);
});
