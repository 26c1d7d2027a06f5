import { expect, test, vi } from "vitest";
import { htmlOf } from "#app/components/ui/render-html.tsx";
import { Sentence, Sentences } from "./Sentence.tsx";

test("pieces of a sentence, and sentences in a row, stand in their order and need no keys", () => {
  const warned = vi.spyOn(console, "error").mockReturnValue();
  const term = <b>late</b>;
  const reason = <i>x</i>;
  expect(htmlOf(<Sentence parts={["Reason: ", term, "."]} />)).toBe("Reason: <b>late</b>.");
  const each = ["Line 1.", ["Reason: ", reason, "."]];
  expect(htmlOf(<Sentences each={each} />)).toBe("Line 1. Reason: <i>x</i>.");
  expect(htmlOf(<Sentences each={["", "a", "b"]} between=" · " />)).toBe(" · a · b");
  expect(htmlOf(<Sentences each={[]} />)).toBe("");
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});
