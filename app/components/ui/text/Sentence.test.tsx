import { expect, test, vi } from "vitest";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { Sentence, Sentences } from "./Sentence.tsx";

test("pieces of a sentence stand in their order, and need no keys", () => {
  const warned = vi.spyOn(console, "error").mockReturnValue();
  const term = <b>late</b>;
  expect(wordsOf(htmlOf(<Sentence parts={["Reason: ", term, "."]} />))).toBe("Reason: late.");
  const reason = <i>x</i>;
  const each = ["Line 1.", ["Reason: ", reason, "."]];
  expect(htmlOf(<Sentences each={each} />)).toBe("Line 1. Reason: <i>x</i>.");
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});
