import type { ComponentProps } from "react";
import { sentLang } from "../ui/text/AsSent.tsx";
import { requiredMark } from "./Field.tsx";

type ChoiceProps = Omit<ComponentProps<"input">, "className" | "children"> & {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Whether the label stands as the gateway sends it. */
  isSent?: boolean | undefined;
  /** The label carries the mark of a required field; in a group the legend does. */
  showsRequiredMark?: boolean | undefined;
  /** Ids of what else describes it, such as its errors. */
  describedBy?: string | undefined;
};

/** One radio or checkbox: the input fills the row and takes each click, the label draws it. */
export function Choice(props: ChoiceProps) {
  const { id, label, hint, isSent, showsRequiredMark, describedBy, ...input } = props;
  // Not "-hint": that is the hint of the group, which has the id of its first choice.
  const hintId = `${id}-about`;
  const ids = [hint && hintId, describedBy].filter(Boolean).join(" ");
  return (
    <div className="choice">
      <input id={id} {...input} {...(ids && { "aria-describedby": ids })} />
      <label htmlFor={id}>
        <span {...requiredMark(showsRequiredMark)} {...(isSent && sentLang)}>
          {label}
        </span>
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
