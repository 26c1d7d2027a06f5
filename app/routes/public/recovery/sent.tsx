import { redirect } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { pageTitle } from "#app/text/common.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { findRecovery } from "./state.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import type { Route } from "./+types/sent.ts";

const { sent: text } = recoveryText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = await findRecovery(context);
  if (state?.sent !== true) throw redirect("/recovery/username", { status: 303 });
  return { brand: pageBrand(context.get(brandContext)) };
};

/** The same for everybody who asked for a username, whether there is one or not (S-02). */
export default function UsernameSent({ loaderData }: Route.ComponentProps) {
  return (
    <div className="card sheet sheet--form">
      <title>{pageTitle(text.title, loaderData.brand.name)}</title>
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
