import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

test("a form under way says so on its button, which keeps the focus and cannot be pressed", () => {
  const busy = htmlOf(<SubmitButton busy>Save address</SubmitButton>);
  expect(wordsOf(busy)).toBe("Sending…");
  expect(tagsOf(busy, "button", 'aria-disabled="true"', 'aria-busy="true"')).toHaveLength(1);
  expect(tagsOf(busy, "button", " disabled")).toEqual([]);
  const idle = htmlOf(<SubmitButton busy={false}>Save address</SubmitButton>);
  expect(wordsOf(idle)).toBe("Save address");
  expect(tagsOf(idle, "button", "aria-")).toEqual([]);
});
