import { http } from "msw";
import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn, WAY_HOME } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { GATEWAY, PASSWORD } from "#tests/harness/world.ts";

const world = useWorld();

const waiting = (time: string) =>
  `Too many attempts to log in. Please wait ${time}, then try again.`;

/** Lets the gateway refuse log-ins because there are too many of them. */
function limit(headers: Record<string, string>, body: object = {}): void {
  world.network.use(
    http.post(`${GATEWAY}/token`, () => Response.json(body, { status: 429, headers })),
  );
}

// The clock of these tests is at 20:00 UTC.
test.each([
  ["seconds", { "retry-after": "121" }, "3 minutes", "121"],
  ["less than a minute", { "retry-after": "20" }, "1 minute", "20"],
  ["a date", { "retry-after": "Sat, 21 Nov 2026 20:05:00 GMT" }, "5 minutes", "300"],
  [
    "a date that is over",
    { "retry-after": "Sat, 21 Nov 2026 19:05:00 GMT" },
    "a few minutes",
    null,
  ],
  ["no time", {}, "a few minutes", null],
])(
  "a gateway that limits log-ins, with %s, is waited for",
  async (_what, headers: Record<string, string>, time, passedOn) => {
    limit(headers);
    const page = await logIn(world.visitor(), "sub", PASSWORD);
    expect(page.status).toBe(429);
    expect(alertsOf(page)).toEqual([waiting(time)]);
    expect(page.headers.get("retry-after")).toBe(passedOn);
    expect(elementOf(page, "#username").getAttribute("value")).toBe("sub");
    expect(page.html).not.toContain(PASSWORD);
  },
);

test("LOGIN-12 a gateway that limits and says that the account is locked is taken at its word", async () => {
  limit({ "retry-after": "60" }, { errorType: "ACCOUNT_LOCKED" });
  const page = await logIn(world.visitor(), "sub", PASSWORD);
  expect(page.status).toBe(401);
  expect(alertsOf(page)[0]).toMatch(/^Your account is locked/);
});

test("LOGIN-09 the username is sent without the spaces around it, the password as it is", async () => {
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
