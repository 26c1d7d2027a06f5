import { beforeAll, expect, test } from "vitest";
import { alertsOf, elementOf, linksOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST, PASSWORD } from "#tests/harness/world/world.ts";
import { OLA, somebody, WREN } from "../registration/registration-walk.ts";
import {
  ANSWER,
  answerBoth,
  askForUsername,
  personOf,
  submitUsername,
  toNewPassword,
} from "./recovery-walk.ts";

const world = resetting(useWorld({ requestId: "one-request" }));
const SENT = "If we found your account, we emailed your username.";

const mail = async () =>
  (await world.ask(new Request(`${GATEWAY}/__sandbox/mail`))).json() as Promise<
    { to: string; username: string }[]
  >;

let nobody: string;

beforeAll(async () => {
  nobody = await findTwin("sub");
});

const WRONG = "We couldn't confirm who you are. Check your username and answers, then try again.";

const LOCKED =
  "Your account is locked due to too many login attempts. To unlock, please Contact Customer Service.";

async function questionsOf(username: string): Promise<string> {
  const response = await world.ask(
    new Request(`${GATEWAY}/forgot-password/questions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, domainId: 1 }),
    }),
  );
  return response.text();
}

/** An unknown name of the same length that gets the same questions. */
async function findTwin(username: string): Promise<string> {
  const wanted = await questionsOf(username);
  for (let number = 100; number < 1000; number += 1) {
    const name = `${number}`.slice(0, username.length);
    if ((await questionsOf(name)) === wanted) return name;
  }
  throw new Error("no such name");
}

/** Everything of an answer that could distinguish two names, without the name itself. */
const shape = (page: Page, name: string) => ({
  status: page.status,
  html: page.html.replaceAll(`"${name}"`, '"name"').replaceAll(`\\"${name}\\"`, '\\"name\\"'),
  headers: [...page.headers].map(([key, value]) => [key, value.replace(/=[^;]+/, "")]),
  cookies: page.headers.getSetCookie().map((line) => line.length),
});

test("ROUTE-63 /recovery/username opens without a cookie and has four fields", async () => {
  const page = await somebody(world).open("/recovery/username");
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Get your username"]]);
  expect(linksOf(page, ".sheet__foot")).toEqual([
    ["Log in", "/login"],
    ["Contact us", "/contact-us"],
  ]);
  const purposes = ["firstName", "lastName", "dateOfBirth", "memberId"].map((id) =>
    elementOf(page, `#${id}`).getAttribute("autocomplete"),
  );
  expect(purposes).toEqual(["given-name", "family-name", "bday", "off"]);
});

test("GW-82 S-02 one call sends the username to the member's e-mail address", async () => {
  const person = await personOf(world, "sub");
  const calls = await world.callsDuring(async () => {
    const page = await askForUsername(somebody(world), person);
    expect(page.hops).toEqual(["/recovery/username/sent"]);
    expect(page.text).toContain(SENT);
  });
  const [firstName, lastName, dateOfBirth, memberId] = Object.values(person);
  const body = { firstName, lastName, dateOfBirth, memberId, domainId: 1 };
  expect(calls).toMatchObject([{ method: "POST", path: "/forgot-username", body }]);
  expect((await mail()).map(({ username }) => username)).toEqual(["sub"]);
});

test("S-02 the answer to a username request is the same to the byte for known and unknown people", async () => {
  const people = [await personOf(world, "sub"), WREN, OLA, { ...WREN, "Member ID": "ZZ99999999" }];
  const pages = [];
  for (const person of people) {
    const browser = somebody(world);
    const [firstName = "", lastName = "", dateOfBirth = "", memberId = ""] = Object.values(person);
    const fields = { firstName, lastName, dateOfBirth, memberId };
    const answer = await browser.post("/recovery/username", fields);
    const headers = [...answer.headers].map(([name, value]) => [name, value.replace(/=[^;]+/, "")]);
    const lengths = answer.headers.getSetCookie().map((line) => line.length);
    const page = await browser.open("/recovery/username/sent");
    pages.push(JSON.stringify([answer.status, headers, lengths, page.html]));
  }
  expect(new Set(pages).size).toBe(1);
  expect((await mail()).length).toBe(1);
});

