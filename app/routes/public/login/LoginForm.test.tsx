import { expect, test } from "vitest";
import { LoginForm, missingIn } from "./LoginForm.tsx";
import { htmlOf, tagsOf } from "#app/components/ui/render-html.tsx";

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

test.each([
  ["success", "tone-ok"],
  ["info", "tone-info"],
  ["error", "tone-bad"],
] as const)("a notice of the kind %s above the log-in has the colour %s", (kind, tone) => {
  const notice = { kind, text: "You have logged out." };
  const html = htmlOf(<LoginForm answer={undefined} notice={notice} hideAccountLinks={false} />);
  expect(tagsOf(html, "div", "alert", tone)).toHaveLength(1);
});
