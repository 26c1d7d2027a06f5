import { expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { headerOf, rawRequest } from "#tests/harness/network/raw.ts";
import { useServedWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { expectNothingGivenAway } from "../screens/error-page.ts";

const world = useServedWorld();

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=XX";
const GOOD = `username=sub&password=${PASSWORD}`;
const part = (name: string, value: string, file?: string) =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"` +
  `${file === undefined ? "" : `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const FILE = part("username", "sub", "a.txt");
const WRONG = "username=a&password=b";
const intent = (type: string, payload: object) =>
  `__intent__=${encodeURIComponent(JSON.stringify({ type, payload }))}&${WRONG}`;

const post = (
  target: string,
  type: string,
  body: Buffer | string,
  more: Record<string, string> = {},
) =>
  world.exchange(
    rawRequest("POST", target, { Origin: "http://localhost", "Content-Type": type, ...more }, body),
  );

type Hostile = readonly [what: string, type: string, body: Buffer | string, status: number];

/** As a browser encodes a form. */
const TYPED: readonly (readonly [what: string, body: Buffer | string, status: number])[] = [
  ["a user name of 10 kB", `username=${"x".repeat(10_000)}&password=x`, 400],
  ["a password of 10 kB", `username=sub&password=${"x".repeat(10_000)}`, 400],
  ["more than a form can be", `username=${"x".repeat(100_000)}`, 413],
  ["nine thousand fields", Array.from({ length: 9000 }, (_, n) => `f${n}=1`).join("&"), 413],
  ["bytes that are no UTF-8", "username=%ff%fe%c3%28&password=%80", 401],
  ["raw bytes that are no UTF-8", Buffer.from([...Buffer.from("username="), 0xff, 0xc3]), 400],
  ["a NUL", "username=a%00b&password=x", 401],
  ["broken percent signs", "username=%zz%&password=%", 401],
  ["line breaks in the user name", "username=a%0d%0aSet-Cookie:%20x=1&password=x", 401],
  ["markup", "username=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&password=x", 401],
  ["no fields", "", 400],
  ["the user name twice", `${GOOD}&username=dep-adult`, 400],
  ["the password twice", `${GOOD}&password=x`, 400],
  ["nested names", "username[a]=sub&username[b][c]=1&password[0]=x", 400],
  ["names of a prototype", `__proto__[x]=1&constructor.prototype.y=1&${WRONG}`, 401],
  ["a name two hundred levels deep", `${"a.".repeat(200)}a=1&${WRONG}`, 401],
  ["a place far beyond any list", "username[4294967294]=1&x[999999999]=1&password=x", 400],
  // The form library's own fields.
  ["an unreadable intent", `__intent__=x&${WRONG}`, 401],
  ["an unreadable state", `__state__=x&${WRONG}`, 401],
  ["a validate intent", intent("validate", { name: "username" }), 401],
  ["an insert intent", intent("insert", { name: "username", index: 4_294_967 }), 401],
  ["an update intent on a prototype", intent("update", { name: "__proto__.x", value: 1 }), 401],
];

const FORMS: readonly Hostile[] = [
  ...TYPED.map(([what, body, status]) => [what, FORM, body, status] as const),
  ["JSON", "application/json", JSON.stringify({ username: "sub", password: PASSWORD }), 415],
  ["plain text", "text/plain", GOOD, 415],
  ["an unknown kind of body", "application/octet-stream", GOOD, 415],
  ["a file for a user name", MULTIPART, `${FILE}${part("password", "x")}--XX--`, 400],
  [
    "a file for a password",
    MULTIPART,
    `${part("username", "sub")}${part("password", PASSWORD, "a")}--XX--`,
    400,
  ],
  ["parts that end early", MULTIPART, "--XX\r\nContent-Disp", 400],
  ["parts without a boundary", "multipart/form-data", part("username", "sub"), 400],
];

test("a log-in form of any hostile kind is refused with a page", async () => {
  for (const [what, type, body, status] of FORMS) {
    const answer = await post("/login", type, body);
    expect.soft(answer.status, what).toBe(status);
    expect.soft(headerOf(answer, "content-type"), what).toBe("text/html; charset=utf-8");
    expect.soft(headerOf(answer, "set-cookie"), what).toBeUndefined();
    expect.soft(answer.body, what).toContain("<h1");
    expect.soft(answer.body, what).toMatch(/<\/html>/);
    expect.soft(answer.body, what).not.toContain("<script>alert");
    expectNothingGivenAway({ html: answer.body });
  }
});

const ORIGINS: readonly (readonly [what: string, headers: Record<string, string>])[] = [
  ["another site", { Origin: "https://evil.example" }],
  ["another port of this host", { Origin: "http://localhost:1" }],
  ["the same host by https", { Origin: "https://localhost" }],
  ["a page without origin", { Origin: "null" }],
  ["an origin that is none", { Origin: ":::" }],
  ["two origins", { Origin: "http://localhost, https://evil.example" }],
  [
    "another site that forges a proxy's headers",
    {
      Origin: "https://evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "host=evil.example;proto=https",
    },
  ],
];

test.each(ORIGINS)(
  "a log-in posted by %s is refused, and nobody is signed in",
  async (_what, headers) => {
    const before = (await world.calls()).length;
    const answer = await post("/login", FORM, GOOD, headers);
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("Error code: 403 Forbidden");
    expect(headerOf(answer, "set-cookie")).toBeUndefined();
    expect((await world.calls()).length).toBe(before);
  },
);

test.each([
  ["names no origin and no site", {}],
  ["comes from another site", { "Sec-Fetch-Site": "cross-site" }],
  ["comes from a neighbouring host", { "Sec-Fetch-Site": "same-site" }],
])("a log-in that %s is refused, and nobody is signed in", async (_what, headers) => {
  const bytes = rawRequest("POST", "/login", { "Content-Type": FORM, ...headers }, GOOD);
  const answer = await world.exchange(bytes);
  expect(answer.status).toBe(403);
  expect(answer.body).toContain("Error code: 403 Forbidden");
  expect(headerOf(answer, "set-cookie")).toBeUndefined();
});

/** Every address that accepts a form from a signed-in person, with fields it could accept. */
const CHANGES = [
  ["/home", "intent=ebill"],
  ["/home.data", "intent=ebill"],
  ["/account/ebill", "intent=ebill"],
  ["/account/ebill?edit=preferences", "discontinuePaperStatements=N"],
  ["/logout", ""],
  ["/logout.data", ""],
  ["/resource-download/id-card.pdf", ""],
  ["/sso-landing", "token=a.b.c"],
  ["/session-ended", "intent=extend"],
  ["/select-group", "groupId=1"],
  ["/select-group.data", "groupId=1"],
  ["/account/settings/change-password", `currentPassword=${PASSWORD}&newPassword=Other-2026`],
  ["/account/download", `username=sub&password=${PASSWORD}`],
  ["/account/confidential", "emailAddress=a%40members.example&about=ALL"],
  ["/id-card", "category=M"],
  ["/id-card/0/M/email", "emailAddress=a%40members.example"],
  ["/registration", "firstName=Ada"],
  ["/login-as", "subscriberId=904417823&way=subscriber"],
  ["/login-as.data", "subscriberId=904417823&way=subscriber"],
  ["/login-as/end", ""],
] as const;

/** Headers that a browser adds. */
const cookieOf = ({ jar }: Visitor) =>
  [...jar].map(([name, { value }]) => `${name}=${value}`).join("; ");

/** Another site's post with a browser's cookies is refused with a page, and calls nothing. */
async function expectForeignRefused(browser: Visitor, target: string, body: string, host: string) {
  const headers = { Origin: "https://evil.example", Cookie: cookieOf(browser), Host: host };
  const asked = (await world.calls()).length;
  const answer = await post(target, FORM, body, headers);
  expect(answer.status).toBe(403);
  expect(answer.body).toContain("Error code: 403 Forbidden");
  expect(headerOf(answer, "set-cookie")).toBeUndefined();
  expect((await world.calls()).length).toBe(asked);
}

test.each(CHANGES)(
  "another site's post to %s with a session's cookies does nothing",
  async (...row) => {
    const [target, body] = row;
    const browser = await world.enter(target.startsWith("/login-as") ? "emp" : "sub");
    await expectForeignRefused(browser, target, body, HOST.carrier);
    expect((await browser.open("/home")).status).toBe(200);
  },
);

test.each([
  ["/group-selection", "groupId=1", "flag360", HOST.carrier],
  ["/update-preferences", "emailAddress=a%40b.example", "nopref", HOST.carrier],
  ["/registration-policies", "communication=Y&eob=N", "prov-unsigned", HOST.providence],
  ["/sso-landing", "token=a.b.c", "sub", HOST.carrier],
])("another site's post to %s with a temporary token does nothing", async (...row) => {
  const [target, body, who, host] = row;
  const browser = await world.enterPending(who, host);
  await expectForeignRefused(browser, target, body, host);
  expect((await browser.open("/sso-landing")).status).toBe(200);
});

test("after all of this nothing was a surprise, and a member can log in", async () => {
  const lines = jsonLines(world.log());
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
  const browser = await world.enter("dep-adult");
  expect((await browser.open("/home")).status).toBe(200);
});
