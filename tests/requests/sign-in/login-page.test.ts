import { expect, test } from "vitest";
import {
  alertsOf,
  elementOf,
  linksOf,
  logIn,
  textsOf,
  WAY_HOME,
} from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world.ts";

const world = useWorld();

const hosts = Object.values(HOST);
const withAccounts = hosts.filter((host) => host !== HOST.providence);
const hrefsIn = async (host: string) => {
  const page = await world.visitor(host).open("/login");
  return linksOf(page, "main").map(([, href]) => href);
};

test.each(hosts)(
  "ROUTE-01 ROUTE-02 ROLE-01 LOGIN-01 %s shows everybody a form for a user name and a password",
  async (host) => {
    const page = await world.visitor(host).open("/login");
    expect(page.status).toBe(200);
    expect(page.hops).toEqual([]);
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
  },
);

test.each(withAccounts)(
  "LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 %s leads on to registration, contact and recovery",
  async (host) => {
    const hrefs = await hrefsIn(host);
    expect(hrefs).toContain("/registration");
    expect(hrefs).toContain("/contact-us");
    expect(hrefs).toContain("/recovery/username");
    expect(hrefs).toContain("/recovery/password");
  },
);

test("LOGIN-06 LOGIN-07 LOGIN-03 Providence hides create-account and forgot links, not contact", async () => {
  const browser = world.visitor(HOST.providence);
  expect(await hrefsIn(HOST.providence)).toEqual(["/contact-us"]);
  const refused = await logIn(browser, "", "");
  expect(refused.html).not.toMatch(/href="\/(registration|recovery)/);
});

test("VAL-01 VAL-14 a log-in without user name is sent back with the message of that field", async () => {
  const browser = world.visitor();
  const calls = await world.callsDuring(async () => {
    const page = await logIn(browser, "", PASSWORD);
    expect(page.status).toBe(400);
    expect(textsOf(page, "#username-error p")).toEqual(["Error: Username is a required field"]);
    expect(page.document.querySelector("#password-error")).toBeNull();
  });
  expect(calls).toEqual([]);
});

test("VAL-02 VAL-14 a log-in without password is sent back, the user name kept", async () => {
  const browser = world.visitor();
  const calls = await world.callsDuring(async () => {
    const page = await logIn(browser, "sub", "");
    expect(page.status).toBe(400);
    expect(textsOf(page, "#password-error p")).toEqual(["Error: Password is a required field"]);
    expect(page.document.querySelector("#username-error")).toBeNull();
    expect(elementOf(page, "#username").getAttribute("value")).toBe("sub");
  });
  expect(calls).toEqual([]);
});

test("LOGIN-14 VAL-01 VAL-02 an empty form shows both errors at once, tied to their fields", async () => {
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
});

test("LOGIN-15 T-21 without script the button is never out of use", async () => {
  const browser = world.visitor();
  for (const page of [await browser.open("/login"), await logIn(browser, "", "")]) {
    const button = elementOf(page, "main form button");
    expect(button.hasAttribute("disabled")).toBe(false);
    expect(button.hasAttribute("aria-disabled")).toBe(false);
  }
});

test("LOGIN-16 T-21 without script the server's error goes with the next request", async () => {
  const browser = world.visitor();
  const refused = await logIn(browser, "nobody-4711", "wrong");
  expect(alertsOf(refused)).not.toEqual([]);
  const empty = await browser.submit(refused, "Log in", { Username: "", Password: "" });
  expect(alertsOf(empty).join(" ")).not.toContain("unrecognized");
  const fresh = await browser.open("/login");
  expect(alertsOf(fresh)).toEqual([]);
  expect(elementOf(fresh, "#username").getAttribute("value") ?? "").toBe("");
});

test("T-65 a signed-in member is shown the form; a refused log-in leaves the session alone", async () => {
  const { browser } = await world.signIn("sub");
  const page = await browser.open("/login");
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
  expect(textsOf(page, "header button")).toEqual(["Log out"]);
  const refused = await logIn(browser, "l598", "wrong");
  expect(refused.status).toBe(401);
  const home = await browser.open("/home");
  expect(home.hops).toEqual([]);
  expect(textsOf(home, "h1").join()).toContain("Jordan");
});

test("T-65 a log-in over a session replaces it", async () => {
  const { browser, page: first } = await world.signIn("sub");
  const second = await logIn(browser, "l598", PASSWORD);
  expect(second.hops).toEqual(WAY_HOME);
  expect(textsOf(second, "h1")).not.toEqual(textsOf(first, "h1"));
});
