import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { openSandbox } from "../sandbox.fixture.ts";
import { inTransaction, openDatabase } from "./database.ts";
import { createSecurityAnswerStore } from "./security-answers.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbox-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a database file of an older shape is replaced", async () => {
  const databasePath = join(folder, "older.sqlite");
  const older = new DatabaseSync(databasePath);
  older.exec("CREATE TABLE attempt (domain INTEGER, username TEXT, failed INTEGER)");
  older.exec("INSERT INTO attempt VALUES (1, 'sub', 5); PRAGMA user_version = 1");
  older.close();
  const { sandbox, signIn } = openSandbox({ databasePath });
  expect((await signIn("sub", "wrong")).status).toBe(401);
  expect((await signIn("sub")).status).toBe(200);
  sandbox.close();
});

test("a failed transaction writes nothing", () => {
  const database = openDatabase(":memory:");
  const write = () => database.exec("INSERT INTO password VALUES ('sub', 'x')");
  const failing = () => {
    write();
    throw new Error("half way");
  };
  const count = () => database.prepare("SELECT count(*) AS n FROM password").get()?.["n"];
  expect(() => inTransaction(database, failing)).toThrow("half way");
  expect(count()).toBe(0);
  inTransaction(database, write);
  expect(count()).toBe(1);
  database.close();
});

test("chosen security questions replace a member's own answers only, and are stored hashed", () => {
  const database = openDatabase(":memory:");
  const answers = createSecurityAnswerStore(database);
  const first = { questionId: "1", answer: "sandbox" };
  expect(answers.matches("sub", first)).toBe(true);
  answers.write("sub", [{ questionId: "2", answer: "Mock" }]);
  expect(answers.matches("sub", first)).toBe(false);
  expect(answers.matches("sub", { questionId: "2", answer: "sandbox" })).toBe(false);
  expect(answers.matches("sub", { questionId: "2", answer: " mock" })).toBe(true);
  expect(answers.matches("cop", first)).toBe(true);
  const kept = JSON.stringify(database.prepare("SELECT * FROM security_answer").all());
  expect(kept.toLowerCase()).not.toContain("mock");
  database.close();
});
