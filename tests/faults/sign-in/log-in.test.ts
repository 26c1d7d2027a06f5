import { expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas.ts";
import { WAY_HOME } from "#tests/harness/page-parts.ts";
import { jsonLines } from "#tests/harness/processes.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { textOf, type Page } from "#tests/harness/visitor.ts";
import type { Fault } from "#tests/harness/world.ts";
import { catalogue, expectNothingGivenAway, type Entry } from "../screens/error-page.ts";
import { BROKEN_JSON, SILENCE, TROUBLES, type Trouble } from "../screens/home-calls.ts";

const UNRECOGNIZED = "Username and/or password unrecognized. Please try again.";

const world = useFaultWorld();

async function logIn(): Promise<Page> {
  const browser = world.visitor();
  const login = await browser.open("/login");
  return browser.submit(login, "Log in", { Username: "sub", Password: PASSWORD });
}

async function logInDuring(fault: Fault): Promise<Page> {
  const page = await world.during({ path: "token", method: "POST", ...fault }, () => logIn());
  return page;
}

/** What the page says aloud when it comes. */
const alertOf = ({ document }: Page): string =>
  document
    .querySelectorAll("[role=alert]")
    .map(textOf)
    .filter((words) => words !== "")
    .join(" | ");

/** The form again, with what may be kept of it. */
function expectForm(page: Page): void {
  expect.soft(textOf(page.document.querySelector("h1"))).toBe("Log in to your Member Dashboard");
  expect.soft(page.document.querySelector("[name=username]")?.getAttribute("value")).toBe("sub");
  expect.soft(page.html).not.toContain(PASSWORD);
  expect.soft(page.headers.getSetCookie()).toEqual([]);
  expectNothingGivenAway(page);
}

/** The form says what the catalogue says of this trouble, and that it was not the typing. */
function expectTrouble(page: Page, entry: Entry): void {
  const { status, title, description } = catalogue(entry);
  const alert = alertOf(page);
  expect.soft(page.hops).toEqual([]);
  expect.soft(page.status).toBe(status);
  expect.soft(alert).toContain(title);
  expect.soft(alert).toContain(description);
  expect.soft(page.text).not.toContain("unrecognized");
  expectForm(page);
}

test("a token longer than a session can hold is the page 502, and a line that names the limit", async () => {
  const claims = Buffer.from(JSON.stringify({ memberKey: "canary" })).toString("base64url");
  const token = `e30.${claims}.${"s".repeat(9000)}`;
  const page = await logInDuring({ body: { token, redirect: null } });
  expect([page.status, page.hops]).toEqual([502, []]);
  expect(page.headers.getSetCookie()).toEqual([]);
  expectNothingGivenAway(page);
  const requestId = page.headers.get("x-request-id");
  const errors = () =>
    jsonLines(world.log()).filter(
      (line) => line["requestId"] === requestId && line["level"] === "error",
    );
  // The line may come through its pipe after the response.
  await expect
    .poll(errors)
    .toMatchObject([{ msg: "token too long for a session", length: token.length, limit: 8192 }]);
});

test.each([400, 401, 403, 404])(
  "LOGIN-13 HTTP-08 a token refused with %i and no reason is shown on the form",
  async (status) => {
    const page = await logInDuring({ status });
    expect([page.status, page.hops]).toEqual([401, []]);
    expect(alertOf(page)).toBe(UNRECOGNIZED);
    expectForm(page);
    expect((await logIn()).hops).toEqual(WAY_HOME);
  },
);

const refusals = new Set([400, 403, 404]);
const troubles: readonly Trouble[] = [
  ...TROUBLES.filter(([{ status }]) => status === undefined || !refusals.has(status)),
  ...BROKEN_JSON,
  SILENCE,
];

test.each(troubles.map(([fault, entry]) => ({ fault, entry, name: JSON.stringify(fault) })))(
  "HTTP-08 the gateway's trouble at log-in ($name) is shown on the form as what it is",
  async ({ fault, entry }) => {
    await world.reset();
    const page = await logInDuring(fault);
    expectTrouble(page, entry);
    const asked = (await world.calls()).filter(({ path }) => path === "/token");
    // A post is never repeated by itself: it might count as a second attempt.
    expect(asked.length).toBe(1);
    expect((await logIn()).hops).toEqual(WAY_HOME);
  },
);

test("HTTP-08 a refused connection at log-in is shown on the form as no connection", async () => {
  const page = await world.whileRefused(logIn);
  expectTrouble(page, 1);
  expect((await logIn()).hops).toEqual(WAY_HOME);
});
