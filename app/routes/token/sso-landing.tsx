import { data, redirect } from "react-router";
import { sessionContext } from "../../../server/middleware/session-state.ts";
import { CHANGE_PASSWORD_PATH } from "../../../server/middleware/member.ts";
import { tokenContext } from "../../../server/middleware/token.ts";
import { pageBrand } from "../../brand/brands.ts";
import { HandOff } from "../../components/HandOff.tsx";
import { commonText, pageTitle } from "../../text/common.ts";
import { findHandOff } from "./hand-off.ts";
import { destinationOf } from "./destination.ts";
import type { Route } from "./+types/sso-landing.ts";

/** A blank page: who comes here goes on at once, or hands their token on (§2, §4, S-25). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = context.get(sessionContext);
  const { temporary, brand } = context.get(tokenContext);
  const destination = temporary.elsewhere === null ? await destinationOf(context) : "hand-off";
  switch (destination) {
    case "hand-off": {
      const handOff = findHandOff(temporary);
      // The token goes elsewhere with this page; here nobody is signed in any more.
      state.leave();
      return data({ brand: pageBrand(brand), handOff });
    }
    case "group-selection":
    case "update-preferences":
    case "registration-policies":
      throw redirect(`/${destination}`);
    case "change-password":
      // Staff cannot change a member's password; they find that said there, and may go on.
      await state.settle({ mustChangePassword: temporary.staff === null });
      throw redirect(CHANGE_PASSWORD_PATH);
    case "login-as":
      await state.settle();
      throw redirect("/login-as");
    default: {
      await state.settle();
      // What was typed when the session ended is waited for by nobody but its member.
      throw redirect(state.keptForm()?.path ?? "/home");
    }
  }
};

/** Nothing is posted here but the token, which the guard has taken by then. */
export const action = () => redirect("/sso-landing", { status: 303 });

export default function SsoLanding({ loaderData }: Route.ComponentProps) {
  const { brand, handOff } = loaderData;
  return (
    <main>
      <title>{pageTitle(commonText.continue, brand.name)}</title>
      <HandOff action={handOff.action} fields={handOff.fields} />
    </main>
  );
}
