import { expect, test } from "vitest";
import { elementOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { writing } from "./pending-steps.ts";

const world = useWorld();

test("a username of quotes, markup, controls and other scripts comes back as text in its field", async () => {
  const typed = `"' onfocus="alert(1)" autofocus='></title><script>alert(4711)</script>日\u202E\r\nSet-Cookie: a=b`;
  const page = await logIn(world.visitor(), typed, "wrong");
  expect(page.status).toBe(401);
  const field = elementOf(page, "#username");
  expect(field.getAttribute("value")).toBe(typed);
  expect(Object.keys(field.attributes).filter((name) => name.startsWith("on"))).toEqual([]);
  expect(field.hasAttribute("autofocus")).toBe(false);
  expect(page.html).not.toMatch(/<script>alert/);
  expect(page.document.querySelectorAll("script:not([nonce])")).toEqual([]);
  expect(page.headers.get("set-cookie")).toBeNull();
});

test("a username and password of 10,000 characters are refused without a gateway call and cut in the page", async () => {
  const { page, calls } = await writing(world, () =>
    logIn(world.visitor(), "a".repeat(10_000), "p".repeat(10_000)),
  );
  expect(page.status).toBe(400);
  expect(textsOf(page, ".summary a")).toEqual([
    "Username exceeds the maximum number of characters",
    "Password exceeds the maximum number of characters",
  ]);
  expect(elementOf(page, "#username").getAttribute("value")).toBe("a".repeat(256));
  expect(page.html.length).toBeLessThan(20_000);
  expect(calls).toEqual([]);
});

test("a typed password is in no answer to a refused log-in", async () => {
  for (const [username, password, status] of [
    ["sub", `"><b>Canary-8127</b>`, 401],
    ["", "Canary-8127", 400],
    ["sub", `Canary-8127${"x".repeat(300)}`, 400],
  ] as const) {
    const page = await logIn(world.visitor(), username, password);
    expect(page.status).toBe(status);
    expect(page.html).not.toContain("Canary-8127");
    expect([...page.headers].join(" ")).not.toContain("Canary-8127");
    expect(elementOf(page, "#password").hasAttribute("value")).toBe(false);
  }
});

// Every other kind of hostile form: tests/faults/hostile/hostile-forms.test.ts.
const form = (...pairs: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

test.each([
  new URLSearchParams(),
  new URLSearchParams(`username=sub&username=cop&password=${PASSWORD}`),
  form(["username", new File(["x"], "note.txt")], ["password", PASSWORD]),
])("a log-in post of an unusual kind, %#, is refused as a form with errors", async (body) => {
  const browser = world.visitor();
  const { page, calls } = await writing(world, () =>
    browser.open("/login", { method: "POST", body }),
  );
  expect([page.status, calls, browser.jar.size]).toEqual([400, [], 0]);
  expect(textsOf(page, ".summary a").join()).toMatch(/is a required field/);
});

test("credentials in the address do not log in and do not fill the form", async () => {
  const browser = world.visitor();
  const path = `/login?username=canary-3141&password=${PASSWORD}`;
  const { page, calls } = await writing(world, () => browser.open(path));
  expect([page.status, calls, browser.jar.size]).toEqual([200, [], 0]);
  expect(elementOf(page, "#username").getAttribute("value") ?? "").toBe("");
  expect(elementOf(page, "#password").hasAttribute("value")).toBe(false);
});
