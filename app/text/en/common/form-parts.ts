import { showWait } from "./wait.ts";

/** Texts of form components. */
export const formPartsText = {
  /** A form that has something sent, once it was used too often. */
  sentOften: (seconds: number) =>
    seconds === null
      ? "You've reached the limit for one hour, so nothing was sent. Wait a few minutes, then try again."
      : `You've reached the limit for one hour, so nothing was sent. Wait ${showWait(seconds)}, then try again.`,
  sending: "Sending…",
  requiredField: "Required field",
  choose: "Choose one",
  progress: "Progress",
  step: (number: number, of: number, label: string) => `Step ${number} of ${of}: ${label}`,
  allSteps: (of: number) => `All ${of} steps done`,
  done: "(done)",
  continue: "Continue",
  changedMeanwhile: "This was changed after you opened this page. Check it, then save again.",
  savedNow: "Saved now",
  /** Above a form that has what was typed before a session ended. */
  kept: "Your session ended before this was sent. Check it and send it again.",
};
