import { http, HttpResponse } from "msw";
import { calling } from "#tests/harness/world/asking.ts";
import { termsIn } from "#tests/harness/pages/tables.ts";
import { sectionOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST, type RecordedCall, type World } from "#tests/harness/world/world.ts";

/** What a call changed at the gateway, and with what. */
export type Write = Pick<RecordedCall, "method" | "path" | "body">;

/** The page that `work` leads to, and what it wrote at the gateway on the way. */
export async function writing(world: World, work: () => Promise<Page>) {
  const { result: page, calls } = await calling(world, work);
  return { page, calls, writes: writesOf(calls) };
}

export function writesOf(calls: readonly RecordedCall[]): Write[] {
  return calls
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, body }) => ({ method, path, body }));
}

/** The next write of this call is carried out, and its answer is lost on the way, after `work`. */
export const loseAnswer = (
  world: World,
  method: "post" | "put",
  path: string,
  work: () => Promise<unknown> = async () => undefined,
): void =>
  world.network.use(
    http[method](
      `${GATEWAY}/${path}`,
      async ({ request }) => {
        await world.ask(request);
        await work();
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

/** The terms and values on the card with this heading. */
export const factsOf = ({ document }: Page, heading: string): Record<string, string> =>
  termsIn(sectionOf(document, heading));

/** Posts fields to a path as a form, no redirect followed. */
export function post(
  browser: Visitor,
  path: string,
  fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  return browser.send(path, { method: "POST", body, headers: { ...headers } });
}

/** What a form of this page would send as it stands, for posts past its button. */
export function fieldsOf(page: Page, selector = "main form"): [string, string][] {
  const inputs = page.document.querySelectorAll(`${selector} input[name]`);
  return inputs.flatMap((input) => {
    const box = ["radio", "checkbox"].includes(input.getAttribute("type") ?? "");
    if (box && !input.hasAttribute("checked")) return [];
    return [[input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]];
  });
}

/** A browser of staff who opened a member and went no step further: the way is still to go. */
export async function actingFor(
  world: World,
  subscriberId: string,
  fields: Readonly<Record<string, string>> = {},
  host: string = HOST.carrier,
): Promise<Visitor> {
  const browser = await world.enter("emp", host);
  const response = await post(browser, "/login-as", { subscriberId, way: "subscriber", ...fields });
  if (response.headers.get("location") !== "/sso-landing") {
    throw new Error(`login-as answered ${response.status}`);
  }
  return browser;
}
/** A browser whose log-in was answered with this redirect, and the token it was answered with. */
export async function answeredWith(
  world: World,
  redirect: string | null,
  persona = "sub",
  host?: string,
) {
  const token = await world.token(persona);
  await world.fault({ path: "token", body: { token, redirect }, times: 1 });
  return { browser: await world.afterLogIn(persona, host), token };
}

/** The page's one form, as what it would send where. */
export function formOf(page: Page) {
  const [form, ...more] = page.document.querySelectorAll("main form");
  if (form === undefined || more.length > 0) throw new Error("not exactly one form");
  return {
    method: form.getAttribute("method"),
    action: form.getAttribute("action"),
    fields: form
      .querySelectorAll("input")
      .map((field) => ["type", "name", "value"].map((name) => field.getAttribute(name))),
    buttons: form.querySelectorAll("button").map((button) => button.textContent),
  };
}
