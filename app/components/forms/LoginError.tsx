import { href, Link } from "react-router";
import { errorContent } from "#app/text/frame/errors.ts";
import { loginText } from "#app/text/sign-in/login.ts";

export type LoginFormError =
  | { kind: "attempts"; remaining: number }
  | { kind: "locked" }
  | { kind: "unrecognized" }
  /** Null where the waiting time is unknown. */
  | { kind: "limited"; minutes: number | null }
  /** The gateway is in trouble; `entry` is the error catalogue's number, 0 for its generic one. */
  | { kind: "trouble"; entry: number };

type LoginErrorProps = { error: LoginFormError; withLinks: boolean };

/** Why the log-in was refused (§8); `withLinks` where the brand offers recovery. */
export function LoginError({ error, withLinks }: LoginErrorProps) {
  if (error.kind === "unrecognized") return <p>{loginText.unrecognized}</p>;
  if (error.kind === "limited") return <p>{loginText.limited(error.minutes)}</p>;
  if (error.kind === "trouble") {
    const { title, description } = errorContent(error.entry);
    return (
      <>
        <p>{title}</p>
        {description && <p>{description}</p>}
        <p>{loginText.notYou}</p>
      </>
    );
  }
  if (error.kind === "locked") {
    const { start, contact, end } = loginText.locked;
    return (
      <p>
        {start}
        <Link to={href("/contact-us")}>{contact}</Link>
        {end}
      </p>
    );
  }
  const { start, forgotUsername, or, forgotPassword, end } = loginText.attempts(error.remaining);
  return (
    <p>
      {start}
      {withLinks ? <Link to={href("/recovery/username")}>{forgotUsername}</Link> : forgotUsername}
      {or}
      {withLinks ? <Link to={href("/recovery/password")}>{forgotPassword}</Link> : forgotPassword}
      {end}
    </p>
  );
}
