import { homeText } from "#app/text/frame/home.ts";
import { Button } from "./Button.tsx";
import { WithContext } from "../text/VisuallyHidden.tsx";
import { useHydrated } from "../hydrated.ts";
import { snackbar } from "../../frame/snackbar.ts";

/** How long "Copied" is shown (§9). */
export const COPIED_DISMISS_AFTER = 5000;

/** Copies a value and says so. Rendered only with script. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      say("success", homeText.copied(label));
    } catch {
      say("error", homeText.notCopied(label));
    }
  }

  return (
    <Button type="button" kind="bare" size="small" icon="copy" onClick={() => void copy()}>
      <WithContext context={label}>{homeText.copy}</WithContext>
    </Button>
  );
}

function say(status: "success" | "error", text: string) {
  snackbar.push({ status, text, dismissAfter: COPIED_DISMISS_AFTER });
}
