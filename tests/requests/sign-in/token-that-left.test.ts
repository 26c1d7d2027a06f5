import { http } from "msw";
import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { actFor, asStaff, postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { APPLICATION, handOverOf } from "#tests/harness/world/hand-over.ts";
import { MINUTE_MS } from "#tests/harness/world/sealed.ts";
import { openTurningWorld } from "#tests/harness/world/turning-world.ts";
import { resetting, use } from "#tests/harness/world/use-world.ts";
import { createVisitor, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST, PASSWORD, TODAY } from "#tests/harness/world/world.ts";
import { NEW_PASSWORD, saveNew, toNewPassword } from "../recovery/recovery-walk.ts";
import { post, writing } from "./pending-steps.ts";

// A member's token goes to other sites. Whoever holds a copy there may post it to the landing.

const world = resetting(
  use(() =>
    openTurningWorld(TODAY, {
      env: { APPLICATION_ORIGINS: APPLICATION, LOGIN_LIMIT_PER_ADDRESS: "100" },
    }),
  ),
);

const turnBy = (minutes: number) =>
  world.turnTo(new Date(Date.now() + minutes * MINUTE_MS).toISOString());

/** Posts a token from the partner's site; where the answer leads. */
async function handOver(browser: Visitor, token: string): Promise<string | number> {
  const { status, headers } = await browser.send("/sso-landing", handOverOf(token));
  return headers.get("location") ?? status;
}

/** A browser with a session by this token. */
async function arriveWith(token: string): Promise<Visitor> {
  const browser = world.visitor();
  expect(await handOver(browser, token)).toBe("/sso-landing");
  await browser.open("/sso-landing");
  return browser;
}

/** The token opens nothing any more, the gateway is not asked, and log-in says why. */
async function expectRefused(token: string): Promise<void> {
  const thief = world.visitor();
  const calls = await world.callsDuring(async () => {
    expect(await handOver(thief, token)).toBe("/login");
  });
  expect(calls).toEqual([]);
  const page = await thief.open("/login");
  expect(page.text).toContain("your session has ended. Log in again");
  expect((await thief.send("/home")).headers.get("location")).toBe("/logout");
}

const changePassword = (own: Visitor): Promise<Page> =>
  own.openPost("/account/settings/change-password", {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    repeatPassword: NEW_PASSWORD,
  });

test("S-25 a token opens nothing after the log-out of its session", async () => {
  const token = await world.token("multi");
  const own = await arriveWith(token);
  await own.open("/logout");
  await expectRefused(token);
});

test("S-25 the token of staff opens nothing after they log out while they act", async () => {
  const token = await world.token("emp");
  const own = await arriveWith(token);
  await postLoginAs(own, { subscriberId: SUBSCRIBER.sub });
  await own.open("/sso-landing");
  expect(await handOver(world.visitor(), token)).toBe("/sso-landing");
  await own.open("/logout");
  await expectRefused(token);
});

test("S-25 a token whose session logs out while the gateway is asked is refused, in the audit trail, too", async () => {
  const token = await world.token("multi");
  const own = await arriveWith(token);
  const trail = await auditTrail(world);
  const logOut = async () => void (await own.open("/logout"));
  world.network.use(http.get(`${GATEWAY}/account`, logOut, { once: true }));
  expect(await handOver(world.visitor(), token)).toBe("/login");
  const [told] = (await trail()).filter(({ event }) => event === "sign-in-elsewhere");
  expect(told).toMatchObject({ outcome: "failed" });
});

test("S-25 no other spelling of a token's signature opens an account after the log-out", async () => {
  const token = await world.token("multi");
  const own = await arriveWith(token);
  await own.open("/logout");
  // Its last character has bits that a reader of base64 ignores.
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = letters.indexOf(token.at(-1) ?? "");
  for (const bit of [1, 2]) await expectRefused(`${token.slice(0, -1)}${letters[last ^ bit]}`);
  await expectRefused(`${token}=`);
});

test("S-25 a token opens nothing after its session was idle too long", async () => {
  const token = await world.token("multi");
  const own = await arriveWith(token);
  turnBy(61);
  expect((await own.send("/home")).status).toBe(302);
  await expectRefused(token);
});

test("S-25 a token may be handed over again while its session is open, and by its own browser", async () => {
  const token = await world.token("multi");
  const own = await arriveWith(token);
  expect(await handOver(own, token)).toBe("/sso-landing");
  await own.open("/sso-landing");
  const again = await arriveWith(token);
  for (const browser of [own, again]) expect((await browser.send("/home")).status).toBe(200);
});

test.each([
  [
    "log out everywhere else",
    async () => {
      const own = await world.arrive("multi");
      await own.submit(await own.open("/account/settings"), "Log out everywhere else");
    },
  ],
  ["a changed password", async () => void (await changePassword(await world.arrive("multi")))],
  [
    "a recovered password",
    async () => {
      const owner = world.visitor();
      await saveNew(owner, await toNewPassword(owner, "multi"));
    },
  ],
])(
  "S-25 S-02 S-08 after %s a token issued before opens nothing, one issued later does",
  async (_how, end) => {
    const token = await world.token("multi");
    const cop = await world.token("cop");
    turnBy(1);
    await end();
    await expectRefused(token);
    await arriveWith(cop);
    turnBy(3);
    await arriveWith(await world.token("multi"));
  },
);

test.each([
  ["without a time of issue", () => undefined],
  ["whose time of issue is a text", () => String(Date.now() / 1000)],
  ["whose time of issue is an hour ahead", () => Date.now() / 1000 + 3600],
  ["whose time of issue is in milliseconds", () => Date.now()],
])("S-25 a token %s opens nothing once its owner ended all sessions", async (_what, issued) => {
  const claims = (await world.token("multi")).split(".")[1] ?? "";
  const { memberKey } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    memberKey: string;
  };
  const body = Buffer.from(JSON.stringify({ memberKey, iat: issued() })).toString("base64url");
  turnBy(1);
  await changePassword(await world.arrive("multi"));
  await expectRefused(`eyJhbGciOiJub25lIn0.${body}.x`);
});

