import "#app/styles/pieces/letter.css";
import { useEffect, useRef, type ReactNode } from "react";
import { useNavigation } from "react-router";
import type { LetterSize } from "#app/rules/claims/appeal/letter-size.ts";

type LetterSheetProps = {
  size: LetterSize;
  /** The id of the letter's heading. */
  labelledBy: string;
  /** A letter that a form made takes the focus. */
  takesFocus: boolean;
  isPrinted?: boolean;
  children: ReactNode;
};

/** A letter of one sheet. On a page that has one, only the letter is printed. */
export function LetterSheet(props: LetterSheetProps) {
  const { size, labelledBy, takesFocus, isPrinted = true, children } = props;
  const ref = useRef<HTMLElement>(null);
  const isDue = useNavigation().state === "idle" && takesFocus;
  // In a microtask, after navigation-end.tsx has reset the focus in an effect of the same commit.
  useEffect(() => {
    if (isDue) queueMicrotask(() => ref.current?.focus());
  }, [isDue]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`card letter letter--${size}${isPrinted ? "" : " letter--screen"}`}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
