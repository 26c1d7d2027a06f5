import { createContext, use } from "react";
import { useLocation } from "react-router";

type TypedForm = {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
} | null;

/** What was typed on a page when its language was switched. */
export const SwitchedFormContext = createContext<TypedForm>(null);

type Values = Readonly<Record<string, string>>;

/**
 * What was typed in this page's form before the switch. A page may have several forms: only the one that
 * has these fields gets them.
 */
export function useFormBeforeSwitch(initial: Values | undefined): Values | undefined {
  const typed = use(SwitchedFormContext);
  const { pathname } = useLocation();
  if (typed === null || typed.path !== pathname) return undefined;
  const names = Object.keys(initial ?? {});
  const isOwn = names.length === 0 || names.some((name) => name in typed.fields);
  return isOwn ? typed.fields : undefined;
}
