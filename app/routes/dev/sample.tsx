import type { ReactNode } from "react";

type SampleProps = {
  state: string;
  /** Needs the whole width to be itself. */
  wide?: boolean;
  children: ReactNode;
};

/** One state of a component under the words that name it. */
export function Sample({ state, wide = false, children }: SampleProps) {
  return (
    <div className={wide ? "sample sample--wide" : "sample"}>
      <p className="hint">{state}</p>
      {children}
    </div>
  );
}
