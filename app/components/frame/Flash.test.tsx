import { expect, test } from "vitest";
import { Flash } from "./Flash.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const shown = (status: "error" | "success" | "alert") =>
  htmlOf(<Flash message={{ status, text: "Saved", dismissAfter: 1 }} />, "/a?b=1");

test("COMP-05 messages of error, success and alert differ in style", () => {
  const tones = (["error", "success", "alert"] as const).map(
    (status) => /flash tone-\w+/.exec(shown(status))?.[0],
  );
  expect(tones).toEqual(["flash tone-bad", "flash tone-ok", "flash tone-warn"]);
  // @ts-expect-error -- another type of time is a type error
  htmlOf(<Flash message={{ status: "success", text: "", dismissAfter: "5" }} />);
});

test("SHELL-08 the live region is there before a message, and the message can be dismissed", () => {
  const empty = htmlOf(<Flash message={null} />);
  expect(empty).toBe('<div role="status"></div><div role="alert"></div>');
  expect(shown("success")).toMatch(/^<div role="status"><div class="flash/);
  expect(wordsOf(shown("success"))).toBe("Saved");
  expect(shown("error")).toContain('<div role="alert"><div class="flash');
  // Without script by a link to the same page.
  expect(tagsOf(shown("error"), "a", 'href="/a?b=1"', 'aria-label="Dismiss"')).toHaveLength(1);
});
