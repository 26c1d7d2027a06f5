import { decodeJwt } from "jose";
import { afterEach, expect, test } from "vitest";
import { programs } from "#server/gateway/calls/care/programs.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { changeAnswer, programAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, type Page, textOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { seenIn } from "../home/home-page.ts";
import { writing } from "../sign-in/pending-steps.ts";

/** The one that the persona multi is enrolled in. */
const JOURNAL = { id: "52", url: "https://apps.example.test/care-journal?from=dashboard" };

const ON_APPS = { url: "https://apps.example.test/x" };
const world = useWorld();

const posted = (program?: string): RequestInit => ({
  method: "POST",
  body: new URLSearchParams({ intent: "application", ...(program !== undefined && { program }) }),
});

const press = (browser: Visitor, program?: string) => browser.open("/home", posted(program));

/** The target and the fields of the page's form. */
function formOf(page: Page) {
  const form = elementOf(page, "main form");
  const fields = form.querySelectorAll("input").map(({ attributes }) => attributes);
  return { method: form.getAttribute("method"), action: form.getAttribute("action"), fields };
}

/** A browser that signed in with this very token. */
async function enterWith(persona: string) {
  const token = await world.token(persona);
  await world.fault({ path: "token", body: { token, redirect: null }, times: 1 });
  return { token, browser: await world.arrive(persona) };
}

const isNotFound = ({ status, html }: Page): boolean =>
  status === 404 && html.includes("Error code: 404 Not found") && !html.includes('name="token"');

afterEach(() => world.reset());
const NAVITUS = "/navitus";

test("SHELL-09 the tile of an application is a form in a new tab that names the program and not its address", async () => {
  const page = await world.see("multi", "/home");
  const [item] = page.document
    .querySelectorAll("main li")
    .filter((each) => seenIn(each.querySelector("button.tile")) === "Care journal");
  const form = item?.querySelector('form[method="post"][action="/home"][target="_blank"]');
  const field = form?.querySelector('input[type="hidden"][name="program"]');
  expect(field?.getAttribute("value")).toBe(JOURNAL.id);
  expect(form?.querySelector('button[name="intent"]')?.getAttribute("value")).toBe("application");
  expect(page.html).not.toContain("apps.example.test");
});

test("SHELL-09 S-25 the application's form posts the session's token to its address, without further calls", async () => {
  const { token, browser } = await enterWith("multi");
  const page = await press(browser, JOURNAL.id);
  expect(page.status).toBe(200);
  expect(formOf(page)).toEqual({
    method: "post",
    action: JOURNAL.url,
    fields: [{ type: "hidden", name: "token", value: token }],
  });
  expect(textsOf(page, "main button")).toEqual(["Continue"]);
  expect(page.html.split(token)).toHaveLength(2);
  expect(page.headers.get("cache-control")).toBe("no-store");
  // Unlike at sign-in, the member stays; home's calls are not repeated for it.
  expect((await browser.send("/home")).status).toBe(200);
  expect(await world.callsDuring(() => press(browser, JOURNAL.id))).toEqual([]);
});

test("SHELL-09 T-15 only the member's own programs on a listed origin have such a form", async () => {
  const body = [
    programAnswer(1, ON_APPS),
    programAnswer(2, { ...ON_APPS, eligible: false }),
    programAnswer(3, { url: "https://apps.example.test.evil.example/" }),
    programAnswer(7),
    programAnswer(27, { ...ON_APPS, name: "Passport Dental" }),
  ];
  await world.fault({ path: "programs", body });
  const browser = await world.enter("sub");
  expect((await press(browser, "1")).status).toBe(200);
  const others = ["2", "3", "7", "27", "52", "__proto__"];
  for (const program of [...others, undefined]) {
    expect([program, isNotFound(await press(browser, program))]).toEqual([program, true]);
  }
});

test.each([
  ["term", HOST.carrier],
  ["prov", HOST.providence],
])(
  "SHELL-09 ROLE-19 TILE-38 %s on %s has no programs, and no form to an application",
  async (persona, host) => {
    await world.fault({ path: "programs", body: [programAnswer(1, ON_APPS)] });
    expect(isNotFound(await press(await world.enter(persona, host), "1"))).toBe(true);
  },
);

