import { http } from "msw";
import { expect, test } from "vitest";
import { logIn, WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY, HOST, PASSWORD } from "#tests/harness/world/world.ts";

const world = useWorld();

test("ROLE-01 ROLE-03 ROLE-04 a visitor opens log-in, log-out and error pages without gateway calls", async () => {
  const calls = await world.callsDuring(async () => {
    for (const [path, status] of [
      ["/login", 200],
      ["/logout", 200],
      ["/error/404", 404],
      ["/error/500", 500],
    ] as const) {
      expect([path, (await world.visitor().open(path)).status]).toEqual([path, status]);
    }
  });
  expect(calls).toEqual([]);
});

/** A token of the same member with another role: the gateway accepts it as it did the first. */
function withRole(token: string, role: unknown): string {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...said, role })).toString("base64url");
  return [head, changed, signature].join(".");
}

async function homeWithRole(role: unknown, host: string, persona: string) {
  const token = await world.token(persona);
  const changed = withRole(token, role);
  world.network.use(
    http.all(`${GATEWAY}/*`, ({ request }) => {
      if (new URL(request.url).pathname === "/token") {
        return Response.json({ token: changed, redirect: null });
      }
      const headers = new Headers(request.headers);
      if (headers.get("authorization") === `Bearer ${changed}`) {
        headers.set("authorization", `Bearer ${token}`);
      }
      return world.ask(new Request(request, { headers }));
    }),
  );
  const browser = world.visitor(host);
  const page = await logIn(browser, persona, PASSWORD);
  world.network.resetHandlers();
  return { browser, page };
}

test("ROLE-21 an unknown role gives a member's home and no login-as; a role that is no text is refused", async () => {
  const plain = await world.see("sub", "/home");
  const { browser, page } = await homeWithRole("LOGINASANYONE", HOST.carrier, "sub");
  expect(page.hops).toEqual(WAY_HOME);
  expect(page.text).toBe(plain.text);
  expect((await browser.open("/login-as")).hops).toEqual(["/error/404"]);
  expect((await homeWithRole({ admin: true }, HOST.carrier, "sub")).page.status).toBe(502);
});
