import { expect } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { headerOf, rawRequest, type RawAnswer } from "#tests/harness/network/raw.ts";
import type { useServedWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { expectNothingGivenAway } from "../screens/error-page.ts";

export const FORM = "application/x-www-form-urlencoded";
export const GOOD = `username=sub&password=${PASSWORD}`;
export const MULTIPART = "multipart/form-data; boundary=XX";
export const part = (name: string, value: string, file?: string) =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"` +
  `${file === undefined ? "" : `; filename="${file}"`}\r\n\r\n${value}\r\n`;

/** The form is refused with a page that gives nothing away. */
export function expectFormRefused(answer: RawAnswer, status: number, what: string): void {
  expect.soft(answer.status, what).toBe(status);
  expect.soft(headerOf(answer, "content-type"), what).toBe("text/html; charset=utf-8");
  expect.soft(headerOf(answer, "set-cookie"), what).toBeUndefined();
  expect.soft(answer.body, what).toContain("<h1");
  expect.soft(answer.body, what).toMatch(/<\/html>/);
  expect.soft(answer.body, what).not.toContain("<script>alert");
  expectNothingGivenAway({ html: answer.body });
}

/** Posts bytes to a served world. */
export function postsTo(world: ReturnType<typeof useServedWorld>) {
  const post = (
    target: string,
    type: string,
    body: Buffer | string,
    more: Record<string, string> = {},
  ) =>
    world.exchange(
      rawRequest(
        "POST",
        target,
        { Origin: "http://localhost", "Content-Type": type, ...more },
        body,
      ),
    );
  /** The post is refused as another site's, with a page, and calls nothing. */
  async function expectForbidden(posting: () => Promise<RawAnswer>) {
    const asked = (await world.calls()).length;
    const answer = await posting();
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("Error code: 403 Forbidden");
    expect(headerOf(answer, "set-cookie")).toBeUndefined();
    expect((await world.calls()).length).toBe(asked);
  }
  /** Another site's post with a browser's cookies. */
  const expectForeignRefused = (browser: Visitor, target: string, body: string, host: string) => {
    const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const headers = { Origin: "https://evil.example", Cookie: cookie, Host: host };
    return expectForbidden(() => post(target, FORM, body, headers));
  };
  return { post, expectForbidden, expectForeignRefused };
}