test("SHELL-09 staff who act for a member send the member's token, marked with the staff role, to a program", async () => {
  const { browser, page } = await actFor(world, "emp", SUBSCRIBER.multi);
  expect(page.hops).toEqual(["/home"]);
  const { fields } = formOf(await press(browser, JOURNAL.id));
  const claims = decodeJwt(fields[0]?.["value"] ?? "");
  expect(claims["issuedByRole"]).toBe("logInAsAnyone");
  expect(claims["memberKey"]).toBe(decodeJwt(await world.token("multi"))["memberKey"]);
});

test("SHELL-09 T-02 a script's post is refused and gets no token", async () => {
  const { token, browser } = await enterWith("multi");
  const headers = { "sec-fetch-dest": "empty" };
  for (const path of ["/home", "/home.data"]) {
    const answer = await browser.send(path, { ...posted(JOURNAL.id), headers });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.text()).not.toContain(token.split(".")[1]);
  }
});

test("SHELL-09 T-15 a post from another site, and a GET, get no token", async () => {
  const browser = await world.enter("multi");
  for (const origin of ["https://apps.example.test", "null"]) {
    const page = await browser.open("/home", { ...posted(JOURNAL.id), headers: { origin } });
    expect([400, 403]).toContain(page.status);
    expect([origin, page.html.includes('name="token"')]).toEqual([origin, false]);
  }
  const link = await browser.open(`/home?intent=application&program=${JOURNAL.id}`);
  expect(textsOf(link, "h1")).toEqual(["Welcome, Jamie"]);
});

test("ROUTE-52 ROUTE-70 S-23 program 37 has a page with a link to its site, and the menu links to the page", async () => {
  const browser = await world.enter("nav");
  const { page, calls } = await writing(world, () => browser.open(NAVITUS));
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(calls[0]?.path).toBe("/account");
  expect(textsOf(page, "title")[0]).toMatch(/^Pharmacy - /);
  expect(textsOf(page, "h1")).toEqual(["Pharmacy benefits (Navitus)"]);
  expect(page.text).toContain("Prescriptions, prices and pharmacies near you.");
  const link = linkOf(elementOf(page, "main"), "Go to Pharmacy benefits (Navitus)");
  expect(textOf(link)).toContain("(opens in a new tab)");
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  expect(link.getAttribute("href")).toMatch(/^https:\/\/\S+pharmacy/);
  expect(linksOf(await browser.open("/home"), "body")).toContainEqual(["Pharmacy", NAVITUS]);
});

test("S-23 without program 37 the page leads to /error/404; Providence does not ask for programs", async () => {
  await changeAnswer(world, "nav", programs, (all) => all);
  const browser = await world.enter("prov", HOST.providence);
  const { page, calls } = await writing(world, () => browser.open(NAVITUS));
  expect(calls.map(({ path }) => path)).not.toContain("/programs");
  await world.mend();
  for (const each of [page, await world.see("sub", NAVITUS)]) {
    expect([each.hops, each.status]).toEqual([["/error/404"], 404]);
  }
});

test("T-28 S-23 a termed member with program 37 sees its page and the warning of not being enrolled", async () => {
  await changeAnswer(world, "nav", programs, (all) => all);
  const page = await world.see("term", NAVITUS);
  expect(page.status).toBe(200);
  expect(page.text).toContain("You are not currently enrolled in a plan");
});

test("S-23 program 37 without a safe address has its page, without a link but to customer service", async () => {
  for (const url of [null, "http://localhost:3000/logout"]) {
    const body = [programAnswer(37, { name: "Navitus", url })];
    const page = await seeDuring(world, { path: "programs", body }, NAVITUS, "nav");
    expect([url, page.status]).toEqual([url, 200]);
    expect(linksOf(page).map(([, href]) => href)).toEqual(["/support/customer-service"]);
  }
});
