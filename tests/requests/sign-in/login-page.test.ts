import { expect, test } from "vitest";
import {
  alertsOf,
  elementOf,
  linksOf,
  logIn,
  textsOf,
  WAY_HOME,
} from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import { writing } from "./pending-steps.ts";

const world = useWorld();

const hrefsIn = async (host: string) => {
  const page = await world.visitor(host).open("/login");
  return linksOf(page, "main").map(([, href]) => href);
};

test("ROUTE-01 ROUTE-02 ROLE-01 LOGIN-01 /login has a form for username and password that needs no script", async () => {
  const page = await world.visitor().open("/login");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
  const form = elementOf(page, "main form");
  expect(form.getAttribute("method")).toBe("post");
  const fields = form.querySelectorAll("input").map((input) => {
    const label = elementOf(page, `label[for="${input.getAttribute("id")}"]`).textContent;
    const type = input.getAttribute("type") ?? "text";
    return [label, input.getAttribute("name"), type, input.getAttribute("autocomplete")];
  });
  expect(fields).toEqual([
    ["Username", "username", "text", "username"],
    ["Password", "password", "password", "current-password"],
  ]);
  expect(form.querySelectorAll("[required]")).toHaveLength(2);
  expect(form.querySelectorAll("button[disabled], button[aria-disabled]")).toEqual([]);
});

test.each([HOST.carrier, HOST.partner])(
  "LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 log-in at %s links to registration, contact and recovery",
  async (host) => {
    const ways = ["/registration", "/contact-us", "/recovery/username", "/recovery/password"];
    expect(await hrefsIn(host)).toEqual(expect.arrayContaining(ways));
  },
);

test("LOGIN-06 LOGIN-07 LOGIN-03 Providence's log-in links to contact, not to registration or recovery", async () => {
  const browser = world.visitor(HOST.providence);
  expect(await hrefsIn(HOST.providence)).toEqual(["/contact-us"]);
  const refused = await logIn(browser, "", "");
  expect(refused.html).not.toMatch(/href="\/(registration|recovery)/);
});

test("LOGIN-14 LOGIN-15 T-21 VAL-01 VAL-02 an empty log-in shows both errors, tied to their fields", async () => {
  const page = await logIn(world.visitor(), "", "");
  expect(page.status).toBe(400);
  expect(linksOf(page, ".summary")).toEqual([
    ["Username is a required field", "#username"],
    ["Password is a required field", "#password"],
  ]);
  expect(alertsOf(page).join(" ")).toContain("There's a problem");
  for (const name of ["username", "password"]) {
    const field = elementOf(page, `#${name}`);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe(`${name}-error`);
  }
  expect(textsOf(page, "title")).toEqual(["Error: Log in - Main Carrier Member Dashboard"]);
  // Without script the button is never disabled.
  const button = elementOf(page, "main form button");
  expect([button.hasAttribute("disabled"), button.hasAttribute("aria-disabled")]).toEqual([
    false,
    false,
  ]);
});

test("LOGIN-16 T-21 without script the server's error is gone after the next request", async () => {
  const browser = world.visitor();
  const refused = await logIn(browser, "nobody-4711", "wrong");
  expect(alertsOf(refused)).not.toEqual([]);
  const empty = await browser.submit(refused, "Log in", { Username: "", Password: "" });
  expect(alertsOf(empty).join(" ")).not.toContain("unrecognized");
  const fresh = await browser.open("/login");
  expect(alertsOf(fresh)).toEqual([]);
  expect(elementOf(fresh, "#username").getAttribute("value") ?? "").toBe("");
});

test("T-65 a refused log-in keeps the session; another member's log-in replaces it", async () => {
  const { browser, page } = await world.openAs("sub", "/login");
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
  expect(textsOf(page, "header button")).toEqual(["Log out", "Español"]);
  expect((await logIn(browser, "l598", "wrong")).status).toBe(401);
  const home = await browser.open("/home");
  expect([home.hops, textsOf(home, "h1")]).toEqual([[], ["Welcome, Jordan"]]);
  const second = await logIn(browser, "l598", PASSWORD);
  expect([second.hops, textsOf(second, "h1")]).toEqual([WAY_HOME, ["Welcome, Avery"]]);
});

test.each([
  `"' onfocus="alert(1)" autofocus='`,
  "</script></title><script>alert(4711)</script><img src=x onerror=alert(4711)>",
  "👩‍⚕️ jürgen 日本 \u202Ebus\u202C a\u2028b",
  "sub\r\nSet-Cookie: a=b",
])("the username %j comes back as text in its field", async (typed) => {
  const page = await logIn(world.visitor(), typed, "wrong");
  expect(page.status).toBe(401);
  const field = elementOf(page, "#username");
  expect(field.getAttribute("value")).toBe(typed);
  expect(Object.keys(field.attributes).filter((name) => name.startsWith("on"))).toEqual([]);
  expect(field.hasAttribute("autofocus")).toBe(false);
  expect(page.html).not.toMatch(/<script>alert|<img src=x/);
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
