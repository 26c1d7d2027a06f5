import { expect, test } from "vitest";
import { missingIn } from "./LoginForm.tsx";

test("VAL-01 VAL-02 script names the same missing fields of a log-in as the server", () => {
  const form = new FormData();
  form.set("username", "");
  form.set("password", "");
  expect(missingIn(form)).toEqual({
    username: ["Username is a required field"],
    password: ["Password is a required field"],
  });
  form.set("username", "ana");
  form.set("password", " ");
  expect(missingIn(form)).toEqual({});
});
