import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { errorContent } from "#app/text/frame/errors.ts";
import { loginText } from "#app/text/sign-in/login.ts";
import { Sentence } from "../ui/text/Sentence.tsx";

export type LoginFormError =
  | { kind: "attempts"; remaining: number }
  | { kind: "locked" }
  | { kind: "unrecognized" }
  /** Null if the waiting time is unknown. */
  | { kind: "limited"; minutes: number | null }
  /** The gateway is in trouble; `entry` is the error catalogue's number, 0 for its generic one. */
  | { kind: "trouble"; entry: number };

/** Why the log-in was refused (§8); `withLinks` where the brand offers recovery. */
export function LoginError({ error, withLinks }: { error: LoginFormError; withLinks: boolean }) {
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
    return (
      <p>
        <Sentence parts={loginText.locked(linkTo(href("/contact-us")))} />
      </p>
    );
  }
  const link = (to: string) => (withLinks ? linkTo(to) : (words: string) => words);
  const parts = loginText.attempts<ReactNode>(error.remaining, {
    username: link(href("/recovery/username")),
    password: link(href("/recovery/password")),
  });
  return (
    <p>
      <Sentence parts={parts} />
    </p>
  );
}

const linkTo = (to: string) => (words: string) => <Link to={to}>{words}</Link>;
