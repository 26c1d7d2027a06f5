import { expect, test } from "vitest";
import { createCookieWriter, readCookies } from "./cookies/cookies.ts";
import { createFlashPart } from "./flash.ts";

/** The Set-Cookie lines about the message, after the page took it or not. */
function answered(notice: string | null, { isTaken = true, status = 200, next = false } = {}) {
  const headers = new Headers(notice === null ? {} : { cookie: `notice=${notice}` });
  const received = readCookies(new Request("https://app.test/", { headers }));
  const writer = createCookieWriter("/", received);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that a notice needs
  const scope = { cookies: received.values, writer } as Parameters<typeof createFlashPart>[0];
  const part = createFlashPart(scope);
  const taken = isTaken ? part.state.takeFlash() : null;
  if (next) part.state.setFlash("address-saved");
  part.expireTaken(status);
  const out = new Headers();
  writer.writeTo(out);
  const [line] = out.getSetCookie();
  return [taken, line?.split(";")[0] ?? null];
}

test.each([
  ["is shown once", "welcome", {}, ["welcome", "notice="]],
  ["stays over a redirect", "welcome", { status: 302 }, ["welcome", null]],
  ["stays over a redirect by script", "welcome", { status: 202 }, ["welcome", null]],
  ["stays until a page shows it", "welcome", { isTaken: false }, [null, null]],
  ["is replaced by the next one", "welcome", { next: true }, ["welcome", "notice=address-saved"]],
  ["that is unknown is not shown, and removed", "made-up", {}, [null, "notice="]],
  ["that is absent is not shown", null, {}, [null, null]],
] as const)("a notice %s", (_, notice, how, left) => {
  expect(answered(notice, how)).toEqual(left);
});
