import type { ReactNode } from "react";

/** Text for screen readers alone, where sighted users see the context. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh"> {children}</span>;
}
