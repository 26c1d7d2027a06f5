import { LoginError } from "#app/components/forms/LoginError.tsx";
import { loginText } from "#app/text/login.ts";

const { start, contact, end } = loginText.locked;

/** What who is locked out is told (§8 "Login errors"), as words alone. */
export const LOCKED = `${start}${contact}${end}`;

/** A form's refusal; that of who is locked out with its link. */
export function Refusal({ sentence }: { sentence: string }) {
  if (sentence === LOCKED) return <LoginError error={{ kind: "locked" }} withLinks />;
  return <p>{sentence}</p>;
}
