import { expect, test } from "vitest";
import { createCookieWriter, readCookies, type CookieKind } from "./cookies.ts";
import { TOKEN_TTL_MS } from "../session.ts";

/** The Set-Cookie lines of a writer after `work`. */
function written(
  work: (writer: ReturnType<typeof createCookieWriter>) => void,
  base = "/",
): string[] {
  const writer = createCookieWriter(base);
  work(writer);
  const headers = new Headers();
  writer.writeTo(headers);
  return headers.getSetCookie();
}
const setLine = (kind: CookieKind, seconds: number, base: string) =>
  written((writer) => writer.set(kind, "v", seconds), base)[0] ?? "";

test("CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 cookies have path, two hours, SameSite, Secure and HttpOnly", () => {
  expect(setLine("access", 7200, "/dashboard")).toContain("Path=/dashboard");
  const gone = written((writer) => writer.expire("access"), "/dashboard");
  expect(gone[0]).toContain("Path=/dashboard");
  expect(setLine("api", 7200, "/dashboard")).toMatch(/Path=\/(;|$)/);
  const line = setLine("access", TOKEN_TTL_MS / 1000, "/");
  for (const part of ["Max-Age=7200", "SameSite=Strict", "Secure", "HttpOnly"]) {
    expect(line.split("; ")).toContain(part);
  }
});

test("of several Set-Cookie lines for one cookie only the last is sent", () => {
  const lines = written((writer) => {
    writer.set("temporary", "v", 7200);
    writer.set("api", "w", 7200);
    writer.expire("temporary");
  });
  expect(lines).toHaveLength(2);
  expect(lines.find((line) => line.startsWith("temp_token="))).toContain("Max-Age=0");
});

test("a malformed Cookie header is read as no cookies", () => {
  const headers = { cookie: `access_token=%zz; api_token="; ;;=;${"x=1;".repeat(200)}` };
  const request = new Request("http://app.test/", { headers });
  expect(readCookies(request).values.temporary).toBeUndefined();
});
