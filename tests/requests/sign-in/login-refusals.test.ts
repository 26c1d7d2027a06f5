import { http } from "msw";
import { expect, test } from "vitest";
import { alertsOf, elementOf, linksOf, logIn, WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY, HOST, PASSWORD } from "#tests/harness/world/world.ts";

const world = resetting(useWorld());

const LOCKED =
  "Your account is locked due to too many login attempts. To unlock, please Contact Customer Service.";
const UNRECOGNIZED = "Username and/or password unrecognized. Please try again.";
const attempts = (n: number) =>
  `Username and/or password unrecognized. You have ${n} attempt(s) remaining. ` +
  "Try again or select forgot username or password.";
const RECOVERY = [
  ["forgot username", "/recovery/username"],
  ["password", "/recovery/password"],
];

test.each([
  [HOST.carrier, 1],
  [HOST.partner, 11],
])(
  "LOGIN-09 log-in at %s sends username, password and domain id %i only",
  async (host, domainId) => {
    const typed = { username: "No Body's", password: " pass word " };
    const calls = await world.callsDuring(() =>
      logIn(world.visitor(host), typed.username, typed.password),
    );
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /token"]);
    expect(calls[0]?.body).toEqual({ ...typed, domainId });
    expect(calls[0]?.query).toEqual({});
  },
);

test("LOGIN-10 LOGIN-11 LOGIN-12 T-62 wrong log-ins count the attempts down, then the account is locked", async () => {
  const browser = world.visitor();
  for (const n of [4, 3, 2, 1]) {
    const page = await logIn(browser, "sub", "wrong");
    expect(page.status).toBe(401);
    expect(alertsOf(page)).toEqual([attempts(n)]);
    expect(linksOf(page, '[role="alert"]')).toEqual(RECOVERY);
  }
  expect(alertsOf(await logIn(browser, "sub", "wrong"))).toEqual([LOCKED]);
  const page = await logIn(browser, "sub", PASSWORD);
  expect(page.status).toBe(401);
  expect(alertsOf(page)).toEqual([LOCKED]);
  expect(linksOf(page, '[role="alert"]')).toEqual([["Contact Customer Service", "/contact-us"]]);
  expect(browser.jar.size).toBe(0);
});

test("a password that was refused with a space at an end is said to have one", async () => {
  const space =
    "The password you entered starts or ends with a space. Remove the space and try again.";
  const told = async (username: string, password: string) =>
    alertsOf(await logIn(world.visitor(), username, password));
  expect(await told("sub", `${PASSWORD} `)).toEqual([`${attempts(4)}${space}`]);
  expect(await told("nobody1", "\twrong")).toEqual([`${attempts(4)}${space}`]);
  expect(await told("sub", "wr ong")).toEqual([attempts(3)]);
});

test("LOGIN-10 T-62 an unknown username gets the same countdown, whatever the gateway's status", async () => {
  const browser = world.visitor();
  expect(alertsOf(await logIn(browser, "nobody", PASSWORD))).toEqual([attempts(4)]);
  expect(alertsOf(await logIn(browser, "nobody", PASSWORD))).toEqual([attempts(3)]);
  const body = { errorType: "LOGIN_ATTEMPTS_REMAINING", errorData: { attemptsRemaining: 17 } };
  await world.fault({ path: "token", status: 423, body });
  const page = await logIn(browser, "sub", PASSWORD);
  expect([page.status, alertsOf(page)]).toEqual([401, [attempts(17)]]);
});

test("T-50 LOGIN-07 Providence shows the countdown without recovery links", async () => {
  const page = await logIn(world.visitor(HOST.providence), "prov", "wrong");
  expect(alertsOf(page)).toEqual([attempts(4)]);
  expect(linksOf(page, '[role="alert"]')).toEqual([]);
  await world.fault({ path: "token", status: 401, body: { errorType: "ACCOUNT_LOCKED" } });
  const locked = await logIn(world.visitor(HOST.providence), "prov", "wrong ");
  expect(alertsOf(locked)).toEqual([LOCKED]);
  expect(linksOf(locked, '[role="alert"]')).toEqual([["Contact Customer Service", "/contact-us"]]);
});

test.each([
  [401, { errorType: "X", message: "canary-9817", errorData: { stack: "canary-9817" } }],
  [404, { errorType: "NOT_FOUND" }],
])("LOGIN-13 a refusal with %i %j is called unrecognized and not quoted", async (status, body) => {
  await world.fault({ path: "token", status, body });
  const browser = world.visitor();
  const page = await logIn(browser, "sub", PASSWORD);
  expect([page.status, page.hops]).toEqual([401, []]);
  expect(alertsOf(page)).toEqual([UNRECOGNIZED]);
  expect(page.html).not.toMatch(/canary-9817|Unauthorized/);
  expect(browser.jar.size).toBe(0);
});

const waiting = (time: string) =>
  `Too many attempts to log in. Please wait ${time}, then try again.`;

/** Makes the gateway refuse log-ins because of too many attempts. */
function limit(headers: Record<string, string>, body: object = {}): void {
  world.network.use(
    http.post(`${GATEWAY}/token`, () => Response.json(body, { status: 429, headers })),
  );
}

// The clock of these tests is at 20:00 UTC.
test.each([
  ["121", "3 minutes", { "retry-after": "121" }, "121"],
  ["nothing", "a few minutes", {}, null],
])(
  "a gateway's limit with %s as Retry-After is shown as waiting %s",
  async (_what, time, headers: Record<string, string>, passedOn) => {
    limit(headers);
    const page = await logIn(world.visitor(), "sub", PASSWORD);
    expect(page.status).toBe(429);
    expect(alertsOf(page)).toEqual([waiting(time)]);
    expect(page.headers.get("retry-after")).toBe(passedOn);
    expect(elementOf(page, "#username").getAttribute("value")).toBe("sub");
    expect(page.html).not.toContain(PASSWORD);
  },
);

test("LOGIN-12 a gateway's limit that says the account is locked is shown as locked", async () => {
  limit({ "retry-after": "60" }, { errorType: "ACCOUNT_LOCKED" });
  const page = await logIn(world.visitor(), "sub", PASSWORD);
  expect(page.status).toBe(401);
  expect(alertsOf(page)[0]).toMatch(/^Your account is locked/);
});

test("LOGIN-09 the username is sent without surrounding spaces, the password unchanged", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await logIn(world.visitor(), "  sub ", PASSWORD);
    expect(page.hops).toEqual(WAY_HOME);
    await logIn(world.visitor(), " sub", ` ${PASSWORD} `);
  });
  const sent = calls.filter(({ path }) => path === "/token").map(({ body }) => body);
  expect(sent).toEqual([
    { username: "sub", password: PASSWORD, domainId: 1 },
    { username: "sub", password: ` ${PASSWORD} `, domainId: 1 },
  ]);
});
