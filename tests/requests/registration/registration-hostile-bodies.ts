import { expect } from "vitest";
import type { Visitor } from "#tests/harness/visitor.ts";
import type { World } from "#tests/harness/world.ts";

type Fields = Readonly<Record<string, string>>;
type Hostile = {
  readonly what: string;
  readonly body: string | URLSearchParams | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: 400 | 403 | 415;
};

const FORM = { "content-type": "application/x-www-form-urlencoded" };

const withField = (fields: Fields, name: string, value: string) =>
  new URLSearchParams({ ...fields, [name]: value });

/** Bodies that no form of ours sends, each made from one that it would: `fields` are the right ones. */
export function hostileBodies(fields: Fields): readonly Hostile[] {
  const good = new URLSearchParams(fields).toString();
  const names = Object.keys(fields);
  const json = { "content-type": "application/json" };
  const files = new FormData();
  for (const name of names) files.append(name, new File(["x"], "note.txt"));
  return [
    { what: "no fields", body: new URLSearchParams(), status: 400 },
    ...names.map((name) => ({
      what: `10 kB of ${name}`,
      body: withField(fields, name, "x".repeat(10_000)),
      status: 400 as const,
    })),
    ...names.map((name) => {
      const { [name]: _left, ...others } = fields;
      return { what: `no ${name}`, body: new URLSearchParams(others), status: 400 as const };
    }),
    ...names.map((name) => ({
      what: `${name} twice`,
      body: new URLSearchParams([...Object.entries(fields), [name, "twice"]]),
      status: 400 as const,
    })),
    ...names.map((name) => ({
      what: `a list of ${name}`,
      body: good.replace(`${name}=`, `${name}[0]=`),
      headers: FORM,
      status: 400 as const,
    })),
    { what: "files", body: files, status: 400 },
    { what: "JSON", body: JSON.stringify(fields), headers: json, status: 415 },
    { what: "plain text", body: good, headers: { "content-type": "text/plain" }, status: 415 },
    { what: "no type", body: good, headers: { "content-type": "" }, status: 415 },
    {
      what: "parts without a boundary",
      body: good,
      headers: { "content-type": "multipart/form-data" },
      status: 400,
    },
    { what: "another origin", body: good, headers: origin("https://evil.example"), status: 403 },
    {
      what: "a neighbour's origin",
      body: good,
      headers: origin("http://localhost:1"),
      status: 403,
    },
    { what: "no origin", body: good, headers: origin("null"), status: 403 },
  ];
}

const origin = (from: string) => ({ ...FORM, origin: from });

/**
 * Posts a hostile body: the answer is a whole page that gives nothing away, and no secret came back.
 * Gives what was asked of the gateway that changes or finds anything.
 */
export async function postHostile(
  world: World,
  browser: Visitor,
  path: string,
  { body, headers = {}, status }: Hostile,
  secrets: RegExp,
) {
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(path, { method: "POST", headers, body });
    expect.soft([page.status, page.hops]).toEqual([status, []]);
    expect.soft(page.html).toContain("</html>");
    expect.soft(page.html).not.toMatch(secrets);
    expect.soft(page.html.length).toBeLessThan(40_000);
    expect.soft(page.html).not.toMatch(/\bat [^<\n]{0,200}[.][cm]?[jt]sx?:\d+|ZodError|TypeError/);
    expect.soft(page.document.querySelectorAll("h1").length).toBe(1);
  });
  return calls.filter(({ method }) => method !== "GET");
}
