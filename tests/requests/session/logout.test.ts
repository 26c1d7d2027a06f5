import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { COOKIE } from "#server/session/cookies/cookies.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const BANNER = "You have logged out successfully.";

test.each([
  ["sub", HOST.carrier],
  ["prov", HOST.providence],
])(
  "LOGIN-08 LOGOUT-01 LOGOUT-02 ROUTE-06 GUARD-04 ROLE-03 %s at %s is logged out and told so",
  async (persona, host) => {
    const browser = await world.enter(persona, host);
    const page = await browser.open("/logout");
    expect(page.hops).toEqual(["/login"]);
    const banner = elementOf(page, ".alert");
    expect(banner.textContent).toBe(BANNER);
    expect(banner.classList.contains("tone-ok")).toBe(true);
    expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
    // A visitor comes to the same page.
    const visitor = await world.visitor(host).open("/logout");
    expect([visitor.status, visitor.hops]).toEqual([200, ["/login"]]);
  },
);

test("LOGIN-08 T-11 the banner is told once, and never to somebody who was not signed in", async () => {
  const browser = await world.enter("sub");
  expect((await browser.open("/logout")).text).toContain(BANNER);
  expect((await browser.open("/login")).text).not.toContain(BANNER);
  expect((await browser.open("/logout")).text).not.toContain(BANNER);
  expect((await world.visitor().open("/login")).text).not.toContain(BANNER);
  const sentAway = await world.visitor().open("/home");
  expect(sentAway.hops).toEqual(["/logout", "/login"]);
  expect(sentAway.text).not.toContain(BANNER);
});

test("T-11 the banner does not stand over the answer to a log-in from another tab", async () => {
  const browser = await world.enter("sub");
  const tab = await browser.open("/login");
  await browser.send("/logout");
  expect(browser.jar.has("notice")).toBe(true);
  const refused = await browser.submit(tab, "Log in", { Username: "sub", Password: "" });
  expect(refused.text).toContain("Password is a required field");
  expect(refused.text).not.toContain(BANNER);
});

test("T-11 a made-up notice says nothing, and is gone", async () => {
  const browser = world.visitor();
  browser.jar.set("notice", { value: "<b>you-won</b>", path: "/" });
  const page = await browser.open("/login");
  expect(page.html).not.toContain("you-won");
  expect(page.text).not.toContain(BANNER);
  expect(browser.jar.size).toBe(0);
});

test("ROUTE-06 T-12 the control of the frame is a form that posts, and logs out", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open("/home");
  const form = elementOf(page, 'form[action="/logout"]');
  expect(form.getAttribute("method")).toBe("post");
  const left = await browser.submit(page, "Log out");
  expect(left.hops).toEqual(["/login"]);
  expect(left.text).toContain(BANNER);
  expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
});

test("LOGOUT-12 GUARD-04 the answer that leads away from /logout has ended every cookie", async () => {
  for (const method of ["GET", "POST"]) {
    const browser = await world.enter("sub");
    for (const name of Object.values(COOKIE)) {
      if (!browser.jar.has(name)) browser.jar.set(name, { value: "left-over", path: "/" });
    }
    const response = await browser.send("/logout", { method });
    const ended = response.headers.getSetCookie().map((line) => parseSetCookie(line));
    const { flash: _flash, ...rest } = COOKIE;
    for (const name of Object.values(rest)) {
      const cookie = ended.find((each) => each.name === name);
      expect({ name, ...cookie }).toMatchObject({ value: "", maxAge: 0, path: "/", secure: true });
      expect(cookie?.expires?.getTime()).toBe(0);
    }
    const notice = ended.find(({ name }) => name === "notice");
    expect(notice).toMatchObject({ httpOnly: true, secure: true, sameSite: "strict", maxAge: 60 });
    expect([...browser.jar.keys()]).toEqual(["notice"]);
  }
});

test("LOGOUT-09 LOGOUT-10 LOGOUT-11 T-02 the browser is told to drop storage and caches, not cookies", async () => {
  for (const method of ["GET", "POST"]) {
    const browser = await world.enter("hpp", HOST.partner);
    const response = await browser.send("/logout", { method });
    expect(response.headers.get("clear-site-data")).toBe('"cache", "storage"');
  }
});

test("LOGOUT-01 LOGOUT-03 LOGOUT-04 LOGOUT-05 LOGOUT-06 LOGOUT-07 LOGOUT-08 the partner's page", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  const page = await browser.open("/logout");
  expect(page.status).toBe(200);
  expect(page.hops).toEqual([]);
  expect(textsOf(page, "h1")).toEqual(["Logged out successfully"]);
  expect(textsOf(page, "main p")).toEqual([
    "Thank you for using the dental Member Dashboard. You have been successfully logged out.",
  ]);
  expect(textsOf(page, "main h2")).toEqual(["What would you like to do next?"]);
  expect(linksOf(page)).toEqual([
    ["Return to the partner dashboard", "https://partner.example.test/dashboard"],
    ["Contact customer service", "/contact-us"],
    ["Contact the health plan", "https://partner.example.test/contact"],
  ]);
  expect(textsOf(page, "header button")).toEqual([]);
  expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
});

test("LOGOUT-01 ROLE-03 the partner's Log out control, and a visitor, come to the same page", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  const left = await browser.submit(await browser.open("/home"), "Log out");
  expect(left.hops).toEqual(["/logout"]);
  expect(browser.jar.size).toBe(0);
  const visitor = await world.visitor(HOST.partner).open("/logout");
  expect([visitor.status, visitor.hops]).toEqual([200, []]);
  for (const page of [left, visitor])
    expect(textsOf(page, "h1")).toEqual(["Logged out successfully"]);
});
