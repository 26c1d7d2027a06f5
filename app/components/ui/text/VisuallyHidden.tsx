import type { ReactNode } from "react";

/** Text for screen readers alone, where sighted users see the context. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh"> {children}</span>;
}

/** A label with what screen readers hear behind it, such as whose card it is. */
export function WithContext({ children, context }: { children: ReactNode; context: ReactNode }) {
  return (
    <span>
      {children}
      <VisuallyHidden>{context}</VisuallyHidden>
    </span>
  );
}
