import { LoginError } from "#app/components/forms/LoginError.tsx";
import { loginText } from "#app/text/login.ts";

const { start, contact, end } = loginText.locked;

/** The sentence for a locked account (§8 "Login errors") without its link. */
export const LOCKED = `${start}${contact}${end}`;

/** The error of a form; that of a locked account has its link. */
export function Refusal({ sentence }: { sentence: string }) {
  if (sentence === LOCKED) return <LoginError error={{ kind: "locked" }} withLinks />;
  return <p>{sentence}</p>;
}
