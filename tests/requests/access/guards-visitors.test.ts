import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

let acting: Visitor | undefined;

/** Staff who act for a member, with the cookies of one login-as until a request ends it. */
async function actAs(staff: string): Promise<Visitor> {
  acting ??= (await actFor(world, staff, SUBSCRIBER.sub)).browser;
  const browser = world.visitor();
  copyCookies(acting, browser);
  return browser;
}

/** Every kind of visitor, each in a fresh browser, because some requests end their session. */
const visitors = {
  visitor: async () => world.visitor(),
  pending: () => world.enterPending("sub"),
  member: () => world.enter("sub"),
  staff: () => world.enter("emp"),
  acting: () => actAs("nonemp"),
  "pending staff": () => world.enterPending("emp"),
} satisfies Record<string, () => Promise<Visitor>>;

type Kind = keyof typeof visitors;
type Row = {
  readonly method: string;
  readonly path: string;
  readonly cells: Readonly<Record<string, string>>;
};

const KINDS = Object.keys(visitors) as Kind[];

/** The answer for these kinds, except those in `but`. */
function row(
  method: string,
  path: string,
  all: string,
  but: Partial<Record<Kind, string>> = {},
  kinds: readonly Kind[] = KINDS,
): Row {
  const everybody = Object.fromEntries(kinds.map((kind) => [kind, all]));
  return { method, path, cells: { ...everybody, ...but } };
}

/** A page that everybody may open: staff have the member's session. */
const open = (method: string, path: string, all: string, but: Partial<Record<Kind, string>> = {}) =>
  row(method, path, all, but, ["visitor", "pending", "member", "acting"]);

/** Refused without a gateway call, as guards do. */
const REFUSED = ["302 /logout", "302 /error/404", "303 /sso-landing"];

/** Status and target of the answer to one request of a fresh browser of this kind. */
async function cell(kind: Kind, method: string, path: string): Promise<string> {
  const browser = await visitors[kind]();
  let outcome = "";
  const calls = await world.callsDuring(async () => {
    const headers = { "sec-fetch-site": "same-origin" };
    const init = method === "POST" ? { method, headers, body: new URLSearchParams() } : { headers };
    const response = await browser.send(path, init);
    const to = response.headers.get("location");
    outcome = to === null ? `${response.status}` : `${response.status} ${to}`;
    await response.text();
  });
  if (/^\/log(out|in-as)/.test(path)) acting = undefined;
  // Only a pending sign-in asks the gateway on its way home.
  const isUnasked = REFUSED.includes(outcome) || (outcome === "302 /home" && !/pending/.test(kind));
  if (isUnasked && calls.length > 0) return `${outcome}, the gateway was asked`;
  return outcome;
}

async function cellsOf({ method, path, cells: kinds }: Row): Promise<Record<string, string>> {
  const cells: Record<string, string> = {};
  for (const kind of Object.keys(kinds) as Kind[]) cells[kind] = await cell(kind, method, path);
  return cells;
}

const waysIn = { pending: "200", "pending staff": "200" };
const noGroup = { pending: "404", "pending staff": "404" };
const notFilledIn = { pending: "400", "pending staff": "400" };
/** A second click on a form whose first click has started a new sign-in: it continues with that. */
const goOn = { pending: "303 /sso-landing", "pending staff": "303 /sso-landing" };
const toLogout = { visitor: "302 /logout" };

test.each([
  row("GET", "/group-selection", "302 /home", { ...toLogout, ...waysIn }),
  row("GET", "/registration-policies", "302 /home", { ...toLogout, ...waysIn }),
  row("GET", "/sso-landing", "302 /home", toLogout),
  row("POST", "/group-selection", "302 /home", { ...toLogout, ...noGroup }),
  row("POST", "/update-preferences", "302 /home", { ...toLogout, ...notFilledIn }),
  row("POST", "/sso-landing", "302 /home", { ...toLogout, ...goOn }),
])(
  "GUARD-01 GUARD-02 GUARD-03 ROLE-05 SSO-03 ROUTE-09 ROUTING-01 ROUTING-02 T-07 $method $path needs a pending session",
  async (given) => {
    expect(await cellsOf(given)).toEqual(given.cells);
  },
);