test("S-25 a token issued for another brand is refused before the gateway is asked", async () => {
  const body = Buffer.from(JSON.stringify({ memberKey: "1", domainId: 2 })).toString("base64url");
  const token = `eyJhbGciOiJub25lIn0.${body}.x`;
  const calls = await world.callsDuring(async () => {
    expect(await handOver(world.visitor(), token)).toBe(403);
  });
  expect(calls).toEqual([]);
  // At its own brand the gateway judges it.
  expect(await handOver(world.visitor(HOST.summit), token)).not.toBe(403);
});

test("PREFS-24 after an arrival by token an address on file stays, and the form says where to change it", async () => {
  const browser = world.visitor();
  await handOver(browser, await world.token("sub"));
  const form = await browser.open("/update-preferences");
  const { page, writes } = await writing(world, () =>
    browser.submit(form, "Save", { "Email address": "thief@elsewhere.example" }),
  );
  expect([page.status, writes]).toEqual([400, []]);
  expect(textsOf(page, "#emailAddress-error").join()).toContain("later, in Settings");
});

test("S-08 an address changed on the way in is told to the former one", async () => {
  const browser = world.visitor();
  await post(browser, "/login", { username: "sub", password: PASSWORD });
  const form = await browser.open("/update-preferences");
  const { writes } = await writing(world, () =>
    browser.submit(form, "Save", { "Email address": "sage@members.example" }),
  );
  expect(writes.map(({ path }) => path)).toEqual([
    "/account/preferences",
    "/account/email-changed",
  ]);
  expect(writes[1]?.body).toEqual({
    previousEmailAddress: "jordan@members.example",
    emailAddress: "sage@members.example",
  });
});

test("S-08 an address changed elsewhere since the form was opened is the one that is told", async () => {
  const browser = world.visitor();
  await post(browser, "/login", { username: "sub", password: PASSWORD });
  const form = await browser.open("/update-preferences");
  const elsewhere = await world.confirmed("sub");
  const fields = (address: string) => ({ "Email address": address });
  const settings = await elsewhere.open("/account/settings?edit=preferences");
  await elsewhere.submit(settings, "Save preferences", fields("sage@members.example"));
  const { writes } = await writing(world, () =>
    browser.submit(form, "Save", fields("third@members.example")),
  );
  expect(writes[1]?.body).toEqual({
    previousEmailAddress: "sage@members.example",
    emailAddress: "third@members.example",
  });
});

test("PREFS-24 staff who act for a member cannot change an address on file in /update-preferences", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
  const form = await browser.open("/update-preferences");
  const { page, writes } = await writing(world, () =>
    browser.submit(form, "Save", { ...asStaff(), "Email address": "thief@elsewhere.example" }),
  );
  expect([page.status, writes]).toEqual([400, []]);
  expect(textsOf(page, "#emailAddress-error").join()).toContain("later, in Settings");
});

test("S-25 forged tokens from one address are refused unasked after a hundred, others' tokens are taken", async () => {
  const forged = (n: number) => {
    const claims = Buffer.from(JSON.stringify({ memberKey: `${n}` })).toString("base64url");
    return `eyJhbGciOiJub25lIn0.${claims}.x`;
  };
  const thief = createVisitor(world.handleFrom("198.51.100.7"), "http://localhost:3000");
  const answers: (string | number)[] = [];
  const calls = await world.callsDuring(async () => {
    const posts = Array.from({ length: 120 }, (_, n) => handOver(thief, forged(n)));
    answers.push(...(await Promise.all(posts)));
  });
  expect(calls).toHaveLength(100);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
  await arriveWith(await world.token("multi"));
});
