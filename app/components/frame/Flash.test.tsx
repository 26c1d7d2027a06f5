import { expect, test } from "vitest";
import { Flash } from "./Flash.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

test("COMP-05 error, success and alert each have a style of their own", () => {
  const tones = (["error", "success", "alert"] as const).map((status) => {
    const html = htmlOf(<Flash message={{ status, text: "Saved", dismissAfter: 1 }} />);
    return tagsOf(html, "div", "flash")[0];
  });
  expect(tones[0]).toContain("tone-bad");
  expect(tones[1]).toContain("tone-ok");
  expect(tones[2]).toContain("tone-warn");
  // @ts-expect-error -- another status is a type error
  htmlOf(<Flash message={{ status: "success", text: "", dismissAfter: "5" }} />);
});

test("SHELL-08 the message stands in a live region, which is there without one, and can be dismissed", () => {
  const empty = htmlOf(<Flash message={null} />);
  expect(empty).toBe('<div role="status"></div><div role="alert"></div>');
  const show = (status: "success" | "error") =>
    htmlOf(<Flash message={{ status, text: "Saved", dismissAfter: 1 }} />, "/a?b=1");
  expect(show("success")).toMatch(/^<div role="status"><div class="flash/);
  expect(wordsOf(show("success"))).toBe("Saved");
  expect(show("error")).toContain('<div role="alert"><div class="flash');
  // Without script by a link to the same page.
  expect(tagsOf(show("error"), "a", 'href="/a?b=1"', 'aria-label="Dismiss"')).toHaveLength(1);
});
