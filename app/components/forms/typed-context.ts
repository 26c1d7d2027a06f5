import { createContext } from "react";

type TypedForm = {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
} | null;

/** What was typed on a page when its language was switched. */
export const TypedContext = createContext<TypedForm>(null);
