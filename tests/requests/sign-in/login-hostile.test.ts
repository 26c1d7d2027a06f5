import { expect, test } from "vitest";
import { elementOf, logIn, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { PASSWORD } from "#tests/harness/world.ts";

const world = useWorld();

const usernames = {
  quotes: `"' onfocus="alert(1)" autofocus='`,
  "angle brackets": "</title><script>alert(4711)</script>",
  "an end of script": "</script><img src=x onerror=alert(4711)>",
  entities: "&lt;b&gt; &amp;quot; &#39;",
  "a template": "{{7*7}} ${7*7} <%= 7*7 %>",
  emoji: "👩‍⚕️ jürgen 日本",
  "line breaks": "sub\r\nSet-Cookie: a=b",
  "right to left": "\u202Ebus\u202C",
  "line separators": "a\u2028b\u2029c",
};

test.each(Object.entries(usernames))(
  "a user name with %s comes back as it was typed, and acts as nothing else",
  async (_what, typed) => {
    const page = await logIn(world.visitor(), typed, "wrong");
    expect(page.status).toBe(401);
    const field = elementOf(page, "#username");
    expect(field.getAttribute("value")).toBe(typed);
    expect(Object.keys(field.attributes).filter((name) => name.startsWith("on"))).toEqual([]);
    expect(field.hasAttribute("autofocus")).toBe(false);
    expect(page.html).not.toContain("<script>alert");
    expect(page.html).not.toContain("<img src=x");
    expect(page.document.querySelectorAll("script:not([nonce])")).toEqual([]);
    expect(page.headers.get("set-cookie")).toBeNull();
  },
);

test("a user name with a NUL is refused as any other, with a whole page", async () => {
  const page = await logIn(world.visitor(), "su\0b", "wrong");
  expect(page.status).toBe(401);
  expect(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
});

test("a user name of ten thousand characters is too long: it is not asked for, nor sent back whole", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await logIn(world.visitor(), "a".repeat(10_000), "wrong");
    expect(page.status).toBe(400);
    expect(textsOf(page, "#username-error p")).toEqual([
      "Error: Username exceeds the maximum number of characters",
    ]);
    expect(elementOf(page, "#username").getAttribute("value")).toBe("a".repeat(256));
    expect(page.html.length).toBeLessThan(20_000);
  });
  expect(calls).toEqual([]);
});

test("a password of ten thousand characters is too long", async () => {
  const calls = await world.callsDuring(async () => {
    const page = await logIn(world.visitor(), "sub", "p".repeat(10_000));
    expect(page.status).toBe(400);
    expect(textsOf(page, "#password-error p")).toEqual([
      "Error: Password exceeds the maximum number of characters",
    ]);
  });
  expect(calls).toEqual([]);
});

test.each([
  ["a refusal", "sub", "Canary-8127", 401],
  ["a missing user name", "", "Canary-8127", 400],
  ["markup", "sub", `"><b>Canary-8127</b>`, 401],
  ["a password that is too long", "sub", `Canary-8127${"x".repeat(300)}`, 400],
])(
  "nothing typed into the password field comes back with %s",
  async (_what, username, password, status) => {
    const page = await logIn(world.visitor(), username, password);
    expect(page.status).toBe(status);
    expect(page.html).not.toContain("Canary-8127");
    expect([...page.headers].join(" ")).not.toContain("Canary-8127");
    expect(elementOf(page, "#password").hasAttribute("value")).toBe(false);
  },
);

test("nothing typed into the password field comes back with a success", async () => {
  const { browser, page } = await world.signIn("sub");
  expect(page.html).not.toContain(PASSWORD);
  expect((await browser.open("/login")).html).not.toContain(PASSWORD);
});

const form = (...pairs: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};
const note = () => new File(["x"], "note.txt");

test.each([
  ["no fields", new URLSearchParams()],
  ["fields of other names", new URLSearchParams({ user: "sub", pass: PASSWORD })],
  ["a user name twice", new URLSearchParams(`username=sub&username=cop&password=${PASSWORD}`)],
  ["a password twice", new URLSearchParams(`username=sub&password=x&password=${PASSWORD}`)],
  ["nested names", new URLSearchParams(`username[a]=sub&password[]=${PASSWORD}`)],
  ["a prototype's name", new URLSearchParams("__proto__[username]=sub&constructor=x")],
  ["a file as user name", form(["username", note()], ["password", PASSWORD])],
  ["a file as password", form(["username", "sub"], ["password", note()])],
])("a post with %s is sent back as a form with errors", async (_what, body) => {
  const browser = world.visitor();
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/login", { method: "POST", body });
    expect(page.status).toBe(400);
    expect(textsOf(page, ".summary a").join()).toMatch(/is a required field/);
    expect(browser.jar.size).toBe(0);
  });
  expect(calls).toEqual([]);
});

const JSON_BODY = JSON.stringify({ username: "sub", password: PASSWORD });
test.each([
  ["application/json", JSON_BODY, 415],
  ["text/plain", `username=sub&password=${PASSWORD}`, 415],
  ["text/html", "<p>", 415],
  ["", "username=sub", 415],
  ["multipart/form-data", "no boundary", 400],
  ["multipart/form-data; boundary=x", "--y\r\nhalf", 400],
])("a post of type %j is answered with the page of a bad request", async (type, body, status) => {
  const browser = world.visitor();
  const calls = await world.callsDuring(async () => {
    const headers = { "content-type": type };
    const page = await browser.open("/login", { method: "POST", headers, body });
    expect(page.status).toBe(status);
    expect(page.text).toContain("Error code: 400 Bad request");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.html).not.toContain(PASSWORD);
  });
  expect(calls).toEqual([]);
});

test("credentials in the address neither sign in nor fill the form", async () => {
  const browser = world.visitor();
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(`/login?username=canary-3141&password=${PASSWORD}`);
    expect(page.status).toBe(200);
    expect(elementOf(page, "#username").getAttribute("value") ?? "").toBe("");
    expect(elementOf(page, "#password").hasAttribute("value")).toBe(false);
  });
  expect(calls).toEqual([]);
  expect(browser.jar.size).toBe(0);
});
