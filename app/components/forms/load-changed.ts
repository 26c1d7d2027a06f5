import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { FormAnswer } from "./answered-form.ts";

/**
 * `shouldRevalidate` of a page whose form saves over what was seen (`submitSave`): where that was
 * changed meanwhile, the answer shows what is saved now, with script as without, and can be sent again.
 */
export const loadChanged = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (isAnswer(actionResult) && actionResult.error?.["seen"] != null);

const isAnswer = (result: unknown): result is Partial<FormAnswer> =>
  typeof result === "object" && result !== null && "error" in result;