const signedIn = (answer: string, acting = answer) => ({ member: answer, staff: answer, acting });

test.each([
  row("GET", "/home", "302 /logout", signedIn("200")),
  row("GET", "/account/download", "302 /logout", signedIn("200", "403")),
  row("GET", "/account/download/my-data.zip", "302 /logout", signedIn("404", "403")),
  row("POST", "/select-group", "302 /logout", { ...signedIn("404"), ...goOn }),
  row("POST", "/account/download", "302 /logout", { ...signedIn("400", "403"), ...goOn }),
])("ROLE-05 ROLE-06 GUARD-02 T-07 $method $path needs a session", async (given) => {
  expect(await cellsOf(given)).toEqual(given.cells);
});

const staff = (answer: string) => ({
  staff: answer,
  acting: answer,
  "pending staff": answer,
});

test.each([
  row("GET", "/login-as", "302 /error/404", staff("200")),
  row("GET", "/login-as/end", "302 /error/404", staff("302 /login-as")),
  row("POST", "/login-as", "302 /error/404", staff("400")),
  row("POST", "/login-as/end", "302 /error/404", staff("303 /login-as")),
])("GUARD-05 GUARD-06 ROLE-16 ROUTE-07 T-48 $method $path needs a login-as role", async (given) => {
  expect(await cellsOf(given)).toEqual(given.cells);
});

test.each([
  open("GET", "/login", "200"),
  open("GET", "/session-ended", "200", { visitor: "302 /login" }),
  open("GET", "/error/404", "404"),
  open("GET", "/", "302 /home", { pending: "302 /sso-landing" }),
  open("GET", "/logout", "302 /login"),
  open("POST", "/registration", "400"),
  open("POST", "/session-ended", "303 /session-ended"),
  open("POST", "/logout", "303 /login"),
])("ROLE-01 T-65 GUARD-04 $method $path answers visitors and members alike", async (given) => {
  expect(await cellsOf(given)).toEqual(given.cells);
});

test.each(KINDS)(
  "GUARD-04 LOGOUT-12 T-03 /logout ends the session of a %s, and copied cookies open nothing",
  async (kind) => {
    acting = undefined;
    const browser = await visitors[kind]();
    const copied = new Map(browser.jar);
    const response = await browser.send("/logout");
    expect(response.headers.has("clear-site-data")).toBe(kind !== "visitor");
    expect([...browser.jar.keys()]).toEqual(kind === "visitor" ? [] : ["visitor"]);
    // Cookies copied earlier are useless, too.
    for (const [name, stored] of copied) browser.jar.set(name, stored);
    for (const path of ["/home", "/group-selection"]) {
      expect((await browser.send(path)).headers.get("location")).toBe("/logout");
    }
  },
);

test("GUARD-03 T-16 a pending session's cookie opens nothing at another brand or under another cookie's name", async () => {
  const browser = await world.enterPending("nopref");
  const there = world.visitor(HOST.summit);
  copyCookies(browser, there);
  const moved = world.visitor();
  copyCookies(browser, moved);
  const sealed = browser.jar.get("temp_token") ?? { value: "", path: "/" };
  for (const name of ["access_token", "api_token"]) moved.jar.set(name, sealed);
  moved.jar.delete("temp_token");
  const calls = await world.callsDuring(async () => {
    expect((await there.send("/update-preferences")).headers.get("location")).toBe("/logout");
    const { headers } = await moved.send("/home");
    expect(headers.get("location")).toMatch(/^\/(logout|session-ended)$/);
  });
  expect(calls).toEqual([]);
  expect((await browser.send("/update-preferences")).status).toBe(200);
});
