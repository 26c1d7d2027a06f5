import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { Strategy } from "remix-auth/strategy";
import { expect, test } from "vitest";
import { z } from "zod";
import { CALLS } from "#scripts/contract/contract.ts";
import { authenticate, authenticatorFor, STRATEGIES, type StrategyName } from "./authenticator.ts";

const ROOT = join(import.meta.dirname, "../..");
const HERE = "server/sign-in/";

/** The modules of the product with their code. */
const modules = globSync("{app,server}/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$|^server\/sandbox\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(ROOT, file), "utf8") }));

/** Modules that import `name` from a module with this file name. */
const takersOf = (name: string, from: string): string[] =>
  modules
    .filter(({ code }) =>
      [...code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"([^"]+)"/g)].some(
        ([, names = "", path = ""]) =>
          path.endsWith(`/${from}.ts`) && names.split(",").some((each) => each.trim() === name),
      ),
    )
    .map(({ file }) => file)
    .toSorted();

/** Each call of the contract that answers a token: its module, and the functions that make it. */
const TOKEN_CALLS = {
  "POST token": ["password", "token", "requestToken", "postToken"],
  "POST login-as": ["login-as", "token", "requestLoginAs", "postLoginAs"],
  "POST group-selection": ["group-switch", "token", "switchGroup", "postGroupSelection"],
  "POST account/registration": ["new-account", "registration", "register", "postRegistration"],
} as const;

test("each sign-in is a remix-auth strategy that its authenticator knows by name", () => {
  const names = Object.keys(STRATEGIES) as StrategyName[];
  const expected = [
    "group-switch",
    "identity-provider",
    "login-as",
    "new-account",
    "password",
    "receive-token",
  ];
  expect(names.toSorted()).toEqual(expected);
  const visit = { context: new RouterContextProvider(), url: new URL("http://app.test/") };
  for (const name of names) {
    const strategy = authenticatorFor(name, visit, undefined as never).get(name);
    expect(strategy, name).toBeInstanceOf(Strategy);
    expect(strategy, name).toBeInstanceOf(STRATEGIES[name]);
    expect(strategy?.name).toBe(name);
  }
});

test("each gateway call that answers a token is used by one sign-in module only", () => {
  const answering = CALLS.filter((call) => {
    const shape = JSON.stringify(
      z.toJSONSchema(call.answer, { io: "input", unrepresentable: "any" }),
    );
    return shape.includes('"token"');
  }).map(({ method, path }) => `${method} ${path}`);
  // A change of password renews the existing session under a new id and signs nobody in.
  const without = answering.filter((call) => call !== "PUT account/password");
  expect(answering).toHaveLength(without.length + 1);
  expect(without.toSorted()).toEqual(Object.keys(TOKEN_CALLS).toSorted());
  for (const [way, from, does, call] of Object.values(TOKEN_CALLS)) {
    expect(takersOf(does, from), does).toEqual([`${HERE}${way}.ts`]);
    expect([[], [`${HERE}${way}.ts`]], call).toContainEqual(takersOf(call, from));
  }
});

test("a confirmed password starts no session, and its answer holds no token", () => {
  expect(takersOf("tryPassword", "password")).toEqual([`${HERE}confirm-password.ts`]);
  expect(takersOf("confirmPassword", "confirm-password")).toEqual([
    "app/forms/submit/confirm-password.ts",
  ]);
  const code = modules.find(({ file }) => file === `${HERE}confirm-password.ts`)?.code ?? "";
  expect(code).not.toMatch(/startSignIn|createSession|startSession|sessionContext|sessionFor/);
  // Its answer holds no token.
  const answers = /export type Confirmation =[^]*?Trouble;/.exec(code)?.[0] ?? "";
  expect(answers).toContain('"confirmed"');
  expect(answers).not.toMatch(/token/i);
  expect(code).toMatch(/function confirmPassword\([^]*?\): Promise<Confirmation>/);
});

test("every strategy starts the session in startSignIn, and no other module does", () => {
  expect(takersOf("startSignIn", "start-sign-in")).toEqual([`${HERE}strategy.ts`]);
  const extending = modules.filter(({ code }) => /extends SignInStrategy\b/.test(code));
  expect(extending.map(({ file }) => file).toSorted()).toEqual(
    Object.keys(STRATEGIES)
      .toSorted()
      .map((name) => `${HERE}${name}.ts`),
  );
  for (const { file, code } of extending) {
    expect(code.match(/this\.verify\(/g), file).toHaveLength(1);
  }
  const beginning = modules.filter(
    ({ code }) =>
      /createPendingSession\(/.test(code) || /sessionContext\b[^]*\.startPending\(/.test(code),
  );
  expect(beginning.map(({ file }) => file).toSorted()).toEqual([`${HERE}start-sign-in.ts`]);
});

test("a strategy takes the form's fields, not the request body", async () => {
  const request = new Request("http://app.test/x", { method: "POST", body: "a=1" });
  await request.text();
  const visit = { request, context: new RouterContextProvider(), url: new URL(request.url) };
  // It fails only at the browser's session, which is missing here.
  await expect(authenticate("receive-token", visit, { token: "x" })).rejects.toThrow(
    /No value found for context/,
  );
});
