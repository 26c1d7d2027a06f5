import { expect, test } from "vitest";
import type { FormErrors } from "#app/components/forms/answered-form.ts";
import type { LoginFormError } from "#app/components/forms/LoginError.tsx";
import { LoginForm, missingIn } from "./LoginForm.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

type Answered = {
  values?: Record<string, string>;
  fieldErrors?: FormErrors;
  formError?: LoginFormError;
};
type Props = Partial<Omit<Parameters<typeof LoginForm>[0], "answer">> & Answered;

function login({ values, fieldErrors, formError, ...props }: Props = {}): string {
  const error = { ...fieldErrors, ...(formError && { "": [formError.kind] }) };
  const answer = { error, fields: [], values: values ?? {}, refusal: formError ?? null };
  return htmlOf(
    <LoginForm answer={answer} notice={null} hideAccountLinks={false} {...props} />,
    "/login",
  );
}

test("LOGIN-01 the heading", () => {
  expect(login()).toContain("<h1>Log in to your Member Dashboard</h1>");
});

test("LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 links to registration, contact and recovery", () => {
  for (const path of ["/registration", "/contact-us", "/recovery/username", "/recovery/password"]) {
    expect(tagsOf(login(), "a", `href="${path}"`)).toHaveLength(1);
  }
});

test("LOGIN-06 LOGIN-07 where accounts are kept elsewhere there is nothing to create or recover", () => {
  const html = login({ hideAccountLinks: true });
  expect(html).not.toContain("/registration");
  expect(html).not.toContain("/recovery/");
  expect(tagsOf(html, "a", 'href="/contact-us"')).toHaveLength(1);
});

test("LOGIN-08 the green banner after logging out, and only then", () => {
  const html = login({ notice: "logged-out" });
  expect(wordsOf(html)).toContain("You have logged out successfully.");
  expect(tagsOf(html, "div", "alert", "tone-ok")).toHaveLength(1);
  expect(login()).not.toContain("You have logged out");
});

test("T-71 a session that the gateway has ended is said to be over", () => {
  const html = login({ notice: "session-over" });
  expect(wordsOf(html)).toContain("your session has ended. Log in again to continue.");
  expect(tagsOf(html, "div", "alert", "tone-info")).toHaveLength(1);
});

test("LOGIN-10 LOGIN-11 attempts remaining, with links to recover username and password", () => {
  const html = login({ formError: { kind: "attempts", remaining: 2 } });
  expect(wordsOf(html)).toContain(
    "Username and/or password unrecognized. You have 2 attempt(s) remaining. " +
      "Try again or select forgot username or password.",
  );
  expect(html).toMatch(/<a href="\/recovery\/username"[^>]*>forgot username<\/a>/);
  expect(html).toMatch(/<a href="\/recovery\/password"[^>]*>password<\/a>/);
});

test("LOGIN-10 LOGIN-07 without recovery the same words have no links", () => {
  const html = login({ formError: { kind: "attempts", remaining: 1 }, hideAccountLinks: true });
  expect(wordsOf(html)).toContain(
    "You have 1 attempt(s) remaining. Try again or select forgot username or password.",
  );
  expect(html).not.toContain("/recovery/");
});

test("LOGIN-12 a locked account", () => {
  expect(wordsOf(login({ formError: { kind: "locked" } }))).toContain(
    "Your account is locked due to too many login attempts. " +
      "To unlock, please Contact Customer Service.",
  );
});

test("LOGIN-13 any other refusal", () => {
  expect(wordsOf(login({ formError: { kind: "unrecognized" } }))).toContain(
    "Username and/or password unrecognized. Please try again.",
  );
});

test("COMP-15 errors: invalid inputs, a message each, a summary leading to them; untouched: none", () => {
  const message = "Username is a required field";
  const html = login({ fieldErrors: { username: [message] } });
  const [username = ""] = tagsOf(html, "input", 'id="username"');
  expect(username).toContain('aria-invalid="true"');
  expect(username).toContain('aria-describedby="username-error"');
  expect(html).toContain('<div id="username-error">');
  expect(wordsOf(html)).toContain(`Error: ${message}`);
  expect(html).toContain(`<a href="#username">${message}</a>`);
  expect(tagsOf(html, "input", 'id="password"')[0]).not.toContain("aria-invalid");
  expect(login()).not.toContain("aria-invalid");
  expect(login()).not.toContain("There's a problem");
});

test("what was typed comes back, a password never does", () => {
  const html = login({ values: { username: "jordan88" }, formError: { kind: "unrecognized" } });
  const [username = ""] = tagsOf(html, "input", 'id="username"');
  expect(username).toContain('value="jordan88"');
  expect(username).toContain('autoComplete="username"');
  const [password = ""] = tagsOf(html, "input", 'id="password"');
  expect(password).toContain('type="password"');
  expect(password).toContain('autoComplete="current-password"');
  expect(password).not.toContain("value=");
});

test("without script the form posts, is not checked by the browser and has no dead button", () => {
  const html = login({ fieldErrors: { username: ["x"] } });
  expect(tagsOf(html, "form", 'method="post"', "noValidate")).toHaveLength(1);
  expect(html).not.toContain("Show");
});

test("LOGIN-14 VAL-01 VAL-02 an empty form lacks both, each in the server's words", () => {
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
