import { http, HttpResponse } from "msw";
import { calling } from "#tests/harness/world/asking.ts";
import { termsIn } from "#tests/harness/pages/tables.ts";
import { sectionOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST, type RecordedCall, type World } from "#tests/harness/world/world.ts";

/** A write that reached the gateway, and its body. */
export type Write = Pick<RecordedCall, "method" | "path" | "body">;

/** The page that `work` leads to, and its writes to the gateway. */
export async function writing(world: World, work: () => Promise<Page>) {
  const { result: page, calls } = await calling(world, work);
  return { page, calls, writes: writesOf(calls) };
}

export function writesOf(calls: readonly RecordedCall[]): Write[] {
  return calls
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, body }) => ({ method, path, body }));
}

/** The next write of this call is carried out, but its answer is lost, after `work`. */
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

/** Posts fields to a path as a form, without following redirects. */
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

/** The fields of this page's form as it stands, for posts without its button. */
export function fieldsOf(page: Page, selector = "main form"): [string, string][] {
  const inputs = page.document.querySelectorAll(`${selector} input[name]`);
  return inputs.flatMap((input) => {
    const box = ["radio", "checkbox"].includes(input.getAttribute("type") ?? "");
    if (box && !input.hasAttribute("checked")) return [];
    return [[input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]];
  });
}

/** A browser of staff who opened a member and stopped before the landing. */
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
/** A browser whose log-in was answered with this redirect, and its token. */
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

/** The page's one form: its address and fields. */
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
