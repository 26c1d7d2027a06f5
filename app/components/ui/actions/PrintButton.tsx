import { partsText } from "#app/text/common/parts.ts";
import { Button } from "./Button.tsx";
import { useHydrated } from "../hydrated.ts";

/** Prints the page. It needs script: until hydration it is invisible but takes up its space. */
export function PrintButton({ size = "normal" }: { size?: "normal" | "small" }) {
  const hydrated = useHydrated();
  return (
    <span {...(!hydrated && { className: "unseen" })}>
      <Button type="button" kind="quiet" size={size} icon="printer" onClick={() => print()}>
        {partsText.print}
      </Button>
    </span>
  );
}
