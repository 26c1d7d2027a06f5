import { afterEach, expect, test } from "vitest";
import { NEWCOMER, openSandbox, TODAY } from "./sandbox.fixture.ts";

let now = new Date(TODAY);
const world = openSandbox({ clock: () => now });
afterEach(() => {
  now = new Date(TODAY);
  world.sandbox.reset();
});

const JORDAN = {
  firstName: "Jordan",
  lastName: "Testa-Lindqvist",
  dateOfBirth: "1979-05-14",
  memberId: "904417823",
  domainId: 1,
};
const NEW = "Recovered-1";
type Question = { id: string; question: string };

async function questionsOf(username: string, domainId = 1): Promise<Question[]> {
  const body = { username, domainId };
  const response = await world.ask("POST", "forgot-password/questions", { body });
  return (await response.json()) as Question[];
}

const give = (username: string, answers: unknown, domainId = 1) =>
  world.send("POST", "forgot-password/verify", { username, domainId, answers });

async function verify(username: string, answer = "sandbox", domainId = 1): Promise<unknown> {
  const asked = await questionsOf(username, domainId);
  const answers = asked.map(({ id }) => ({ questionId: id, answer }));
  return give(username, answers, domainId);
}

const tokenFor = async (username: string, answer?: string) =>
  ((await verify(username, answer)) as { resetToken: string }).resetToken;
const reset = (resetToken: string, newPassword = NEW) =>
  world.send("POST", "forgot-password/reset", { resetToken, newPassword });
const mail = async () => (await world.get("__sandbox/mail")).json();
const askUsername = (body: object) => world.send("POST", "forgot-username", body);

const INVALID = { status: 401, errorType: "ANSWERS_INVALID" };
const LOCKED = { status: 401, errorType: "ACCOUNT_LOCKED" };
const BAD_TOKEN = { status: 400, errorType: "RESET_TOKEN_INVALID" };

test("a user name goes to the address last chosen, to nobody without; all get one answer", async () => {
  await askUsername(JORDAN);
  const preferences = await world.answerOf<object>("sub", "account/preferences");
  const moved = { ...preferences, emailAddress: "new@members.example" };
  await world.send("PUT", "account/preferences", moved, "sub");
  const { subscriberId } = await world.answerOf<{ subscriberId: string }>("nopref", "account");
  const sage = { firstName: "Sage", lastName: "Blankenship-Test", dateOfBirth: "1995-05-14" };
  for (const person of [
    JORDAN,
    { ...JORDAN, firstName: "Nobody" },
    { ...JORDAN, domainId: 2 },
    { ...JORDAN, ...sage, memberId: subscriberId },
    NEWCOMER,
  ]) {
    expect(await askUsername(person)).toEqual({ status: 200 });
  }
  expect(await mail()).toEqual([
    { to: "jordan@members.example", username: "sub" },
    { to: "new@members.example", username: "sub" },
  ]);
  world.sandbox.reset();
  expect(await mail()).toEqual([]);
});

test("without one of their facts nobody is looked for, for a user name or to register", async () => {
  for (const path of ["forgot-username", "account/registration/validate-user"]) {
    for (const name of Object.keys(JORDAN)) {
      const refused = { status: 400, message: `${name} is not valid` };
      const body = { ...NEWCOMER, [name]: undefined };
      expect([path, await world.send("POST", path, body)]).toEqual([path, refused]);
    }
  }
});

test("every name is asked two of eight questions, always the same, known or not", async () => {
  const all = (await (await world.get("account/security-questions")).json()) as Question[];
  const pairs = new Set<string>();
  for (const name of ["sub", "nobody", "cop", "somebody", "ini", "x1", "x2", "x3", "x4", "x5"]) {
    const asked = await questionsOf(name);
    expect(all).toEqual(expect.arrayContaining(asked));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
    expect(await questionsOf(` ${name.toUpperCase()}`)).toEqual(asked);
    pairs.add(asked.map(({ id }) => id).join());
  }
  expect(pairs.size).toBeGreaterThan(5);
  for (const username of [undefined, "", "x".repeat(101)]) {
    const body = { username, domainId: 1 };
    const answer = await world.send("POST", "forgot-password/questions", body);
    expect(answer).toMatchObject({ status: 400 });
  }
});

