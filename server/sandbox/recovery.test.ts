import { afterEach, expect, test } from "vitest";
import { JORDAN, NEWCOMER, openSandbox, TODAY } from "./sandbox.fixture.ts";

let now = new Date(TODAY);
const world = openSandbox({ clock: () => now });
afterEach(() => {
  now = new Date(TODAY);
  world.sandbox.reset();
});

const NEW = "Recovered-1";
type Question = { id: string; question: string };

async function questionsOf(username: string, domainId = 1): Promise<Question[]> {
  const body = { username, domainId };
  const response = await world.ask("POST", "forgot-password/questions", { body });
  return (await response.json()) as Question[];
}

async function verify(username: string, answer = "sandbox", domainId = 1): Promise<unknown> {
  const asked = await questionsOf(username, domainId);
  const answers = asked.map(({ id }) => ({ questionId: id, answer }));
  return world.send("POST", "forgot-password/verify", { username, domainId, answers });
}

const tokenFor = async (username: string, answer?: string) =>
  ((await verify(username, answer)) as { resetToken: string }).resetToken;
const reset = (resetToken: string, newPassword = NEW) =>
  world.send("POST", "forgot-password/reset", { resetToken, newPassword });
const mail = async () => (await world.get("__sandbox/mail")).json();

const INVALID = { status: 401, errorType: "ANSWERS_INVALID" };
const LOCKED = { status: 401, errorType: "ACCOUNT_LOCKED" };
const BAD_TOKEN = { status: 400, errorType: "RESET_TOKEN_INVALID" };

test("a user name is mailed to its member, and every request gets the same answer", async () => {
  const ask = (body: object) => world.send("POST", "forgot-username", body);
  const answers = [
    await ask(JORDAN),
    await ask({ ...JORDAN, firstName: "Nobody" }),
    await ask({ ...JORDAN, domainId: 2 }),
    await ask(NEWCOMER),
  ];
  expect(answers).toEqual(answers.map(() => ({ status: 200 })));
  expect(await mail()).toEqual([{ to: "jordan@members.example", username: "sub" }]);
});

test("each user name, known or not, has two of eight questions", async () => {
  const all = (await (await world.get("account/security-questions")).json()) as Question[];
  expect(new Set(all.map(({ id }) => id)).size).toBe(8);
  const pairs = new Set<string>();
  for (const name of ["sub", "nobody", "cop", "somebody", "ini", "x1", "x2", "x3", "x4", "x5"]) {
    const asked = await questionsOf(name);
    expect(all).toEqual(expect.arrayContaining(asked));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
    expect(await questionsOf(` ${name.toUpperCase()}`)).toEqual(asked);
    pairs.add(asked.map(({ id }) => id).join());
  }
  expect(pairs.size).toBeGreaterThan(5);
  for (const body of [
    {},
    { username: "", domainId: 1 },
    { username: "x".repeat(101), domainId: 1 },
  ])
    expect(await world.send("POST", "forgot-password/questions", body)).toMatchObject({
      status: 400,
    });
});

test("a reset token serves once, for fifteen minutes", async () => {
  const [first, second, other] = [
    await tokenFor("sub"),
    await tokenFor("sub"),
    await tokenFor("ma"),
  ];
  now = new Date(now.getTime() + 899_000);
  expect(await reset(first)).toMatchObject({ status: 200 });
  expect(await reset(second)).toEqual(BAD_TOKEN);
  now = new Date(now.getTime() + 1000);
  expect(await reset(other)).toEqual(BAD_TOKEN);
  expect(await reset("nothing")).toEqual(BAD_TOKEN);
});

test.each(["sub", "nobody-here"])("five wrong attempts lock the user name %s", async (name) => {
  for (const time of [1, 2, 3, 4]) {
    expect([time, await verify(name, "wrong")]).toEqual([time, INVALID]);
  }
  expect(await verify(name, "wrong")).toEqual(LOCKED);
  expect(await verify(name.toUpperCase())).toEqual(LOCKED);
  expect(await verify("cop", "wrong")).toEqual(INVALID);
  expect(await verify(name, "wrong", 2)).toEqual(INVALID);
});

test("missing or misplaced answers are refused", async () => {
  const [first, second] = await questionsOf("sub");
  const all = ["1", "2", "3", "4", "5", "6", "7", "8"];
  const others = all.filter((id) => id !== first?.id && id !== second?.id);
  const given = (ids: readonly (string | undefined)[]) =>
    world.send("POST", "forgot-password/verify", {
      username: "sub",
      domainId: 1,
      answers: ids.map((questionId) => ({ questionId, answer: "sandbox" })),
    });
  expect(await given([first?.id])).toEqual(INVALID);
  expect(await given(others.slice(0, 2))).toEqual(INVALID);
  expect(await given([])).toEqual(INVALID);
  expect(await given([second?.id, first?.id])).toMatchObject({ status: 200 });
  expect(await world.send("POST", "forgot-password/verify", { username: "sub" })).toMatchObject({
    status: 400,
  });
});
