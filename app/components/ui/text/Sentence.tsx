import { Children, type ReactNode } from "react";

/** A sentence with elements in it: its pieces stand in the order of the language. */
export const Sentence = ({ parts }: { parts: readonly ReactNode[] }) => Children.toArray(parts);