test("a token is for fifteen minutes and one password; with it others of that name end", async () => {
  const [first, second, other] = [
    await tokenFor("sub", " SandBox "),
    await tokenFor("sub"),
    await tokenFor("ma"),
  ];
  now = new Date(now.getTime() + 899_000);
  // A password that breaks the rule leaves the token as it was.
  expect(await reset(first, "no-digit")).toEqual({ status: 400, errorType: "PASSWORD_INVALID" });
  const none = await world.send("POST", "forgot-password/reset", { resetToken: first });
  expect(none).toMatchObject({ status: 400 });
  expect(await reset(first)).toEqual({ status: 200 });
  expect(await reset(first, "Second-22")).toEqual(BAD_TOKEN);
  expect(await reset(second)).toEqual(BAD_TOKEN);
  expect([(await world.signIn("sub")).status, (await world.signIn("sub", NEW)).status]).toEqual([
    401, 200,
  ]);
  now = new Date(now.getTime() + 1000);
  expect(await reset(other)).toEqual(BAD_TOKEN);
  expect(await reset("nothing")).toEqual(BAD_TOKEN);
  world.sandbox.reset();
  expect((await world.signIn("sub")).status).toBe(200);
});

test("a lock is a name's at one brand, and holds against right answers, which else end the count", async () => {
  const failFourTimes = async (name: string) => {
    for (const time of [1, 2, 3, 4]) {
      expect([name, time, await verify(name, "wrong")]).toEqual([name, time, INVALID]);
    }
  };
  await failFourTimes("sub");
  expect(await verify("sub")).toMatchObject({ status: 200 });
  await failFourTimes("sub");
  await failFourTimes("nobody-here");
  for (const name of ["sub", "nobody-here"]) {
    expect(await verify(name, "wrong")).toEqual(LOCKED);
    expect(await verify(name.toUpperCase())).toEqual(LOCKED);
    expect(await verify("cop", "wrong")).toEqual(INVALID);
    expect(await verify(name, "sandbox", 2)).toEqual(INVALID);
  }
});

test("half of the answers, answers to other questions and none are no answers", async () => {
  const [first = "", second = ""] = (await questionsOf("sub")).map(({ id }) => id);
  const others = ["1", "2", "3"].filter((id) => id !== first && id !== second);
  const given = (ids: readonly string[]) =>
    give(
      "sub",
      ids.map((questionId) => ({ questionId, answer: "sandbox" })),
    );
  for (const ids of [[first], [first, ...others].slice(0, 2), []]) {
    expect(await given(ids)).toEqual(INVALID);
  }
  expect(await given([second, first])).toMatchObject({ status: 200 });
  expect(await give("sub", undefined)).toMatchObject({ status: 400 });
});

test("a new password unlocks a name that was locked at sign-in, there alone; ini is active by it", async () => {
  for (const domainId of [1, 2]) {
    for (const _time of [1, 2, 3, 4, 5]) await world.signIn("sub", "wrong", domainId);
  }
  expect(await (await world.signIn("sub")).json()).toEqual({ errorType: "ACCOUNT_LOCKED" });
  await reset(await tokenFor("sub"));
  expect((await world.signIn("sub", NEW)).status).toBe(200);
  expect(await (await world.signIn("sub", NEW, 2)).json()).toEqual({ errorType: "ACCOUNT_LOCKED" });
  await reset(await tokenFor("ini"));
  const status = await world.get("account/status", await world.tokenOf("ini"));
  expect(await status.text()).toBe("ACT");
});

test("answers of one's own take the place of the first ones, and their questions are asked", async () => {
  const own = [
    { questionId: "7", answer: "Test pilot" },
    { questionId: "1", answer: "Mockingbird" },
    { questionId: "2", answer: "Exampleville" },
  ];
  const change = (answers: unknown) =>
    world.send("PUT", "account/security-answers", answers, "sub");
  expect(await change(own)).toEqual({ status: 200 });
  expect((await questionsOf("sub")).map(({ id }) => id)).toEqual(["7", "1"]);
  expect(await verify("sub")).toEqual(INVALID);
  const answers = [
    { questionId: "1", answer: "mockingbird " },
    { questionId: "7", answer: "TEST PILOT" },
  ];
  expect(await give("sub", answers)).toMatchObject({ status: 200 });
  for (const broken of [[], own.slice(0, 1), [own[0], own[0]], {}, [{ questionId: "1" }]]) {
    expect(await change(broken)).toEqual({ status: 400, errorType: "ANSWERS_INVALID" });
  }
  world.sandbox.reset();
  expect(await verify("sub")).toMatchObject({ status: 200 });
});

test("an account that was registered is asked its own questions, and gets a new password by them", async () => {
  await world.register({ username: "wren88", emailAddress: "wren@members.example" });
  await askUsername(NEWCOMER);
  expect(await mail()).toEqual([{ to: "wren@members.example", username: "wren88" }]);
  expect((await questionsOf("wren88")).map(({ id }) => id)).toEqual(["3", "8"]);
  expect(await verify("wren88")).toEqual(INVALID);
  await reset(await tokenFor("wren88", "mock school"));
  expect((await world.signIn("wren88", NEW)).status).toBe(200);
});
