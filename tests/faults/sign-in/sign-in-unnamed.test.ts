import { UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import {
  ANSWERED,
  named,
  submitIdentity,
  WREN,
} from "#tests/requests/registration/registration-walk.ts";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { account } from "#server/gateway/calls/member/account.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { handOverOf } from "#tests/harness/world/hand-over.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { resetting, useServedWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { expectErrorPage } from "../screens/error-page.ts";

const HOSTS = ["localhost", "summit.localhost", "providence.localhost"];

const world = resetting(useServedWorld());

/** A token with all claims except the one that names its holder. */
const UNNAMED = new UnsecuredJWT({ role: "member", sub: "canary-4471" }).encode();

const post = (browser: Visitor, path: string, fields: Record<string, string>): Promise<Page> =>
  browser.openPost(path, fields);

/** Posted by the listed application, as a browser does, without cookies. */
const handOver = (token: string, browser = world.visitor()): Promise<Page> =>
  browser.open("/sso-landing", handOverOf(token));

/** What the log has in place of a person, a name or a session. */
const HASH = /^[\w-]+:[\w-]{22}$/;

const linesSoFar = () => jsonLines(world.log()).length;

/** The log while something is missing: its warnings, and the audit lines of that request. */
async function toldDuring(work: () => Promise<unknown>) {
  const from = linesSoFar();
  await work();
  const lines = () => jsonLines(world.log()).slice(from);
  const warnings = () => lines().filter(({ missing }) => missing !== undefined);
  await expect.poll(() => warnings().length).toBeGreaterThan(0);
  const number = warnings()[0]?.["requestId"];
  await expect
    .poll(() => lines().some((line) => line["requestId"] === number && line["ms"] !== undefined))
    .toBe(true);
  // Ids, hashes and figures can contain any digits and letters.
  const isChance = (value: unknown) =>
    typeof value === "number" || (typeof value === "string" && HASH.test(value));
  const said = lines().map(({ requestId: _id, trace_id: _trace, ...line }) =>
    Object.entries(line).filter(([, value]) => !isChance(value)),
  );
  expect(JSON.stringify(said)).not.toMatch(/canary|4471|eyJ/);
  return {
    warned: warnings().map(({ level, wayIn, missing }) => [level, wayIn, missing]),
    audited: lines()
      .filter(({ channel, requestId }) => channel === "audit" && requestId === number)
      .map(({ event, outcome }) => `${String(event)} ${String(outcome)}`),
  };
}

const CHANGE_PASSWORD = "/account/settings/change-password";
const NEXT = "Canary-New-2026";

/** A person at the form that signs them in, and the function that sends it. */
type Way = readonly [
  wayIn: string,
  call: string,
  come: () => Promise<() => Promise<Page>>,
  audited: string,
];

const ways: readonly Way[] = [
  [
    "password",
    "token",
    async () => () => post(world.visitor(), "/login", { username: "sub", password: PASSWORD }),
    "sign-in unavailable",
  ],
  [
    "login-as",
    "login-as",
    async () => {
      const staff = await world.enter("emp");
      const fields = { subscriberId: SUBSCRIBER.sub, way: "subscriber" };
      return () => post(staff, "/login-as", fields);
    },
    "login-as failed",
  ],
  [
    "group-switch",
    "group-selection",
    async () => {
      const member = await world.enter("multi");
      return () => post(member, "/select-group", { groupId: "10007028" });
    },
    "group-switch failed",
  ],
  [
    "new-account",
    "account/registration",
    async () => {
      const browser = world.visitor();
      const step = await browser.submit(
        await submitIdentity(browser, WREN),
        "Continue",
        named("wren9"),
      );
      return () => browser.submit(step, "Create account", ANSWERED);
    },
    // The account is created anyway.
    "registration ok",
  ],
  [
    "password-change",
    "account/password",
    async () => {
      const member = await world.enter("sub");
      const typed = { currentPassword: PASSWORD, newPassword: NEXT, repeatPassword: NEXT };
      return () => post(member, CHANGE_PASSWORD, typed);
    },
    // So is the new password; the session continues with its old token.
    "password-change ok",
  ],
];

test.each(ways)(
  "a token without memberKey is logged and audited: %s",
  async (wayIn, call, come, audited) => {
    const send = await come();
    await world.fault({ path: call, body: { token: UNNAMED, redirect: null }, times: 1 });
    const told = await toldDuring(send);
    expect(told).toEqual({ warned: [["warn", wayIn, "memberKey"]], audited: [audited] });
  },
);

test.each([
  ["without memberKey", UNNAMED, "memberKey"],
  [
    "with claims of a wrong kind",
    new UnsecuredJWT({ memberKey: "4471", role: 5 }).encode(),
    "role",
  ],
  ["that is none", "canary", "claims"],
])("a token handed over %s is refused with 400, logged and audited", async (_, token, missing) => {
  const told = await toldDuring(async () => expectErrorPage(await handOver(token), 400));
  expect(told).toEqual({
    warned: [["warn", "receive-token", missing]],
    audited: ["sign-in-elsewhere failed"],
  });
  // Those of a page before it may still come.
  expect((await world.calls()).filter(({ path }) => path === "/account")).toEqual([]);
});

/** The account of `sub`, in which another member has the key in the token. */
async function accountWithoutSub(): Promise<Fault> {
  const { members: all, ...rest } = await answerOf(world, "sub", account);
  const members = all.filter(({ memberKey }) => memberKey !== "410000100");
  expect(members).toHaveLength(all.length - 1);
  return { path: "account", body: { ...rest, members } };
}

test("a hand-over whose account lacks the member gives 502 and no cookie, is logged and audited", async () => {
  const token = await world.token("sub");
  await world.fault(await accountWithoutSub());
  const browser = world.visitor();
  const told = await toldDuring(async () => expectErrorPage(await handOver(token, browser), 502));
  expect(told).toEqual({
    warned: [["warn", "receive-token", "members.memberKey"]],
    audited: ["sign-in-elsewhere failed"],
  });
  expect([...browser.jar.keys()]).toEqual([]);
});

test.each(["/home", "/id-card"])(
  "an account without the signed-in member gives 502, one log line and one audit line: %s",
  async (path) => {
    const browser = await world.enter("sub");
    await world.fault(await accountWithoutSub());
    const told = await toldDuring(async () => expect((await browser.send(path)).status).toBe(502));
    expect(told).toEqual({
      warned: [["warn", undefined, "members.memberKey"]],
      audited: ["account-mismatch failed"],
    });
  },
);

test("the audit line of an account without the member names the acting staff and the member", async () => {
  const staff = await world.enter("emp");
  await postLoginAs(staff, { subscriberId: SUBSCRIBER.sub });
  await staff.send("/sso-landing");
  await world.fault(await accountWithoutSub());
  const from = linesSoFar();
  expect((await staff.send("/home")).status).toBe(502);
  const line = () =>
    jsonLines(world.log())
      .slice(from)
      .find(({ event }) => event === "account-mismatch");
  await expect.poll(line).toMatchObject({
    outcome: "failed",
    actor: expect.stringMatching(/^member:/) as string,
    subject: expect.stringMatching(/^member:/) as string,
  });
});

test("a forged token leads to /login and is audited as a failed sign-in on every brand", async () => {
  const claims = { memberKey: "410000100", role: "logInAsAnyone" };
  const from = linesSoFar();
  for (const host of HOSTS) {
    const browser = world.visitor(host);
    const page = await handOver(new UnsecuredJWT(claims).encode(), browser);
    expect([page.hops, [...browser.jar.keys()]]).toEqual([["/login"], []]);
  }
  const audited = () =>
    jsonLines(world.log())
      .slice(from)
      .filter(({ event }) => event === "sign-in-elsewhere")
      .map(({ event, outcome, actor }) => [event, outcome, String(actor).startsWith("member:")]);
  await expect.poll(audited).toEqual(HOSTS.map(() => ["sign-in-elsewhere", "failed", true]));
});
