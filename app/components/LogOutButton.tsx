import { shellText } from "../text/shell.ts";
import { Button } from "./Button.tsx";

/** A plain post, not a client navigation: the browser itself drops what it kept. */
export function LogOutButton() {
  return (
    <form method="post" action="/logout">
      <Button kind="bare" size="small" icon="sign-out">
        {shellText.logOut}
      </Button>
    </form>
  );
}
