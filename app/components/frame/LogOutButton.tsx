import { shellText } from "#app/text/shell.ts";
import { Button } from "../ui/Button.tsx";

/** A plain post, not a client navigation, so that the browser applies Clear-Site-Data. */
export function LogOutButton() {
  return (
    <form method="post" action="/logout" aria-label={shellText.logOut}>
      <Button kind="bare" size="small" icon="sign-out">
        {shellText.logOut}
      </Button>
    </form>
  );
}
