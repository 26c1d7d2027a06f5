import type { ComponentProps } from "react";
import { partsText } from "#app/text/common/parts.ts";
import { Button } from "./Button.tsx";
import { useHydrated } from "../hydrated.ts";

/** Prints the page. It needs script: until hydration it is invisible but takes up its space. */
export function PrintButton({
  kind = "quiet",
  size = "normal",
}: Pick<ComponentProps<typeof Button>, "kind" | "size">) {
  const hydrated = useHydrated();
  return (
    <span {...(!hydrated && { className: "unseen" })}>
      <Button type="button" kind={kind} size={size} icon="printer" onClick={() => print()}>
        {partsText.print}
      </Button>
    </span>
  );
}
