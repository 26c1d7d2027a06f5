import type { ReactNode } from "react";

/** Words for people who hear the page: they complete what the eye gets from the place. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh"> {children}</span>;
}
