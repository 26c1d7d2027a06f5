import { afterEach, beforeAll, expect, test } from "vitest";
import { alertsOf, linksOf, logIn } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { GATEWAY, PASSWORD } from "#tests/harness/world.ts";
import { ANSWER, answerBoth, sayUsername, toNewPassword } from "./recovery-walk.ts";
import { somebody } from "../registration/registration-walk.ts";

let nobody: string;
const world = useWorld({ requestId: "one-request" });
beforeAll(async () => {
  nobody = await findTwin("sub");
});
afterEach(() => world.reset());

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

/** A name as long as this one that nobody has and that happens to be asked the same questions. */
async function findTwin(username: string): Promise<string> {
  const wanted = await questionsOf(username);
  for (let number = 100; number < 1000; number += 1) {
    const name = `${number}`.slice(0, username.length);
    if ((await questionsOf(name)) === wanted) return name;
  }
  throw new Error("no such name");
}

/** Everything of an answer that could tell one name from another, the name itself left out. */
const shape = (page: Page, name: string) => ({
  status: page.status,
  html: page.html.replaceAll(`"${name}"`, '"name"').replaceAll(`\\"${name}\\"`, '\\"name\\"'),
  headers: [...page.headers].map(([key, value]) => [key, value.replace(/=[^;]+/, "")]),
  cookies: page.headers.getSetCookie().map((line) => line.length),
});

test("S-02 a name nobody has is asked two questions, on the same page as one that somebody has", async () => {
  const [known, unknown] = [
    await sayUsername(somebody(world), "sub"),
    await sayUsername(somebody(world), nobody),
  ];
  expect(known.hops).toEqual(["/recovery/password/questions"]);
  expect(shape(known, "sub")).toEqual(shape(unknown, nobody));
  const again = await sayUsername(somebody(world), nobody);
  expect(again.html).toBe(unknown.html);
  for (const name of ["x", "no such name", "ÅÄÖ", "' OR 1=1 --", "n".repeat(100)]) {
    const page = await sayUsername(somebody(world), name);
    expect([page.status, page.document.querySelectorAll("main form label").length]).toEqual([
      200, 2,
    ]);
  }
});

test("S-02 wrong answers and names nobody has: same sentence, status and count, then the same lock", async () => {
  const known = somebody(world);
  const unknown = somebody(world);
  const pages = [await sayUsername(known, "sub"), await sayUsername(unknown, nobody)] as const;
  for (let tries = 1; tries <= 6; tries += 1) {
    const one = await answerBoth(known, pages[0], `wrong ${tries}`);
    // Even the answers that would be right for everybody are none for nobody.
    const other = await answerBoth(unknown, pages[1], tries === 1 ? ANSWER : `wrong ${tries}`);
    expect(alertsOf(one)).toEqual([tries < 5 ? WRONG : LOCKED]);
    expect(one.status).toBe(400);
    expect(shape(one, "sub")).toEqual(shape(other, nobody));
    expect(one.html).not.toContain(`wrong ${tries}`);
  }
  const locked = await answerBoth(known, pages[0], ANSWER);
  expect(alertsOf(locked)).toEqual([LOCKED]);
  expect(linksOf(locked, '[role="alert"]')).toEqual([["Contact Customer Service", "/contact-us"]]);
  // A lock of the recovery is none of the log-in.
  expect((await logIn(somebody(world), "sub", PASSWORD)).hops).toContain("/home");
});

test("right answers end the count of wrong ones", async () => {
  const browser = somebody(world);
  const page = await sayUsername(browser, "sub");
  for (let tries = 1; tries <= 4; tries += 1) await answerBoth(browser, page, `wrong ${tries}`);
  await toNewPassword(browser, "sub");
  const again = await answerBoth(browser, await sayUsername(browser, "sub"), "wrong 5");
  expect(alertsOf(again)).toEqual([WRONG]);
});

test("S-02 a gateway that answers 404 instead of 401 is not told apart", async () => {
  const browser = somebody(world);
  const page = await sayUsername(browser, "sub");
  const body = { message: "canary: nobody" };
  await world.fault({ path: "forgot-password/verify", status: 404, body });
  const refused = await answerBoth(browser, page, "wrong");
  expect([refused.status, alertsOf(refused)]).toEqual([400, [WRONG]]);
  expect(refused.html).not.toContain("canary");
});

test("a gateway that asks more than two questions of somebody is not let tell them from nobody", async () => {
  const body = ["a", "b", "c"].map((id) => ({ id, question: `Question ${id}?` }));
  await world.fault({ path: "forgot-password/questions", body });
  const page = await sayUsername(somebody(world), "sub");
  await world.mend();
  expect(page.document.querySelectorAll("main form label").length).toBe(2);
});
