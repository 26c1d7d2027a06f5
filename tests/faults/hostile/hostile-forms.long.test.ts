import { expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { rawRequest } from "#tests/harness/network/raw.ts";
import { useServedWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { expectFormRefused, FORM, GOOD, MULTIPART, part, postsTo } from "./hostile-posts.ts";

const world = useServedWorld();
const { post, expectForbidden, expectForeignRefused } = postsTo(world);

const FILE = part("username", "sub", "a.txt");
const WRONG = "username=a&password=b";
const intent = (type: string, payload: object) =>
  `__intent__=${encodeURIComponent(JSON.stringify({ type, payload }))}&${WRONG}`;

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

test("a hostile log-in form is refused with a page", async () => {
  for (const [what, type, body, status] of FORMS) {
    const answer = await post("/login", type, body);
    expectFormRefused(answer, status, what);
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
  "a log-in posted by %s is refused with 403 and signs no member in",
  (_what, headers) => expectForbidden(() => post("/login", FORM, GOOD, headers)),
);

test.each([
  ["names no origin and no site", {}],
  ["comes from another site", { "Sec-Fetch-Site": "cross-site" }],
  ["comes from a neighbouring host", { "Sec-Fetch-Site": "same-site" }],
])("a log-in that %s is refused with 403 and signs no member in", (_what, headers) => {
  const bytes = rawRequest("POST", "/login", { "Content-Type": FORM, ...headers }, GOOD);
  return expectForbidden(() => world.exchange(bytes));
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

test.each(CHANGES)(
  "another site's post to %s with a session's cookies is refused, and the session stays",
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
])("another site's post to %s with a pending sign-in's cookies is refused", async (...row) => {
  const [target, body, who, host] = row;
  const browser = await world.enterPending(who, host);
  await expectForeignRefused(browser, target, body, host);
  expect((await browser.open("/sso-landing")).status).toBe(200);
});

test("hostile forms log no unexpected error, and a member can still log in", async () => {
  const lines = jsonLines(world.log());
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
  const browser = await world.enter("dep-adult");
  expect((await browser.open("/home")).status).toBe(200);
});
