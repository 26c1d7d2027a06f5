import { expect, test } from "vitest";
import { MAX_DISMISSED } from "#app/rules/frame/global-alerts.ts";
import { dismissedCookie, dismissedIn, globalAlertsSetting } from "./global-alerts.ts";
import { settingsWith } from "./settings.fixture.ts";

const note = { type: "info", title: "We moved", canDismiss: true };
const read = (...alerts: unknown[]) => globalAlertsSetting.parse(JSON.stringify(alerts));

function problemsOf(text: string): string[] {
  return (globalAlertsSetting.safeParse(text).error?.issues ?? []).map(({ message }) => message);
}

test("DATA-33 an alert has type, title, content, links, buttons and canDismiss", () => {
  const links = [{ label: "Our address", href: "/contact-us" }];
  const buttons = [{ label: "Directions", href: "https://map.example/us" }];
  const [alert] = read({ ...note, content: "To Elm Street", links, buttons, brands: ["summit"] });
  expect(alert).toEqual({
    id: expect.stringMatching(/^[\da-f]{12}$/) as string,
    kind: "info",
    title: "We moved",
    content: "To Elm Street",
    links,
    buttons,
    canDismiss: true,
    brands: ["summit"],
  });
  for (const type of ["success", "warning", "error"]) {
    expect(read({ ...note, type })[0]).toMatchObject({ kind: type, content: null, links: [] });
  }
});

test("without the setting there are no alerts", () => {
  expect(globalAlertsSetting.parse(undefined)).toEqual([]);
});

test("an alert keeps its id as long as its words are the same, wherever it stands and is shown", () => {
  const [alert] = read(note);
  const [, moved] = read({ ...note, title: "Other" }, { ...note, brands: ["carrier"] });
  expect(moved?.id).toBe(alert?.id);
  const changes = [
    { title: "We moved!" },
    { type: "warning" },
    { content: "x" },
    { links: [{ label: "a", href: "/a" }] },
    { buttons: [{ label: "a", href: "/a" }] },
  ];
  const ids = changes.map((change) => read({ ...note, ...change })[0]?.id);
  expect(new Set([alert?.id, ...ids]).size).toBe(changes.length + 1);
});

test.each([
  ["nonsense", /expected array/],
  ["{}", /expected array/],
  [JSON.stringify([{ ...note, type: "notice" }]), /^\[0\]\.type .*"info"/],
  [JSON.stringify([note, { ...note, title: " " }]), /^\[1\]\.title /],
  [JSON.stringify([{ type: "info", title: "x" }]), /^\[0\]\.canDismiss /],
  [JSON.stringify([{ ...note, canDismiss: "yes" }]), /^\[0\]\.canDismiss /],
  [JSON.stringify([{ ...note, brand: "summit" }]), /^\[0\] .*"brand"/],
  [JSON.stringify([{ ...note, brands: ["acme"] }]), /^\[0\]\.brands\[0\] /],
  [JSON.stringify([{ ...note, links: [{ label: "x" }] }]), /^\[0\]\.links\[0\]\.href /],
  [JSON.stringify(Array.from({ length: 11 }, () => note)), /<=10/],
])("a problem in %j is named with its place", (text, problem) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "home",
  "",
  "blob:https://a.example/1",
])("a link to %j is refused", (href) => {
  const text = JSON.stringify([{ ...note, buttons: [{ label: "Go", href }] }]);
  expect(problemsOf(text)).toEqual([
    "[0].buttons[0].href must be a path of this site, or an http(s), tel or mailto address",
  ]);
});

test("the start names every problem of the alerts, each under the setting's name", () => {
  const GLOBAL_ALERTS = JSON.stringify([{ ...note, type: "x", canDismiss: 1 }]);
  const start = () => settingsWith({ GLOBAL_ALERTS });
  expect(start).toThrow(/GLOBAL_ALERTS: \[0\]\.type [\s\S]*GLOBAL_ALERTS: \[0\]\.canD/);
  expect(settingsWith({ GLOBAL_ALERTS: "[]" }).GLOBAL_ALERTS).toEqual([]);
});

const withCookie = (cookie: string) => new Request("http://a.test", { headers: { cookie } });

test("what was dismissed is read back from the cookie, and a hostile one is none", () => {
  const ids = ["0123456789ab", "ba9876543210"];
  const [pair = ""] = dismissedCookie(ids).split(";");
  expect(dismissedIn(withCookie(pair))).toEqual(ids);
  expect(dismissedIn(new Request("http://a.test"))).toEqual([]);
  for (const hostile of [
    "dismissed=%zz",
    "dismissed",
    "=;=",
    "dismissed=<script>",
    "__proto__=1",
  ]) {
    expect(dismissedIn(withCookie(hostile))).toEqual([]);
  }
});

test("the cookie is small, ours alone, and ends with the browser", () => {
  const most = Array.from({ length: MAX_DISMISSED }, () => "0123456789ab");
  const cookie = dismissedCookie(most);
  expect(cookie).toMatch(/^dismissed=[\da-f.]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(cookie.length).toBeLessThan(400);
});