test("S-02 a gateway's 404 for an unknown person is answered alike and not quoted", async () => {
  await world.fault({ path: "forgot-username", status: 404, body: { message: "canary: nobody" } });
  const page = await askForUsername(somebody(world), WREN);
  expect(page.hops).toEqual(["/recovery/username/sent"]);
  expect(page.html).not.toContain("canary");
});

test("LOGOUT-13 the confirmation of a sent username needs a request before it, and /logout forgets it", async () => {
  const browser = somebody(world);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/recovery/username/sent");
    expect(page.hops).toEqual(["/recovery/username"]);
  });
  expect(calls).toEqual([]);
  await askForUsername(browser, WREN);
  await browser.open("/logout");
  expect([...browser.jar.keys()]).toEqual([]);
  expect((await browser.open("/recovery/username/sent")).hops).toEqual(["/recovery/username"]);
});

test("S-02 Providence has recovery pages but no links to them", async () => {
  const browser = somebody(world, HOST.providence);
  const links = linksOf(await browser.open("/login")).map(([, href]) => href);
  expect(links.filter((href) => href.startsWith("/recovery"))).toEqual([]);
  const calls = await world.callsDuring(() => askForUsername(browser, WREN));
  expect(calls[0]?.body).toMatchObject({ domainId: 5 });
  expect((await browser.open("/recovery/password")).status).toBe(200);
});

test("S-02 an unknown username gets two questions on the same page as a known one", async () => {
  const [known, unknown] = [
    await submitUsername(somebody(world), "sub"),
    await submitUsername(somebody(world), nobody),
  ];
  expect(known.hops).toEqual(["/recovery/password/questions"]);
  expect(shape(known, "sub")).toEqual(shape(unknown, nobody));
  const again = await submitUsername(somebody(world), nobody);
  expect(again.html).toBe(unknown.html);
  for (const name of ["ÅÄÖ", "n".repeat(100)]) {
    const page = await submitUsername(somebody(world), name);
    expect([page.status, page.document.querySelectorAll("main form label").length]).toEqual([
      200, 2,
    ]);
  }
});

test("S-02 wrong answers are counted and locked alike for known and unknown usernames", async () => {
  const known = somebody(world);
  const unknown = somebody(world);
  const pages = [
    await submitUsername(known, "sub"),
    await submitUsername(unknown, nobody),
  ] as const;
  for (let tries = 1; tries <= 5; tries += 1) {
    const one = await answerBoth(known, pages[0], `wrong ${tries}`);
    // For an unknown name, even the right answers are wrong.
    const other = await answerBoth(unknown, pages[1], tries === 1 ? ANSWER : `wrong ${tries}`);
    expect([alertsOf(one), one.status]).toEqual([[tries < 5 ? WRONG : LOCKED], 400]);
    expect(shape(one, "sub")).toEqual(shape(other, nobody));
    expect(one.html).not.toContain(`wrong ${tries}`);
  }
  const locked = await answerBoth(known, pages[0], ANSWER);
  expect(alertsOf(locked)).toEqual([LOCKED]);
  expect(linksOf(locked, '[role="alert"]')).toEqual([["Contact Customer Service", "/contact-us"]]);
  // A lock of the recovery does not lock the log-in.
  expect((await logIn(somebody(world), "sub", PASSWORD)).hops).toContain("/home");
});

test("right security answers reset the count of wrong ones", async () => {
  const browser = somebody(world);
  const page = await submitUsername(browser, "sub");
  for (let tries = 1; tries <= 4; tries += 1) await answerBoth(browser, page, `wrong ${tries}`);
  await toNewPassword(browser, "sub");
  const again = await answerBoth(browser, await submitUsername(browser, "sub"), "wrong 5");
  expect(alertsOf(again)).toEqual([WRONG]);
});

test("S-02 a gateway's 404 for wrong answers is shown like its 401 and not quoted", async () => {
  const browser = somebody(world);
  const page = await submitUsername(browser, "sub");
  const body = { message: "canary: nobody" };
  await world.fault({ path: "forgot-password/verify", status: 404, body });
  const refused = await answerBoth(browser, page, "wrong");
  expect([refused.status, alertsOf(refused)]).toEqual([400, [WRONG]]);
  expect(refused.html).not.toContain("canary");
});
