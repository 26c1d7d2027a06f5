import { expect, test } from "vitest";
import { MAX_DISMISSED } from "#app/rules/frame/global-alerts.ts";
import { dismissedCookie, dismissedIn } from "./global-alerts.ts";

const withCookie = (cookie: string) => new Request("http://a.test", { headers: { cookie } });

test("dismissed alerts are read back from their cookie, and nothing is read from a forged one", () => {
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

test("the cookie of dismissed alerts is small, hidden from script and other sites, and ends with the browser", () => {
  const most = Array.from({ length: MAX_DISMISSED }, () => "0123456789ab");
  const cookie = dismissedCookie(most);
  expect(cookie).toMatch(/^dismissed=[\da-f.]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(cookie.length).toBeLessThan(400);
});
