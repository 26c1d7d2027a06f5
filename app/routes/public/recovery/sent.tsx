import { href, redirect } from "react-router";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import { recovery } from "./state.ts";
import { WaysOut } from "#app/sign-in/visitor-parts.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/sent.ts";

const { sent: text } = recoveryText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = recovery.find(context);
  if (state?.sent !== true) throw redirect(href("/recovery/username"), { status: 303 });
  return null;
};

/** The same page whether the username exists or not (S-02). */
export default function UsernameSent() {
  return (
    <div className="card sheet sheet--form">
      <PageTitle page={text.title} />
      <div className="sheet__head">
        <h1>{text.heading}</h1>
      </div>
      <p>{text.text}</p>
      <p>{text.nothing}</p>
      <div className="sheet__foot">
        <WaysOut />
      </div>
    </div>
  );
}
