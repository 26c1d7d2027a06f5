import { expect } from "vitest";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { createVisitor, type Handler, type Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";

type Fields = Readonly<Record<string, string>>;
type Hostile = {
  readonly what: string;
  readonly body: string | URLSearchParams | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: 400 | 403 | 415;
};

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Bodies that no form of ours sends, each made from a valid one; `fields` are the valid fields. */
function hostileBodies(fields: Fields): readonly Hostile[] {
  const good = new URLSearchParams(fields).toString();
  const names = Object.keys(fields);
  const json = { "content-type": "application/json" };
  const files = new FormData();
  for (const name of names) files.append(name, new File(["x"], "note.txt"));
  return [
    { what: "no fields", body: new URLSearchParams(), status: 400 },
    ...names.map((name) => {
      const twice = [...Object.entries(fields), [name, "twice"]];
      return { what: `${name} twice`, body: new URLSearchParams(twice), status: 400 as const };
    }),
    {
      what: "10 kB in a field",
      body: new URLSearchParams({ ...fields, [names[0] ?? ""]: "x".repeat(10_000) }),
      status: 400,
    },
    {
      what: "a list",
      body: good.replace(`${names[0]}=`, `${names[0]}[0]=`),
      headers: FORM,
      status: 400,
    },
    { what: "files", body: files, status: 400 },
    { what: "JSON", body: JSON.stringify(fields), headers: json, status: 415 },
    { what: "no type", body: good, headers: { "content-type": "" }, status: 415 },
    { what: "another origin", body: good, headers: origin("https://evil.example"), status: 403 },
  ];
}

const origin = (from: string) => ({ ...FORM, origin: from });

/**
 * Each hostile body gets a whole page that reveals nothing, without a secret, and makes no gateway
 * call that changes or finds anything. The browser's posts go over the real HTTP entry, which
 * refuses other sites' posts with a page.
 */
export async function expectRefused(
  world: World,
  handle: Handler,
  browser: Visitor,
  path: string,
  fields: Fields,
  secrets: RegExp,
): Promise<void> {
  const over = createVisitor(handle, browser.origin);
  copyCookies(browser, over);
  const calls = await world.callsDuring(async () => {
    for (const { what, body, headers = {}, status } of hostileBodies(fields)) {
      const page = await over.open(path, { method: "POST", headers, body });
      expect.soft([what, page.status, page.hops]).toEqual([what, status, []]);
      expect.soft(page.html, what).toContain("</html>");
      expect.soft(page.html, what).not.toMatch(secrets);
      expect.soft(page.html.length, what).toBeLessThan(40_000);
      const trace = /\bat [^<\n]{0,200}[.][cm]?[jt]sx?:\d+|ZodError|TypeError/;
      expect.soft(page.html, what).not.toMatch(trace);
      expect.soft(page.html.split("<h1").length, what).toBe(2);
    }
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
}
