import { beforeEach, expect, test } from "vitest";
import { JORDAN as jordan } from "#server/sandbox/sandbox.fixture.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import {
  openSandboxGateway,
  plainGet,
  plainWrite,
  refusalOf,
  valueOf,
} from "../../sandbox-gateway.fixture.ts";
import {
  attemptRecoveryQuestions,
  attemptSecurityQuestions,
  changePassword,
  forgotPasswordReset,
  resetPassword,
  saveSecurityAnswers,
  sendUsername,
  verifyRecovery,
} from "./security.ts";
import { requestToken } from "./token.ts";

const world = openSandboxGateway();
beforeEach(() => world.reset());

const OLD = "Sandbox-2026";
const NEW = "Another-1";

const signIn = (password: string) =>
  requestToken(world.visitor(), { username: "sub", password, domainId: 1 });

async function recoveryOf(username: string) {
  const name = { username, domainId: 1 };
  const questions = valueOf(await attemptRecoveryQuestions(world.visitor(), name));
  return { ...name, answers: questions.map(({ id }) => ({ questionId: id, answer: "sandbox" })) };
}

test("GW-20 GET account/security-questions answers questions with their ids, without a token", async () => {
  const { value, asked } = await world.during(() => attemptSecurityQuestions(world.visitor()));
  expect(asked).toEqual([plainGet("/account/security-questions", "", { authorization: null })]);
  expect(valueOf(value)).toHaveLength(8);
  expect(valueOf(value)[0]).toEqual({ id: "1", question: "What was the name of your first pet?" });
  await world.answerNext("account/security-questions", [{ id: 4, question: "Which?", more: 1 }]);
  const read = await attemptSecurityQuestions(world.visitor());
  expect(valueOf(read)).toEqual([{ id: "4", question: "Which?" }]);
});

test("GW-24 PUT account/security-answers sends answers by question, and recovery asks these questions", async () => {
  const answers = [
    { questionId: "7", answer: "Test pilot" },
    { questionId: "2", answer: "Exampleville" },
  ];
  const sent = ["PUT", "/account/security-answers", answers] as const;
  const saved = await world.writes("sub", sent, (it) => saveSecurityAnswers(it, answers));
  expect(saved.ok).toBe(true);
  const { answers: now } = await recoveryOf("sub");
  expect(now.map(({ questionId }) => questionId)).toEqual(["7", "2"]);
  const { gateway } = await world.as("sub");
  const refused = await saveSecurityAnswers(gateway, [{ questionId: "99", answer: "x" }]);
  expect(refusalOf(refused)).toEqual([400, { errorType: "ANSWERS_INVALID" }]);
});

test("GW-22 PUT account/password sends both passwords, changes the password and answers a new token", async () => {
  const { gateway, bearer } = await world.as("sub");
  const body = { currentPassword: OLD, newPassword: NEW };
  const { value, asked } = await world.during(() => changePassword(gateway, body));
  expect(asked).toEqual([plainWrite("PUT", "/account/password", bearer, body)]);
  const token = valueOf(value);
  const expected = ["410000100", false];
  expect([findTokenClaims(token ?? "")?.memberKey, `Bearer ${token}` === bearer]).toEqual(expected);
  expect([(await signIn(OLD)).ok, (await signIn(NEW)).ok]).toEqual([false, true]);
});

test("GW-22 a refused new password has its reason", async () => {
  const { gateway } = await world.as("sub");
  for (const [currentPassword, newPassword, errorType] of [
    ["wrong-1", NEW, "CURRENT_PASSWORD_INVALID"],
    [OLD, OLD, "PASSWORD_REUSED"],
    [OLD, "no-digit", "PASSWORD_INVALID"],
  ] as const) {
    const refused = await changePassword(gateway, { currentPassword, newPassword });
    expect(refusalOf(refused)).toEqual([400, { errorType }]);
  }
});

test("GW-22 a changed password without a new token in the answer gives null", async () => {
  const { gateway } = await world.as("sub");
  const body = { currentPassword: OLD, newPassword: NEW };
  for (const answer of ["", "null", "{}", '{"token":null,"more":1}']) {
    await world.answerNext("account/password", answer);
    expect([answer, valueOf(await changePassword(gateway, body))]).toEqual([answer, null]);
  }
});

test("GW-82 POST forgot-username sends the person's data without a token, and answers known and unknown alike", async () => {
  const nobody = { ...jordan, firstName: "Nobody" };
  const { value, asked } = await world.during(async () => [
    valueOf(await sendUsername(world.visitor(), jordan)),
    valueOf(await sendUsername(world.visitor(), nobody)),
  ]);
  expect(asked).toEqual([
    plainWrite("POST", "/forgot-username", null, jordan),
    plainWrite("POST", "/forgot-username", null, nobody),
  ]);
  expect(value[0]).toEqual(value[1]);

  await world.answerNext("forgot-username", {}, 503);
  expect(refusalOf(await sendUsername(world.visitor(), jordan))[0]).toBe(503);
});

test("GW-83 forgot-password posts a username, answers and a new password, which its token sets once", async () => {
  const { value, asked } = await world.during(async () => {
    const answers = await recoveryOf("sub");
    const { resetToken } = valueOf(await verifyRecovery(world.visitor(), answers));
    const body = { resetToken, newPassword: NEW };
    const first = await resetPassword(world.visitor(), body);
    return { answers, body, first, second: await resetPassword(world.visitor(), body) };
  });
  const { answers, body, first, second } = value;
  const name = { username: "sub", domainId: 1 };
  expect(asked).toEqual([
    plainWrite("POST", "/forgot-password/questions", null, name),
    plainWrite("POST", "/forgot-password/verify", null, answers),
    plainWrite("POST", "/forgot-password/reset", null, body),
    plainWrite("POST", "/forgot-password/reset", null, body),
  ]);
  expect(answers.answers).toHaveLength(2);
  expect(first.ok).toBe(true);
  expect(refusalOf(second)).toEqual([400, { errorType: "RESET_TOKEN_INVALID" }]);
  expect([(await signIn(OLD)).ok, (await signIn(NEW)).ok]).toEqual([false, true]);
});

test("GW-83 forgot-password refuses an empty list of questions and wrong answers", async () => {
  const name = { username: "sub", domainId: 1 };
  await world.answerNext("forgot-password/questions", []);
  expect(await attemptRecoveryQuestions(world.visitor(), name)).toMatchObject({
    error: { field: "(root)" },
  });
  const answers = await recoveryOf("sub");
  const unproved = await verifyRecovery(world.visitor(), { ...name, answers: [] });
  expect(refusalOf(unproved)).toEqual([401, { errorType: "ANSWERS_INVALID" }]);

  await world.answerNext("forgot-password/verify", { resetToken: "r", more: 1 });
  expect(valueOf(await verifyRecovery(world.visitor(), answers))).toEqual({ resetToken: "r" });
});

test.each([
  [null, []],
  [undefined, []],
  [true, []],
  [{}, []],
  [{ memberKeys: [1, "2"] }, ["1", "2"]],
])("GW-83 the answer %j to a new password names the member keys %j", (answer, keys) => {
  expect(forgotPasswordReset.answer.parse(answer)).toEqual(keys);
});
