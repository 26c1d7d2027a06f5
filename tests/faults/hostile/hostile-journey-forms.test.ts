import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { useServedWorld } from "#tests/harness/world/use-world.ts";
import { expectNothingGivenAway } from "../screens/error-page.ts";

const world = useServedWorld();

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=XX";
const MARKUP = '"><script>alert(1)</script>';
const BYTES = "%ff%fe%c3%28%00%0d%0aSet-Cookie:%20x=1";

const visitor = () => Promise.resolve(world.visitor());
const member = (persona: string, host?: string) => () => world.enter(persona, host);
const enterPending = (persona: string, host?: string) => () => world.enterPending(persona, host);

/**
 * Every form of sign-in, registration and recovery except log-in, with the persona who may fill it
 * in.
 */
const PAGES: readonly (readonly [path: string, come: () => Promise<Visitor>])[] = [
  ["/registration", visitor],
  ["/recovery/username", visitor],
  ["/recovery/password", visitor],
  ["/login-as", member("emp")],
  ["/select-group", member("multi")],
  ["/account/settings/change-password", member("sub")],
  ["/account/plan-benefits?step=confirm&cancellationStatusId=M", () => world.confirmed("sub")],
  ["/group-selection", enterPending("flag360")],
  ["/update-preferences", enterPending("nopref")],
  ["/registration-policies", enterPending("prov-unsigned", "providence.localhost")],
];

type Body = { readonly type: string; readonly text: string };

const each = (names: readonly string[], value: string): Body => ({
  type: FORM,
  text: names.map((name) => `${name}=${value}`).join("&"),
});
const part = (name: string, value: string, file: string): string =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n${value}\r\n`;

const NINE_THOUSAND = Array.from({ length: 9000 }, (_, n) => `field${n}`);
const nested = (name: string) => `${name}[a][0].b`;

/**
 * Bodies posted instead of a form, made from the names of its fields, with the expected refusal.
 */
const HOSTILE: readonly (readonly [
  what: string,
  body: (names: readonly string[]) => Body,
  statuses: readonly number[],
])[] = [
  ["nothing in it", () => ({ type: FORM, text: "" }), [400, 404]],
  ["4 kB in every field", (names) => each(names, "x".repeat(4000)), [400, 404]],
  ["more than a form can be", (names) => each(names, "x".repeat(100_000)), [413]],
  ["nine thousand fields", () => each(NINE_THOUSAND, "1"), [413]],
  ["bytes that are no text in every field", (names) => each(names, BYTES), [400, 404]],
  ["markup in every field", (names) => each(names, encodeURIComponent(MARKUP)), [400, 404]],
  ["nested names", (names) => each(names.map(nested), "1"), [400, 404]],
  [
    "names of a prototype",
    () => each(["__proto__[x]", "__proto__", "constructor.prototype.y", "toString"], "1"),
    [400, 404],
  ],
  [
    "steering fields of the form library",
    () => each(["__intent__", "__state__"], '{"type":"reset"}'),
    [400, 404],
  ],
  ["JSON", () => ({ type: "application/json", text: "{}" }), [415]],
  ["plain text", (names) => ({ ...each(names, "1"), type: "text/plain" }), [415]],
  [
    "files for fields",
    (names) => ({
      type: MULTIPART,
      text: `${names.map((name) => part(name, "1", "a.txt")).join("")}--XX--`,
    }),
    [400, 404],
  ],
  ["parts that end early", () => ({ type: MULTIPART, text: "--XX\r\nContent-Disp" }), [400]],
];

/** No rule limits these user names: accounts may be older than today's rules. */
const ANY_NAME = "/recovery/password";
/** Refused before any page is asked, so that one page shows it for all. */
const REFUSED_FOR_ALL = new Set(["more than a form can be", "nine thousand fields", "plain text"]);
const TEXTS = new Set(["bytes that are no text in every field", "markup in every field"]);

test.each(PAGES)(
  "%s refuses every hostile form with a page, and sends no write",
  async (path, come) => {
    const browser = await come();
    const page = await browser.open(path);
    expect([page.status, page.hops]).toEqual([200, []]);
    const names = page.document
      .querySelectorAll("main form [name]")
      .map((field) => field.getAttribute("name") ?? "");
    expect(names.length).toBeGreaterThan(0);
    const isFirst = path === PAGES[0]?.[0];
    const hostile = HOSTILE.filter(
      ([what]) =>
        !(path === ANY_NAME && TEXTS.has(what)) && (isFirst || !REFUSED_FOR_ALL.has(what)),
    );
    for (const [what, body, statuses] of hostile) {
      const before = (await world.calls()).length;
      const { type, text } = body(names);
      const headers = { "content-type": type };
      const response = await browser.send(path, { method: "POST", headers, body: text });
      const html = await response.text();
      expect.soft(statuses, `${what}: ${response.status}`).toContain(response.status);
      expect.soft(response.headers.get("content-type"), what).toBe("text/html; charset=utf-8");
      expect.soft(response.headers.getSetCookie(), what).toEqual([]);
      expect.soft(html, what).toMatch(/<h1[^]*<\/html>/);
      expect.soft(html, what).not.toContain("<script>alert");
      expectNothingGivenAway({ html });
      const writes = (await world.calls()).slice(before).filter(({ method }) => method !== "GET");
      expect.soft(writes, what).toEqual([]);
    }
    const again = await browser.open(path);
    expect([again.status, again.hops]).toEqual([200, []]);
  },
);

test("a username of bytes or markup gets questions, and is not shown as markup", async () => {
  for (const [what, body] of HOSTILE.filter(([name]) => TEXTS.has(name))) {
    const browser = world.visitor();
    const { type, text } = body(["username"]);
    const headers = { "content-type": type };
    const page = await browser.open(ANY_NAME, { method: "POST", headers, body: text });
    expect([what, page.status, page.hops]).toEqual([what, 200, [`${ANY_NAME}/questions`]]);
    expect(page.html).not.toContain("<script>alert");
    expect([...browser.jar.keys()]).toEqual(["visitor"]);
    expectNothingGivenAway(page);
  }
});

test("hostile forms log no unexpected error", () => {
  const lines = jsonLines(world.log());
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
});
