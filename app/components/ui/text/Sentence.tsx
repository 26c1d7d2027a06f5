import { createElement, Fragment, type ReactNode } from "react";

/**
 * A sentence with elements in it: its pieces stand in the order of the language. They are children of
 * their own, as in JSX, so that they need no keys.
 */
export const Sentence = ({ parts }: { parts: readonly ReactNode[] }) =>
  parts.every((part) => typeof part === "string")
    ? parts.join("")
    : createElement(Fragment, null, ...parts);

type SentencesProps = { each: readonly (string | readonly ReactNode[])[]; between?: string };

/** Sentences in a row, each a text or its pieces. */
export const Sentences = ({ each, between = " " }: SentencesProps) => (
  <Sentence parts={each.flatMap((pieces, index) => [index === 0 ? "" : between, pieces].flat())} />
);
