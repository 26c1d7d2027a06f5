import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { barriersOf } from "#tests/harness/pages/page-barriers.ts";
import { logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { openedSession } from "#tests/harness/world/kept.ts";
import { cookieOf } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import {
  OLA,
  submitIdentity,
  somebody,
  toQuestions,
} from "../../registration/registration-walk.ts";
import { submitUsername, toNewPassword } from "../../recovery/recovery-walk.ts";

/** The subscriber of sub's family. */
const SUBSCRIBER_ID = "904417823";

const world = useWorld();

const sendsToken = (page: Page): boolean =>
  page.document.querySelector('input[name="token"]') !== null;

/** Log-ins that lead elsewhere than home. */
async function pagesOnTheWay(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [persona, host] of [
    ["flag360", HOST.carrier],
    ["flag-one", HOST.carrier],
    ["nopref", HOST.carrier],
    ["ini", HOST.carrier],
    ["prov-unsigned", HOST.providence],
  ] as const) {
    const page = await (await world.enterPending(persona, host)).open("/sso-landing");
    expect([persona, page.status]).toEqual([persona, 200]);
    pages.push(page);
  }
  expect(pages.filter(sendsToken)).toHaveLength(1);

  const { browser: staff, page: form } = await world.openAs("emp", "/login-as");
  pages.push(form, await staff.submit(form, "Continue as subscriber"));
  const acting = await staff.submit(form, "Continue as subscriber", {
    "Subscriber ID": SUBSCRIBER_ID,
  });
  expect(textsOf(acting, "h1")).toEqual(["Welcome, Jordan"]);
  pages.push(acting, await staff.open("/session-ended"), await staff.open("/login"));
  return pages;
}

let opened: Promise<readonly Page[]> | undefined;

const PAGES_OF_RECORDS = [
  "/resource-download",
  "/error/403",
  // Paid, denied, adjusted, one that does not add up, without lines, of thirty lines.
  ...["01", "03", "06", "10", "13", "15"].map((end) => `/claims/medical/260000100${end}/0`),
  "/eobs/EOB26000010001",
  "/history/2025-06-15/benefits/medical",
];

/**
 * Pages beyond those with an address alone, which parts-of-brands.test.ts covers: records, links
 * and steps of forms; opened once. Every linked page: html-linked.long.test.ts.
 */
const everyPage = (): Promise<readonly Page[]> => (opened ??= openEveryPage());

async function openEveryPage(): Promise<Page[]> {
  const pages: Page[] = [];
  const visitor = world.visitor();
  for (const path of ["/logout", "/error/9", "/x.png", "/session-ended"]) {
    pages.push(await visitor.open(path));
  }
  pages.push(await logIn(visitor, "", ""), await logIn(visitor, "x", "wrong"));
  for (const persona of ["dep-minor", "term", "cop-nodue"]) {
    pages.push(await world.see(persona, "/home"));
  }
  for (const path of PAGES_OF_RECORDS) pages.push(await world.see("sub", path));
  pages.push(...(await pagesOnTheWay()), ...(await stepsOfForms()));
  await world.fault({ path: "programs", status: 500, times: 1 });
  pages.push(await world.see("sub", "/home"));
  return pages;
}

/** The steps of sign-in, registration and recovery that no link leads to. */
async function stepsOfForms(): Promise<Page[]> {
  return [
    await submitIdentity(somebody(world), {}),
    await submitIdentity(somebody(world)),
    await toQuestions(somebody(world), "hygienesample", OLA),
    await submitUsername(somebody(world), "sub"),
    await toNewPassword(somebody(world), "sub"),
  ];
}

test("pages have no inline style or handler, no script without the nonce, and no barrier", async () => {
  const pages = await everyPage();
  expect(pages.length).toBeGreaterThan(25);
  for (const page of pages) {
    const where = `${page.url.href} ${page.status}`;
    const barriers = sendsToken(page) ? [] : barriersOf(page.document);
    expect([where, faultsOf(page), barriers]).toEqual([where, [], []]);
  }
});

const form = (fields: Record<string, string>) => ({
  method: "POST",
  body: new URLSearchParams(fields),
});

test("redirects, refusals, data for script and documents have Cache-Control: no-store", async () => {
  const member = await world.enter("sub");
  const answers: [Visitor, string, RequestInit?][] = [
    [world.visitor(), "/"],
    [world.visitor(), "/home"],
    [world.visitor(), "/logout"],
    [world.visitor(), "/nothing"],
    [world.visitor(), "/nothing", { method: "POST" }],
    [world.visitor(), "/login", form({ username: "sub", password: PASSWORD })],
    [world.visitor(), "/login", { method: "POST", body: "{}" }],
    [world.visitor(), "/login.data"],
    [member, "/home.data"],
    [member, "/home", form({ intent: "nonsense" })],
    [member, "/resource-download/id-card.pdf"],
    [member, "/logout", { method: "HEAD" }],
  ];
  for (const [browser, path, init] of answers) {
    const response = await browser.send(path, init);
    await response.arrayBuffer();
    expect([path, response.headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});

test("T-02 pages and data for script contain no token, cookie or member key", async () => {
  const browser = await world.enter("sub");
  const { id, secret, signIn, token, memberKey } = await openedSession(browser);
  const visitor = cookieOf(browser, "visitor") ?? "";
  const secrets = [id, secret, signIn, visitor, memberKey, ...token.split(".")];
  expect(secrets.every((each) => each.length > 5)).toBe(true);
  const paths = ["/home", "/home.data", "/login", "/error/404", "/resource-download"];
  for (const path of [...paths, "/session-ended", "/session-ended.data"]) {
    const response = await browser.send(path);
    expect([path, response.status]).toEqual([path, path === "/error/404" ? 404 : 200]);
    const answer = `${await response.text()} ${[...response.headers].join(" ")}`;
    expect(answer.length).toBeGreaterThan(500);
    expect([path, secrets.filter((secret) => answer.includes(secret))]).toEqual([path, []]);
  }
});

test("T-02 ROUTING-25 LOGOUT-10 our scripts use no cookies and no local storage", async () => {
  const folder = join(import.meta.dirname, "../../../../build/en/client/assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);
  const forbidden =
    /localStorage|indexedDB|document\.cookie|cookieStore|access_token|api_token|temp_token|Bearer /;
  const code = scripts.map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
  expect(code.filter(([, text]) => forbidden.test(text)).map(([name]) => name)).toEqual([]);
  for (const page of await everyPage()) {
    expect(page.html).not.toMatch(/localStorage|indexedDB|document\.cookie|cookieStore/);
    // The start of a token, the gateway's or a sealed one; the page that sends one does so on purpose.
    const holdsToken = /eyJ[\w-]{25}/.test(page.html);
    expect([page.url.href, holdsToken]).toEqual([page.url.href, sendsToken(page)]);
  }
});
