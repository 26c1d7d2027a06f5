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

test("LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-06 LOGIN-07 the heading, and which links", () => {
  expect(login()).toContain("<h1>Log in to your Member Dashboard</h1>");
  for (const path of ["/registration", "/contact-us", "/recovery/username", "/recovery/password"]) {
    expect(tagsOf(login(), "a", `href="${path}"`)).toHaveLength(1);
  }
  const html = login({ hideAccountLinks: true });
  expect(html).not.toContain("/registration");
  expect(html).not.toContain("/recovery/");
  expect(tagsOf(html, "a", 'href="/contact-us"')).toHaveLength(1);
});

test("LOGIN-08 T-71 the green banner after logging out; a session that was ended is said to be over", () => {
  const html = login({ notice: "logged-out" });
  expect(wordsOf(html)).toContain("You have logged out successfully.");
  expect(tagsOf(html, "div", "alert", "tone-ok")).toHaveLength(1);
  expect(login()).not.toContain("You have logged out");
  const bare = login({ notice: "session-over" });
  expect(wordsOf(bare)).toContain("your session has ended. Log in again to continue.");
  expect(tagsOf(bare, "div", "alert", "tone-info")).toHaveLength(1);
});

test("LOGIN-07 LOGIN-10 LOGIN-11 LOGIN-12 LOGIN-13 attempts remaining, locked, any other refusal", () => {
  const html = login({ formError: { kind: "attempts", remaining: 2 } });
  expect(wordsOf(html)).toContain(
    "Username and/or password unrecognized. You have 2 attempt(s) remaining. " +
      "Try again or select forgot username or password.",
  );
  expect(html).toMatch(/<a href="\/recovery\/username"[^>]*>forgot username<\/a>/);
  expect(html).toMatch(/<a href="\/recovery\/password"[^>]*>password<\/a>/);
  const bare = login({
    formError: { kind: "attempts", remaining: 1 },
    hideAccountLinks: true,
  });
  expect(wordsOf(bare)).toContain(
    "You have 1 attempt(s) remaining. Try again or select forgot username or password.",
  );
  expect(bare).not.toContain("/recovery/");
  expect(wordsOf(login({ formError: { kind: "locked" } }))).toContain(
    "Your account is locked due to too many login attempts. " +
      "To unlock, please Contact Customer Service.",
  );
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

test("what was typed comes back, a password never does; without script the form posts", () => {
  const html = login({ values: { username: "jordan88" }, formError: { kind: "unrecognized" } });
  const [username = ""] = tagsOf(html, "input", 'id="username"');
  expect(username).toContain('value="jordan88"');
  expect(username).toContain('autoComplete="username"');
  const [password = ""] = tagsOf(html, "input", 'id="password"');
  expect(password).toContain('type="password"');
  expect(password).toContain('autoComplete="current-password"');
  expect(password).not.toContain("value=");
  const bare = login({ fieldErrors: { username: ["x"] } });
  expect(tagsOf(bare, "form", 'method="post"', "noValidate")).toHaveLength(1);
  expect(bare).not.toContain("Show");
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
