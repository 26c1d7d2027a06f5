import type { IncomingMessage } from "node:http";

const page = (title: string, content: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
  `<body><main><h1>${title}</h1>${content}</main></body></html>`;

/** The provider's log-in; `action` is the address of this visit. */
export const loginPage = (action: string, isWrong: boolean): string =>
  page(
    "Sandbox ID",
    (isWrong ? '<p role="alert">Wrong user name or password.</p>' : "") +
      `<form method="post" action="${action.replaceAll(/[^\w/-]/g, "")}">` +
      '<p><label for="username">User name</label> <input id="username" name="username"></p>' +
      '<p><label for="password">Password</label> ' +
      '<input id="password" name="password" type="password"></p>' +
      '<p><button>Log in</button> <button name="cancel" value="1">Cancel</button></p></form>',
  );

/** Asks whether to log out, by the provider's own form; null once that is done. */
export const logoutPage = (form: string | null): string =>
  form === null
    ? page("Logged out", "<p>You are logged out of Sandbox ID.</p>")
    : page(
        "Log out of Sandbox ID?",
        form.replace("</form>", '<button name="logout" value="yes">Log out</button></form>'),
      );

const LONGEST = 10_000;

export async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST) break;
  }
  return new URLSearchParams(text);
}
