import { useId, type ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";

/** A question mark that opens a short explanation, as a popover that needs no script. */
export function Toggletip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" className="tipbtn" popoverTarget={id} aria-label={label}>
        <Icon name="question" />
      </button>
      <div className="tip" id={id} popover="auto">
        {children}
      </div>
    </>
  );
}
