import { readFileSync } from "node:fs";
import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { readBrands } from "#server/brands/read-brands.ts";
import { wayOf } from "#tests/harness/world/asking.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const note = {
  type: "info",
  title: "We moved",
  content: "To Elm Street",
  links: [{ label: "Our address", href: "/contact-us" }],
  canDismiss: true,
};
const outage = { type: "error", title: "Claims are down", canDismiss: false };
const summitOnly = {
  type: "success",
  title: "New in Summit",
  canDismiss: true,
  brands: ["summit"],
};
const BRANDS_FILE = brandsFile({ alerts: [note, outage, summitOnly] });
const [noteId = "", outageId = ""] = readBrands(readFileSync(BRANDS_FILE, "utf8")).brands.flatMap(
  ({ alerts }) => alerts.map(({ id }) => id),
);

const world = useWorld({ env: { BRANDS_FILE } });

const alertsOf = (page: Page) =>
  page.document.querySelectorAll(".alert h2").map((heading) => heading.textContent);

const post = (browser: Visitor, fields: Record<string, string>) =>
  browser.post("/dismiss-alert", fields);

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => parseSetCookie(line))
    .find(({ name }) => name === "dismissed");

test("DATA-33 SHELL-06 a member's page has its brand's alerts; only those that can be dismissed have a button", async () => {
  const page = await world.see("sub", "/home");
  expect(alertsOf(page)).toEqual(["We moved", "Claims are down"]);
  const [first] = page.document.querySelectorAll(".alert");
  expect(first?.querySelector('a[href="/contact-us"]')?.textContent).toContain("Our address");
  const summit = await world.see("summit", "/home", HOST.summit);
  expect(alertsOf(summit)).toEqual(["We moved", "Claims are down", "New in Summit"]);
  const controls = page.document.querySelectorAll('form[action="/dismiss-alert"] button');
  expect(controls.map((button) => button.textContent.trim())).toEqual(["Dismiss: We moved"]);
});

test("DATA-33 without script a dismissed alert disappears from this browser's pages", async () => {
  const browser = await world.enter("sub");
  const before = await browser.open("/select-group?from=here");
  const after = await browser.submit(before, "Dismiss: We moved");
  expect([after.status, after.hops]).toEqual([200, ["/select-group?from=here"]]);
  expect(alertsOf(after)).toEqual(["Claims are down"]);
  expect(alertsOf(await browser.open("/home"))).toEqual(["Claims are down"]);
  const { page: another } = await world.openAs("sub", "/home");
  expect(alertsOf(another)).toContain("We moved");
});

test("the dismissal is a session cookie of alert ids that scripts cannot read", async () => {
  const response = await post(world.visitor(), { alert: noteId, from: "/home" });
  expect(wayOf(response)).toEqual([303, "/home"]);
  expect(cookieOf(response)).toEqual({
    name: "dismissed",
    value: noteId,
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "strict",
  });
});

test("an alert that cannot be dismissed stays after a post or with a forged cookie", async () => {
  const browser = await world.enter("sub");
  const response = await post(browser, { alert: outageId, from: "/home" });
  expect(response.status).toBe(303);
  expect(cookieOf(response)).toBeUndefined();
  browser.jar.set("dismissed", { value: outageId, path: "/" });
  expect(alertsOf(await browser.open("/home"))).toContain("Claims are down");
});

// app/rules/frame/{global-alerts,safe-path}.test.ts cover invalid ids and addresses.
test("an unknown alert is not remembered, and another site's address is not returned to", async () => {
  const response = await post(world.visitor(), { alert: "0123456789ab", from: "/login" });
  expect(wayOf(response)).toEqual([303, "/login"]);
  expect(cookieOf(response)).toBeUndefined();
  const foreign = await post(world.visitor(), { alert: noteId, from: "//evil.example" });
  expect(wayOf(foreign)).toEqual([303, "/home"]);
});

test("a dismissed alert leads to no log-out, however its address is written", async () => {
  for (const from of ["/logout", "/LOGOUT?x=1", "/%6cogout"]) {
    expect(wayOf(await post(world.visitor(), { alert: noteId, from }))).toEqual([303, "/"]);
  }
});

test("a cross-site post or a GET request dismisses no alert", async () => {
  const browser = world.visitor();
  const body = new URLSearchParams({ alert: noteId, from: "/home" });
  const headers = { "sec-fetch-site": "cross-site" };
  const foreign = await world.handle(
    new Request(`${browser.origin}/dismiss-alert`, { method: "POST", body, headers }),
  );
  expect(foreign.status).toBe(403);
  expect(cookieOf(foreign)).toBeUndefined();
  const look = await browser.send(`/dismiss-alert?alert=${noteId}`);
  expect(look.status).toBe(302);
  expect(cookieOf(look)).toBeUndefined();
});
